/** The facts that an agency's country determines: currency, time zone and number format. */
export interface Regional {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217: the currency of the agency's sales and wallet. */
  currency: string
  /** IANA name of the time zone of times and days. */
  zone: string
  /** BCP 47: the number format. */
  locale: string
}

/** What a member may choose for themselves; null: the agency's. */
export interface OwnRegional {
  zone: string | null
  locale: string | null
  /** The currency in which prices are shown first; sales stay in the agency's. */
  currency: string | null
}

/** How a reader writes numbers and tells the time: a member's own choices, else the agency's. */
export type ReaderRegional = Pick<Regional, 'zone' | 'locale'>

export const readerOf = (agency: Regional, own: OwnRegional | null | undefined): ReaderRegional => ({
  zone: own?.zone ?? agency.zone,
  locale: own?.locale ?? agency.locale,
})

/**
 * The language of the texts (BCP 47), for screen readers and translators: English of the agency's country. Never the `locale`: with `fr-SN` a screen
 * reader would read English words as French.
 */
export const textLanguage = (country: string): string => `en-${country}`

/** The city of a zone's name: `Nairobi` of `Africa/Nairobi`, `New York` of `America/New_York`. */
export const cityOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Whether this machine knows a zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
