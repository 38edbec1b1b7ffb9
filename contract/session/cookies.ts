const DAY = 86_400

/**
 * Every cookie of the product is in one of these two tables. Who somebody is, with the seconds that a browser keeps it: out of the reach of scripts,
 * whose code does not hold this table either.
 */
export const sessionCookies = {
  /** The session of a member of an agency. */
  'tradewind.session_token': 7 * DAY,
  /** The session of a customer of a storefront. */
  'shopper-session': 30 * DAY,
  /** A visitor of a storefront, sealed. */
  shopper: 30 * DAY,
  /** The accounts that were signed in to in this browser, sealed. */
  'known-device': 365 * DAY,
} as const
export type SessionCookie = keyof typeof sessionCookies

/** What is rendered for this browser. Scripts write it, which they could not if they might not read it, so it is never anything secret. */
export type Preference =
  | 'currency'
  /** What one unit of that currency costs in `currencyBase`. */
  | 'currencyRate'
  /** The currency that the rate is told in: that of the agency where it was chosen. */
  | 'currencyBase'
  | 'colorScheme'
  /** Whether the navigation of the desk is narrow. */
  | 'navigation'
  /** One way, round trip or multi-city: what the search form begins with. */
  | 'flowType'
  /** The nationality that a search for stays begins with. */
  | 'guestNationality'
  /** The columns that somebody chose of a list. */
  | 'orderColumns'
  | 'transactionColumns'
  | 'mailColumns'

/** By https with the prefix that makes browsers take the cookie from its own host alone: no other agency's address can set or shadow it. */
export const cookieName = (name: SessionCookie | Preference, isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${name}`

interface Written {
  seconds: number
  isHttps: boolean
}

/** Without a domain a cookie never leaves the host that set it. */
const written = (name: SessionCookie | Preference, value: string, { seconds, isHttps }: Written): string[] => [
  `${cookieName(name, isHttps)}=${encodeURIComponent(value)}`,
  'Path=/',
  `Max-Age=${seconds}`,
  'SameSite=Lax',
  ...(isHttps ? ['Secure'] : []),
]

/** As `Set-Cookie` spells it; without a value it ends. */
export const sessionText = (name: SessionCookie, value: string, isHttps: boolean): string =>
  [...written(name, value, { seconds: value === '' ? 0 : sessionCookies[name], isHttps }), 'HttpOnly'].join('; ')

/** As `Set-Cookie` and `document.cookie` spell it. */
export const preferenceText = (name: Preference, value: string, isHttps: boolean): string =>
  written(name, value, { seconds: 365 * DAY, isHttps }).join('; ')

/** The value of a cookie in a `cookie` header, decoded; null where there is none or it cannot be decoded. */
export function readCookie(header: string, name: SessionCookie | Preference, isHttps: boolean): string | null {
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
