/** The value of a cookie, decoded; null where there is none or it cannot be decoded. */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim() !== name) continue
    try {
      return decodeURIComponent(value.join('=').trim())
    } catch {
      return null
    }
  }
  return null
}
