import { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { countries, findCountry } from '#domain/travel/countries.ts'

/** Only for loaders and actions: the numbering plans and the names of all countries stay on the server. */

export interface DialingCode {
  /** ISO 3166 code. */
  country: string
  /** `Nigeria (+234)`. */
  label: string
}

/** Every country that has telephone numbers, by name. */
export const dialingCodes: readonly DialingCode[] = getCountries()
  .flatMap((country) => {
    const name = findCountry(country)?.name
    return name ? [{ country, label: `${name} (+${getCountryCallingCode(country)})` }] : []
  })
  .sort((a, b) => a.label.localeCompare(b.label))

/** Every country that issues passports, by name; `iso3` is how its passports write it. */
export const passportCountries: readonly { code: string; name: string; iso3: string }[] = countries.map(
  ({ code, name, iso3 }) => ({ code, name, iso3 }),
)

/**
 * E.164 (`+2348031234567`) of a number as people type it: with spaces, dashes or brackets, national (`0803…`) or with its country code (`+234…`,
 * `00234…`). Text that is not a number of that country is returned unchanged, and so is a national number without a country.
 */
export function toE164(typed: string, country: string): string {
  const text = typed.trim().replace(/^00(?=[1-9])/, '+')
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  return number?.isPossible() ? number.number : text
}

/** The two fields of a stored number: its country, and the national number. */
export function phoneFields(e164: string): { country: string; number: string } {
  const number = parsePhoneNumberFromString(e164)
  return number?.country ? { country: number.country, number: number.formatNational() } : { country: '', number: e164 }
}
