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
