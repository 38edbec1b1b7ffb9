import { type Preference, preferenceText, readCookie } from '#contract/session/cookies.ts'

const isHttps = (address: string): boolean => address.startsWith('https:')

/** A preference of the browser that sent a request; null without one. */
export const readPreference = (request: Request, name: Preference): string | null =>
  readCookie(request.headers.get('cookie') ?? '', name, isHttps(request.url))

/** The `Set-Cookie` of a preference for the browser that sent a request. */
export const preferenceFor = (request: Request, name: Preference, value: string): string =>
  preferenceText(name, value, isHttps(request.url))

/** Stores a preference in this browser for the server's next rendering. */
export function writePreference(name: Preference, value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the only place that writes cookies; attributes come from the table of cookies
  document.cookie = preferenceText(name, value, isHttps(location.href))
}
