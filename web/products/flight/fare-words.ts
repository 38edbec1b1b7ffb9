import type { BaggageAllowance, Cabin, FareCondition, FlightItineraryOffer } from '#domain/flights/offer.ts'
import type { Money } from '#domain/money/money.ts'
import { emissionFact } from './emission-words.ts'

export const cabinLabels: Record<Cabin, string> = {
  economy: 'Economy',
  premium_economy: 'Premium economy',
  business: 'Business',
  first: 'First',
}

export const unstated = 'Not stated by the airline'

/** `1 piece`, `2 pieces`, `None`; null is unknown. */
export function pieces(count: number | null): string {
  if (count === null) return unstated
  if (count === 0) return 'None'
  return count === 1 ? '1 piece' : `${count} pieces`
}

/** The rule of a fare for changes or refunds: `Free`, `For NGN 45,000.00`, `Not allowed`, or with an unknown fee. */
export function conditionWords(condition: FareCondition | null, format: (value: Money) => string): string {
  if (!condition) return unstated
  if (!condition.allowed) return 'Not allowed'
  if (!condition.penalty) return 'Allowed, fee not stated'
  return condition.penalty.amount === 0 ? 'Free' : `For ${format(condition.penalty)}`
}

/** `Included` or `Not included`; null is unknown. */
export function includedWords(value: boolean | null): string {
  if (value === null) return unstated
  return value ? 'Included' : 'Not included'
}

const refusals = new Set(['None', 'Not allowed', 'Not included', 'No'])

/** Whether a fare's text is a benefit: `1 piece` and `Free` are, `None` and unknown values are not. */
export const isGiven = (words: string): boolean => !refusals.has(words) && !words.includes(unstated)

/** One value for all slices, or one for each where they differ. */
export function eachWay<T>(ways: readonly T[], words: (way: T) => string): string {
  const all = ways.map(words)
  const [first = unstated] = all
  return all.every((one) => one === first) ? first : all.map((one, index) => `${wayName(index, ways.length)}: ${one}`).join('; ')
}

/** `Outbound` and `Return` for two slices; `Flight 3` for more. */
export function wayName(index: number, count: number): string {
  if (count === 1) return 'Flight'
  if (count === 2) return index === 0 ? 'Outbound' : 'Return'
  return `Flight ${index + 1}`
}

/** The bags that everyone with a seat has at least; null if somebody's are unknown. */
export function bagsOf({ passengers }: Pick<FlightItineraryOffer, 'passengers'>): BaggageAllowance {
  const bags = passengers.filter(({ type }) => type !== 'INF').map(({ baggage }) => baggage)
  const least = (counts: (number | null)[]) =>
    counts.reduce((low, count) => (low === null || count === null ? null : Math.min(low, count)), counts[0] ?? null)
  return { checked: least(bags.map(({ checked }) => checked)), cabin: least(bags.map(({ cabin }) => cabin)) }
}

/** Cabins of the journey, each once: `Economy`, or `Economy, Business` when they are mixed. */
export function cabinsOf(offer: Pick<FlightItineraryOffer, 'slices'>): string {
  const cabins = offer.slices.flatMap((slice) => slice.segments.map((segment) => cabinLabels[segment.cabin]))
  return [...new Set(cabins)].join(', ')
}

/** The fare family's name; two if the slices have different ones. */
export function fareName(offer: Pick<FlightItineraryOffer, 'slices'>): string {
  const brands = offer.slices.flatMap((slice) => slice.fareBrand ?? [])
  return [...new Set(brands)].join(' and ') || cabinsOf(offer)
}

export type FactTone = 'good' | 'plain' | 'unstated'
export interface FareFact {
  kind: 'bags' | 'cabinBag' | 'change' | 'refund' | 'hold' | 'corporate' | 'emissions'
  text: string
  tone: FactTone
}

function bagFact(checked: number | null): FareFact {
  if (checked === null) return { kind: 'bags', text: 'Bags: not stated by the airline', tone: 'unstated' }
  if (checked === 0) return { kind: 'bags', text: 'No checked bag', tone: 'plain' }
  return { kind: 'bags', text: checked === 1 ? '1 checked bag' : `${checked} checked bags`, tone: 'good' }
}

function conditionFact(kind: 'change' | 'refund', condition: FareCondition | null): FareFact {
  const noun = kind === 'change' ? 'Changes' : 'Refund'
  if (!condition) return { kind, text: `${noun}: not stated by the airline`, tone: 'unstated' }
  const [yes, no] = kind === 'change' ? ['Changeable', 'No changes'] : ['Refundable', 'No refund']
  if (!condition.allowed) return { kind, text: no, tone: 'plain' }
  if (condition.penalty?.amount === 0) return { kind, text: `${yes} free of charge`, tone: 'good' }
  return { kind, text: condition.penalty ? `${yes} for a fee` : yes, tone: 'good' }
}

/** A cabin bag is mentioned only in the unusual case: none at all. */
const cabinBagFact = (count: number | null): FareFact[] =>
  count === 0 ? [{ kind: 'cabinBag', text: 'No cabin bag', tone: 'plain' }] : []

type Facts = Pick<FlightItineraryOffer, 'passengers' | 'change' | 'refund'> &
  Partial<Pick<FlightItineraryOffer, 'holdUntil' | 'isPrivateFare' | 'emissionsKg'>>

/** Short facts under an offer: bags, change, refund, and unusual conditions. `typicalKg` are the typical emissions. */
export function fareFacts(offer: Facts, typicalKg: number | null = null): FareFact[] {
  const emissions = emissionFact(offer.emissionsKg ?? null, typicalKg)
  return [
    bagFact(bagsOf(offer).checked),
    ...cabinBagFact(bagsOf(offer).cabin),
    conditionFact('change', offer.change),
    conditionFact('refund', offer.refund),
    ...(offer.holdUntil ? [{ kind: 'hold', text: 'Pay later', tone: 'good' } as const] : []),
    ...(offer.isPrivateFare ? [{ kind: 'corporate', text: 'Corporate fare', tone: 'good' } as const] : []),
    ...(emissions ? [{ kind: 'emissions', ...emissions } as const] : []),
  ]
}
