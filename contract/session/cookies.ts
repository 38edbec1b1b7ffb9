const DAY = 86_400

/**
 * Every cookie of the product is in one of these two tables. The first has identity cookies with their maximum age in seconds. They are HttpOnly, and
 * the code of scripts does not include this table.
 */
export const sessionCookies = {
  /** The session of a member of an agency. */
  'tradewind.session_token': 7 * DAY,
  /** The session of a customer of a storefront. */
  'shopper-session': 30 * DAY,
  /** A visitor of a storefront, sealed. */
  shopper: 30 * DAY,
  /** A sign-in whose password was right and whose second factor is asked for. */
  'second-step': 600,
  /** The accounts that signed in with this browser before, sealed. */
  'known-device': 365 * DAY,
} as const
export type SessionCookie = keyof typeof sessionCookies

/** Display preferences of this browser. Scripts write these cookies and can read them, so they never contain secrets. */
export type Preference =
  | 'currency'
  /** The value of one unit of that currency in `currencyBase`. */
  | 'currencyRate'
  /** The base currency of the rate: the currency of the agency where it was chosen. */
  | 'currencyBase'
  | 'colorScheme'
  /** Whether the navigation of the portal is collapsed. */
  | 'navigation'
  /** The initial trip type of the search form: one-way, round trip or multi-city. */
  | 'flowType'
  /** How prices of stays are shown: of a night or of the whole stay, with taxes or without. */
  | 'stayPrices'
  /** How results of tours are shown: as a list, a grid or a map. */
  | 'tourView'
  /** The nationality that a search for stays begins with. */
  | 'guestNationality'
  /** The chosen columns of a list. */
  | 'orderColumns'
  | 'transactionColumns'
  | 'mailColumns'
  | 'customerColumns'
  | 'ownTourColumns'
  | 'packageColumns'

/** On https with the prefix `__Host-`: browsers accept the cookie only from its own host, so no other agency's address can set or shadow it. */
export const cookieName = (name: SessionCookie | Preference, isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${name}`

interface Written {
  seconds: number
  isHttps: boolean
}

/** A cookie without a domain is only sent to the host that set it. */
const written = (name: SessionCookie | Preference, value: string, { seconds, isHttps }: Written): string[] => [
  `${cookieName(name, isHttps)}=${encodeURIComponent(value)}`,
  'Path=/',
  `Max-Age=${seconds}`,
  'SameSite=Lax',
  ...(isHttps ? ['Secure'] : []),
]

/** The `Set-Cookie` header; without a value it deletes the cookie. */
export const sessionText = (name: SessionCookie, value: string, isHttps: boolean): string =>
  [...written(name, value, { seconds: value === '' ? 0 : sessionCookies[name], isHttps }), 'HttpOnly'].join('; ')

/** As in `Set-Cookie` and `document.cookie`. */
export const preferenceText = (name: Preference, value: string, isHttps: boolean): string =>
  written(name, value, { seconds: 365 * DAY, isHttps }).join('; ')

/** The decoded value of a cookie in a `cookie` header; null if it is missing or invalid. */
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
