const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
}
// Controls, and the marks that turn the reading direction and so hide a name's true ending.
const hidden = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const forbidden = /["*/:<>?\\|]/g
const longest = 100

/** A name safe to keep and to offer: no folders, no hidden signs, the ending that the content has. */
export function cleanFileName(name: string, contentType: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(hidden, '').replace(forbidden, '').trim()
  const stem = plain
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^\.+|\.+$/g, '')
    .trim()
  return `${Array.from(stem === '' ? 'document' : stem)
    .slice(0, longest)
    .join('')}${endings[contentType] ?? ''}`
}

/** Content-Disposition by RFC 6266: plain letters for old programs, the true name by RFC 5987 for all others. */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
