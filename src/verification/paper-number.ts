/**
 * The number of a paper out of what someone typed or scanned: either case, blanks anywhere, any dash. Undefined
 * when no number of ours looks like that.
 */
export function paperNumber(typed: string): string | undefined {
  const number = typed
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
  return /^[A-Z]{2,6}-[A-Z0-9]{2,5}-\d{4}-\d{6}$/.test(number) ? number : undefined
}
