import { type DayPart, dayParts, factsOf } from '#domain/flights/offer-facts.ts'
import { wayName } from '../../../../products/flight/fare-words.ts'
import { endsOf } from '../../../../products/flight/slice-words.ts'
import type { FilterOption } from '../../../../results/filter-part.ts'
import { option, section } from '../../../../results/filter-part.ts'
import type { FlightSection } from '../flight-parts.ts'
import { counts, type Found } from './count-options.ts'

const partWords: Record<DayPart, { label: string; hours: string }> = {
  night: { label: 'Night', hours: '00:00–05:59' },
  morning: { label: 'Morning', hours: '06:00–11:59' },
  afternoon: { label: 'Afternoon', hours: '12:00–17:59' },
  evening: { label: 'Evening', hours: '18:00–23:59' },
}

const verbs = { departs: 'Departs', arrives: 'Arrives' } as const

/** For each slice the times of day of departure and arrival. */
export function timeSections(found: Found): FlightSection[] {
  const ways = found.groups[0]?.cheapest.slices ?? []
  const now = {
    departs: counts(found, 'departs', (offer) => factsOf(offer).departs),
    arrives: counts(found, 'arrives', (offer) => factsOf(offer).arrives),
  }
  return ways.map((slice, way) => {
    const { fromCity, toCity } = endsOf(slice)
    const name = wayName(way, ways.length)
    const options = (kind: 'departs' | 'arrives'): FilterOption[] =>
      dayParts.map((part) => {
        const { label, hours } = partWords[part]
        const value = `${way}-${part}`
        const chip = `${ways.length > 1 ? `${name} ` : ''}${verbs[kind].toLowerCase()} ${hours}`
        return option(now[kind].get(value), value, label, { note: hours, chip: chip.charAt(0).toUpperCase() + chip.slice(1) })
      })
    const title = ways.length > 1 ? `${name} times` : 'Times'
    return section(title, [
      { kind: 'many', name: 'departs', label: `Departs ${fromCity}`, options: options('departs') },
      { kind: 'many', name: 'arrives', label: `Arrives ${toCity}`, options: options('arrives') },
    ])
  })
}
