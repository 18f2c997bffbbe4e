/**
 * An address whose percent signs stand for no text (/v/%ff) as one in which they stand for themselves: so it meets
 * the page that it asks for, or the page of what is not there, instead of the parser's own words.
 */
export function readableUrl(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? ''
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
