import type { Money } from '../money/money.ts'
import { cabins } from './cabins.ts'
import type { BaggageAllowance, Cabin, FareCondition, FlightItineraryOffer, FlightSegment, PassengerType } from './offer.ts'

/** The fare rules of one slice; null if the airline does not state them. */
export interface WayRules {
  fromCity: string
  toCity: string
  fareBrand: string | null
  /** One for each flight; `basis` is the airline's fare basis, such as `YLOWNG`. */
  flights: { code: string; cabin: Cabin; basis: string | null }[]
  refund: FareCondition | null
  change: FareCondition | null
  seatSelection: boolean | null
  priorityBoarding: boolean | null
  priorityCheckIn: boolean | null
}

export interface TravellerRules {
  type: PassengerType
  count: number
  baggage: BaggageAllowance
}

/** The rules of a fare, in a shape for tables and texts. */
export interface FareRules {
  ways: WayRules[]
  /** Each passenger type once. */
  travellers: TravellerRules[]
  /** The rules of the whole ticket. */
  refund: FareCondition | null
  change: FareCondition | null
  holdUntil: string | null
  documentsRequired: boolean
  isPrivateFare: boolean
  loyaltyAirlines: string[]
  ownerName: string
  conditionsUrl: string | null
}

const untold = {
  refund: null,
  change: null,
  seatSelection: null,
  priorityBoarding: null,
  priorityCheckIn: null,
}

const flightOf = (segment: FlightSegment) => ({
  code: `${segment.marketingCarrier} ${segment.flightNumber}`,
  cabin: segment.cabin,
  basis: segment.fareBasis,
})

const order: readonly PassengerType[] = ['ADT', 'CHD', 'INF']

export function fareRulesOf(offer: FlightItineraryOffer): FareRules {
  const { refund, change, holdUntil, documentsRequired, isPrivateFare, loyaltyAirlines, ownerName, conditionsUrl } = offer
  return {
    ways: offer.slices.map((slice) => ({
      fromCity: slice.segments[0]?.fromCity ?? slice.from,
      toCity: slice.segments.at(-1)?.toCity ?? slice.to,
      fareBrand: slice.fareBrand,
      flights: slice.segments.map(flightOf),
      ...(slice.conditions ?? untold),
    })),
    travellers: order.flatMap((type) => {
      const same = offer.passengers.filter((passenger) => passenger.type === type)
      return same[0] ? { type, count: same.length, baggage: same[0].baggage } : []
    }),
    refund,
    change,
    holdUntil,
    documentsRequired,
    isPrivateFare,
    loyaltyAirlines,
    ownerName,
    conditionsUrl,
  }
}

type Rule = 'refund' | 'change'

/** The stricter of two permitting conditions: the one with the higher fee; an unknown fee counts as the highest. */
const dearer = (a: FareCondition, b: FareCondition): FareCondition => {
  if (!a.penalty || !b.penalty) return a.penalty ? b : a
  return a.penalty.amount < b.penalty.amount ? b : a
}

/**
 * The rules of the whole ticket: those that the airline states for it, otherwise those of the strictest slice, because a ticket with one
 * non-refundable slice is not refundable as a whole. Null if they are not stated for every slice and no slice forbids it.
 */
export function strictest(rules: FareRules, rule: Rule): FareCondition | null {
  const whole = rules[rule]
  if (whole) return whole
  const ways = rules.ways.map((way) => way[rule])
  const refused = ways.find((way) => way?.allowed === false)
  if (refused) return refused
  const told = ways.filter((way) => way !== null)
  return told.length > 0 && told.length === ways.length ? told.reduce(dearer) : null
}

const passengerNouns: Record<PassengerType, string> = { ADT: 'Adult', CHD: 'Child', INF: 'Infant on a lap' }
const nouns: Record<Rule, { gerund: string; possible: string }> = {
  refund: { gerund: 'A refund', possible: 'The ticket can be refunded' },
  change: { gerund: 'A change', possible: 'The ticket can be changed' },
}

function conditionSentence(rule: Rule, condition: FareCondition | null, format: (value: Money) => string): string {
  const { gerund, possible } = nouns[rule]
  if (!condition) return `${gerund} before departure: the airline does not tell. Ask before you promise it.`
  if (!condition.allowed) return `${gerund} is not possible before departure.`
  const difference = rule === 'change' ? ', plus any difference in fare' : ''
  if (!condition.penalty) return `${possible} before departure; the airline does not tell its fee${difference}.`
  if (condition.penalty.amount === 0) return `${possible} before departure free of charge${difference}.`
  return `${possible} before departure for ${format(condition.penalty)}${difference}.`
}

function bagPart(count: number | null, kind: string): string {
  if (count === null) return `${kind} bags not stated by the airline`
  if (count === 0) return `no ${kind} bag`
  return count === 1 ? `1 ${kind} bag` : `${count} ${kind} bags`
}

const cabinNames = Object.fromEntries(cabins.map((cabin) => [cabin, cabin.replaceAll('_', ' ')]))

/** The rules as paragraphs, which agents read out and paste into a mail. `format` writes amounts of money. */
export function fareRulesText(rules: FareRules, format: (value: Money) => string): string[] {
  const ways = rules.ways.map((way) => {
    const flights = way.flights.map(
      ({ code, cabin, basis }) => `${code} ${cabinNames[cabin]}, fare basis ${basis ?? 'not stated by the airline'}`,
    )
    const fare = way.fareBrand ? `${way.fareBrand} fare. ` : ''
    return `${way.fromCity} to ${way.toCity}: ${fare}${flights.join('; ')}.`
  })
  const bags = rules.travellers.map(
    ({ type, baggage }) => `${passengerNouns[type]}: ${bagPart(baggage.checked, 'checked')}, ${bagPart(baggage.cabin, 'cabin')}.`,
  )
  return [
    ...ways,
    conditionSentence('change', strictest(rules, 'change'), format),
    conditionSentence('refund', strictest(rules, 'refund'), format),
    ...bags,
    ...(rules.isPrivateFare ? ['This is a fare of the corporate code that was searched with.'] : []),
  ]
}
