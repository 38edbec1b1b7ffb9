import { describe, expect, it } from 'vitest'
import { formatMoney } from '../money/money.ts'
import { fareRulesOf, fareRulesText, strictest } from './fare-rules.ts'
import type { FareCondition, FlightItineraryOffer, SliceConditions } from './offer.ts'
import { pricedOffer } from './priced-offer.fixture.ts'

const legs = [
  { flight: '412', departs: '2026-12-10T10:30:00', minutes: 380 },
  { flight: '411', departs: '2026-12-20T06:00:00', minutes: 390, via: 'CDG' },
]
const forFee: FareCondition = { allowed: true, penalty: { amount: 45_000_00, currency: 'NGN' } }
const free: FareCondition = { allowed: true, penalty: { amount: 0, currency: 'NGN' } }
const feeUntold: FareCondition = { allowed: true, penalty: null }
const never: FareCondition = { allowed: false, penalty: null }

function offerWith(more: Partial<FlightItineraryOffer>, conditions: (Partial<SliceConditions> | null)[] = []) {
  const offer = pricedOffer('o', 100, { legs, ...more })
  const untold = { refund: null, change: null, seatSelection: null, priorityBoarding: null, priorityCheckIn: null }
  const slices = offer.slices.map((slice, at) => {
    const told = conditions[at]
    return { ...slice, conditions: told ? { ...untold, ...told } : null }
  })
  return { ...offer, slices }
}

describe('rules of a fare', () => {
  it('are listed for each slice, flight and passenger type', () => {
    const baggage = { checked: 2, cabin: 1 }
    const rules = fareRulesOf(
      offerWith(
        {
          passengers: [
            { id: '1', type: 'INF', age: 1, baggage: { checked: 0, cabin: null } },
            { id: '2', type: 'ADT', age: null, baggage },
            { id: '3', type: 'ADT', age: null, baggage },
          ],
        },
        [{ seatSelection: true }, null],
      ),
    )
    expect(rules.ways.map((way) => [way.seatSelection, way.flights.map((flight) => flight.code)])).toEqual([
      [true, ['VS 412']],
      [null, ['VS 411', 'VS 411']],
    ])
    expect(rules.travellers.map(({ type, count, baggage: own }) => [type, count, own.checked])).toEqual([
      ['ADT', 2, 2],
      ['INF', 1, 0],
    ])
  })

  it('for the ticket are those of its strictest slice, unless the airline states them', () => {
    const told = (ways: (Partial<SliceConditions> | null)[], whole: FareCondition | null = null) =>
      strictest(fareRulesOf(offerWith({ refund: whole }, ways)), 'refund')
    expect(told([{ refund: forFee }, { refund: never }])).toEqual(never)
    expect(told([{ refund: forFee }, { refund: forFee }])).toEqual(forFee)
    expect(told([{ refund: free }, { refund: forFee }])).toEqual(forFee)
    expect(told([{ refund: forFee }, { refund: feeUntold }])).toEqual(feeUntold)
    expect(told([{ refund: forFee }, null])).toBeNull()
    expect(told([{ refund: never }], forFee)).toEqual(forFee)
  })
})

describe('rules as a text', () => {
  it('name fee and fare basis, and contain only stated facts', () => {
    const offer = offerWith({
      change: forFee,
      refund: null,
      isPrivateFare: true,
      passengers: [{ id: 'p', type: 'ADT', age: null, baggage: { checked: null, cabin: 1 } }],
    })
    expect(fareRulesText(fareRulesOf(offer), formatMoney)).toEqual([
      'LOS to LHR: Light fare. VS 412 economy, fare basis not stated by the airline.',
      'LHR to LOS: Light fare. VS 411 economy, fare basis not stated by the airline; VS 411 economy, fare basis not stated by the airline.',
      'The ticket can be changed before departure for NGN 45,000.00, plus any difference in fare.',
      'A refund before departure: the airline does not tell. Ask before you promise it.',
      'Adult: checked bags not stated by the airline, 1 cabin bag.',
      'This is a fare of the corporate code that was searched with.',
    ])
  })
})
