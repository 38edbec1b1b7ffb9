import { factsOf } from '#domain/flights/offer-facts.ts'
import type { Numbers } from '#domain/numbers.ts'
import { emissionRule, kilograms } from '../../../../products/flight/emission-words.ts'
import { option, range, section } from '../../../../results/filter-part.ts'
import type { FlightPart, FlightSection } from '../flight-parts.ts'
import { counts, type Found } from './count-options.ts'
import { flagOption } from './list-sections.ts'

type Limit = Extract<FlightPart, { kind: 'limit' }>

function limit(ends: { min: number; max: number } | null, part: Omit<Limit, 'kind' | 'min' | 'max'>): Limit[] {
  return ends ? [{ kind: 'limit', ...part, ...ends }] : []
}

const orNull = (title: string, parts: FlightPart[], more: Partial<FlightSection> = {}) =>
  parts.length > 0 ? section(title, parts, more) : null

export const totalSection = ({ groups }: Found): FlightSection | null =>
  orNull(
    'Price',
    limit(range(groups.map((group) => group.cheapest.total.amount)), {
      name: 'maxTotal',
      label: 'Highest price',
      unit: 'money',
      isFloor: false,
    }),
    { isOpen: true },
  )

export const minutesSection = ({ groups }: Found): FlightSection | null =>
  orNull(
    'Duration of each way',
    limit(range(groups.map((group) => factsOf(group.cheapest).minutes)), {
      name: 'maxMinutes',
      label: 'Longest duration',
      unit: 'duration',
      isFloor: false,
    }),
  )

/** Minimum and maximum layover, and kinds of layovers to avoid. */
export function layoverSection(found: Found): FlightSection | null {
  const facts = found.groups.map((group) => factsOf(group.cheapest))
  const of = { unit: 'duration', isFloor: false } as const
  const shortest = limit(range(facts.map((one) => one.shortestWait)), {
    ...of,
    name: 'minLayover',
    label: 'Shortest layover',
    isFloor: true,
  })
  const longest = limit(range(facts.map((one) => one.longestWait)), { ...of, name: 'maxLayover', label: 'Longest layover' })
  const flags = [
    ...(facts.some((one) => one.hasNight) ? [flagOption(found, 'noNight', 'No overnight layover')] : []),
    ...(facts.some((one) => one.changesAirport) ? [flagOption(found, 'noAirportChange', 'No change of airport')] : []),
  ]
  return orNull('Layovers', [...longest, ...shortest, ...(flags.length > 0 ? [{ kind: 'flags' as const, options: flags }] : [])])
}

/** A maximum of CO₂, or less than typical. */
export function emissionsSection(found: Found, numbers: Numbers): FlightSection | null {
  const { typicalKg, groups } = found
  const ends = range(groups.map((group) => group.cheapest.emissionsKg))
  if (typicalKg === null || !ends) return null
  const value = String(typicalKg)
  const now = counts(found, 'maxEmissions', ({ emissionsKg }) =>
    emissionsKg !== null && emissionsKg <= typicalKg ? [value] : [],
  )
  const typical = option(now.get(value), value, 'Typical or lower', { chip: `Up to ${kilograms(typicalKg, numbers)} of CO₂` })
  return section(
    'Emissions',
    [
      { kind: 'one', name: 'maxEmissions', options: [typical] },
      ...limit(ends, { name: 'maxEmissions', label: 'Most CO₂', unit: 'kilograms', isFloor: false }),
    ],
    { note: emissionRule(typicalKg, numbers) },
  )
}
