/** What an agency's country decides: its money, its clocks and how it writes numbers. */
export interface Regional {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217: what the agency sells and has its wallet in. */
  currency: string
  /** IANA name of the zone in which instants are read and days are counted. */
  zone: string
  /** BCP 47: how numbers are written. */
  locale: string
}

/**
 * The language of the texts (BCP 47), for screen readers and translators: English, as one finds it in the agency's country. Never the `locale`: a
 * screen reader would read English words by the rules of French where `fr-SN` writes the numbers.
 */
export const textLanguage = (country: string): string => `en-${country}`

/** The city that names a zone: `Nairobi` of `Africa/Nairobi`, `New York` of `America/New_York`. */
export const cityOfZone = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Whether the clocks of this machine know a zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
