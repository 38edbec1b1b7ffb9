import { defaultRegional } from '../defaults.ts'
import type { Regional } from '../regional.ts'
import { citiesOf } from './cities.ts'
import { type Country, findCountry } from './countries.ts'
import { zoneAt } from './zone-at.ts'

declare global {
  namespace Intl {
    // In the runtimes since 2024 (ECMA-402, Intl Locale Info); not yet in TypeScript's own declarations.
    interface Locale {
      getTimeZones?(): string[] | undefined
    }
  }
}

/** Every name of a zone, older spellings too, as the one that this runtime lists. */
const listed = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** The IANA zones of a country, as the Unicode tables list them; none for a few territories without people. */
export const zonesOf = (country: string): readonly string[] => new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []

/** The zone of a country's capital; of its largest city where the table of cities does not have the capital. */
function usualZone(country: string, capital: string | null): string {
  const cities = citiesOf(country)
  const [city] = [...cities.filter(({ name }) => name === capital), ...cities]
  const zones = zonesOf(country)
  const zone = city && zoneAt(city.latitude, city.longitude)
  // At a border the point of a city may lie in the neighbour's zone.
  if (zone && (zones.length === 0 || zones.includes(listed(zone)))) return zone
  return zones[0] ?? defaultRegional.zone
}

/** Whether the Unicode tables know how a language is written in a country. */
const isKnown = (locale: string): boolean => new Intl.NumberFormat(locale).resolvedOptions().locale === locale

/** Numbers are written as in the English of the country and, where there is none, as in its own language: Brazil writes 1.284,50. */
function usualLocale({ code, languageCode }: Country): string {
  const locales = ['en', languageCode ?? 'en'].map((language) => `${language}-${code}`)
  return locales.find(isKnown) ?? `en-${code}`
}

/** What is usual in a country. Undefined for a code that no country has. */
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
