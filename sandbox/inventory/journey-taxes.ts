import { hash, share } from './hash.ts'
import type { Journey } from './journeys/find-journeys.ts'
import { distanceKm, type Site, siteAt } from './network/places.ts'
import type { CabinClass } from './wire.ts'

/** One tax of one slice: a flat amount in US dollars or a share of the fare. Synthetic, near real values. */
export interface Tax {
  code: string
  name: string
  dollars?: number
  rate?: number
  /** Who pays besides adults. */
  child: boolean
  infant: boolean
}

const flat = (code: string, name: string, dollars: number, child = true, infant = false): Tax => ({
  code,
  name,
  dollars,
  child,
  infant,
})

/** Dollars of duty: economy, other cabins. Abroad, by miles from London. */
const dutyWithin: readonly number[] = [9, 18]
const dutyAbroad: readonly (readonly [miles: number, duty: readonly number[]])[] = [
  [2000, [17, 36]],
  [5500, [116, 274]],
  [Number.POSITIVE_INFINITY, [121, 287]],
]

/** British air passenger duty by distance from London, economy and above; children under 16 in economy are exempt. */
function passengerDuty(to: Site, cabin: CabinClass): Tax {
  const miles = distanceKm(siteAt('LHR'), to) / 1.609
  const band = to.country === 'GB' ? dutyWithin : (dutyAbroad.find(([limit]) => miles <= limit)?.[1] ?? [])
  const economy = cabin === 'economy'
  return flat('GB', 'Air passenger duty', band[economy ? 0 : 1] ?? 0, !economy)
}

type Rule = (ends: { from: Site; to: Site; domestic: boolean; cabin: CabinClass }) => Tax[]

const leaving: Record<string, Rule> = {
  NG: ({ domestic }) => [
    { code: 'NG', name: 'Ticket and cargo sales charge 5 %', rate: 0.05, child: true, infant: true },
    domestic ? flat('QT', 'Passenger service charge', 1.31) : flat('TE', 'Passenger service charge', 100),
  ],
  GB: ({ to, cabin }) => [passengerDuty(to, cabin), flat('UB', 'Passenger service charge', 38)],
  US: ({ domestic }) => [
    ...(domestic
      ? [{ code: 'US', name: 'Transportation tax 7.5 %', rate: 0.075, child: true, infant: false }]
      : [flat('US', 'International departure tax', 22.9)]),
    flat('AY', 'Security fee', 5.6),
    flat('XF', 'Passenger facility charge', 4.5),
  ],
}

const arriving: Record<string, Rule> = {
  US: ({ domestic }) =>
    domestic
      ? []
      : [
          flat('US', 'International arrival tax', 22.9),
          flat('XY', 'Immigration fee', 7),
          flat('YC', 'Customs fee', 7.2),
          flat('XA', 'Inspection fee', 3.84),
        ],
  NG: ({ domestic }) => (domestic ? [] : [flat('YF', 'Arrival security charge', 20)]),
}

/** A country without its own rule has one flat charge, always the same. */
const usualCharge: Rule = ({ from, domestic }) => [
  flat(
    from.country,
    'Airport departure charge',
    domestic ? 3 + 6 * share(hash(`tax|${from.country}`)) : 12 + 30 * share(hash(`tax|${from.country}`)),
  ),
]

export function journeyTaxes(journey: Journey, cabin: CabinClass): Tax[] {
  const routes = journey.path.legs.map((leg) => leg.route)
  const from = routes[0]?.from
  const to = routes.at(-1)?.to
  if (!from || !to) return []
  const ends = { from, to, domestic: from.country === to.country, cabin }
  const changes = routes.slice(1).map((route) => flat(route.from.country, 'Transfer charge', 8))
  return [
    ...carrierCharge(journey, ends.domestic),
    ...(leaving[from.country] ?? usualCharge)(ends),
    ...changes,
    ...(arriving[to.country]?.(ends) ?? []),
  ]
}

/** Fuel surcharge of the airline: YQ or YR, by airline. */
function carrierCharge({ path }: Journey, domestic: boolean): Tax[] {
  if (path.owner.lowCost || domestic || path.km < 700) return []
  const dollars = 18 + 0.017 * Math.min(path.km, 9000)
  return [flat(path.owner.index % 3 === 0 ? 'YR' : 'YQ', 'Carrier-imposed charge', dollars)]
}
