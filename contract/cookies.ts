const DAY = 86_400

/** Every cookie of the product: how many seconds a browser keeps it, and whether scripts write it, which they cannot where they may not read it. */
export const cookies = {
  /** The session of a member of an agency. */
  'tradewind.session_token': { seconds: 7 * DAY, byScripts: false },
  /** The session of a customer of a storefront. */
  'shopper-session': { seconds: 30 * DAY, byScripts: false },
  /** A visitor of a storefront, sealed. */
  shopper: { seconds: 30 * DAY, byScripts: false },
  /** The accounts that were signed in to in this browser, sealed. */
  'known-device': { seconds: 365 * DAY, byScripts: false },
  /** The currency that prices are shown in. */
  currency: { seconds: 365 * DAY, byScripts: true },
  /** What one unit of that currency costs in NGN. */
  currencyRate: { seconds: 365 * DAY, byScripts: true },
  /** Light, dark or as the device asks. */
  colorScheme: { seconds: 365 * DAY, byScripts: true },
  /** Whether the navigation of the desk is narrow. */
  navigation: { seconds: 365 * DAY, byScripts: true },
  /** One way, round trip or multi-city: what the search form begins with. */
  flowType: { seconds: 365 * DAY, byScripts: true },
  /** The nationality that a search for stays begins with. */
  guestNationality: { seconds: 365 * DAY, byScripts: true },
  /** The columns of the list of orders. */
  orderColumns: { seconds: 365 * DAY, byScripts: true },
} as const satisfies Record<string, { seconds: number; byScripts: boolean }>

export type CookieName = keyof typeof cookies
/** What is rendered for this browser. Scripts write it, so it is never anything secret. */
export type Preference = { [Name in CookieName]: (typeof cookies)[Name]['byScripts'] extends true ? Name : never }[CookieName]

/** By https with the prefix that makes browsers take the cookie from its own host alone: no other agency's address can set or shadow it. */
export const cookieName = (name: CookieName, isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${name}`

/** A cookie as `Set-Cookie` and `document.cookie` spell it; no value ends it. Without a domain it never leaves the host that set it. */
export const cookieText = (name: CookieName, value: string, isHttps: boolean): string =>
  [
    `${cookieName(name, isHttps)}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${value === '' ? 0 : cookies[name].seconds}`,
    'SameSite=Lax',
    ...(cookies[name].byScripts ? [] : ['HttpOnly']),
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')

/** The value of a cookie in a `cookie` header, decoded; null where there is none or it cannot be decoded. */
export function readCookie(header: string, name: CookieName, isHttps: boolean): string | null {
  const wanted = cookieName(name, isHttps)
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim() !== wanted) continue
    try {
      return decodeURIComponent(value.join('=').trim())
    } catch {
      return null
    }
  }
  return null
}
