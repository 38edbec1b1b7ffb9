/** How long a preference stays, in seconds: one year. */
const lifetime = 31_536_000

/** The value of a cookie in a `cookie` header or `document.cookie`; `null` when absent or not decodable. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** A preference as a cookie for the server's next rendering. Never for anything secret. */
export const cookieText = (name: string, value: string, isSecure = false): string =>
  `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifetime}; samesite=lax${isSecure ? '; secure' : ''}`

/** Remembers a preference in this browser. */
export function writeCookie(name: string, value: string): void {
  document.cookie = cookieText(name, value, location.protocol === 'https:')
}
