import { defaultRegional } from '../defaults.ts'
import type { Regional } from '../regional.ts'
import { citiesOf } from './cities.ts'
import { type Country, findCountry } from './countries.ts'
import { zoneAt } from './zone-at.ts'

declare global {
  namespace Intl {
    // In runtimes since 2024 (ECMA-402, Intl Locale Info); not yet in TypeScript's declarations.
    interface Locale {
      getTimeZones?(): string[] | undefined
    }
  }
}

/** Every name of a time zone, including older spellings, mapped to the name of this runtime. */
const listed = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** The IANA time zones of a country in the Unicode tables; none for a few uninhabited territories. */
export const zonesOf = (country: string): readonly string[] => new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []

/** The time zone of a country's capital, or of its largest city if the table of cities has no capital. */
function usualZone(country: string, capital: string | null): string {
  const cities = citiesOf(country)
  const [city] = [...cities.filter(({ name }) => name === capital), ...cities]
  const zones = zonesOf(country)
  const zone = city && zoneAt(city.latitude, city.longitude)
  // Near a border the position of a city may be in the neighbour's zone.
  if (zone && (zones.length === 0 || zones.includes(listed(zone)))) return zone
  return zones[0] ?? defaultRegional.zone
}

/** Whether the Unicode tables have a language for a country. */
const isKnown = (locale: string): boolean => new Intl.NumberFormat(locale).resolvedOptions().locale === locale

/** Numbers have the format of the country's English or, without one, of its own language: Brazil writes 1.284,50. */
function usualLocale({ code, languageCode }: Country): string {
  const locales = ['en', languageCode ?? 'en'].map((language) => `${language}-${code}`)
  return locales.find(isKnown) ?? `en-${code}`
}

/** The defaults of a country. Undefined for an unknown code. */
export function usualRegional(code: string): Regional | undefined {
  const country = findCountry(code)
  if (!country) return undefined
  return {
    country: code,
    currency: country.currency?.code ?? defaultRegional.currency,
    zone: usualZone(code, country.capital),
    locale: usualLocale(country),
  }
}
