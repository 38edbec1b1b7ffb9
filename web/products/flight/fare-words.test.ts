import { describe, expect, it } from 'vitest'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { amenityWords, onFlights } from './amenity-words.ts'
import { emissionFact } from './emission-words.ts'
import { bagsOf, eachWay, fareFacts, includedWords, isGiven, pieces, wayName } from './fare-words.ts'

describe('words of a fare', () => {
  it('never promise what the airline does not state', () => {
    expect([pieces(null), includedWords(null)]).toEqual(['Not stated by the airline', 'Not stated by the airline'])
    expect([pieces(null), pieces(0), includedWords(false), 'Not allowed'].map(isGiven)).toEqual([false, false, false, false])
    expect([pieces(1), includedWords(true), 'Free'].map(isGiven)).toEqual([true, true, true])
  })

  it('promise the bags that everyone with a seat has', () => {
    const party = (...checked: (number | null)[]) => ({
      passengers: [
        ...checked.map((bags, at) => ({ id: `p${at}`, type: 'CHD' as const, age: 7, baggage: { checked: bags, cabin: 1 } })),
        { id: 'lap', type: 'INF' as const, age: 1, baggage: { checked: 0, cabin: 0 } },
      ],
    })
    expect([party(2, 1), party(1, 1), party(1, null), party(null, 1)].map((one) => bagsOf(one).checked)).toEqual([
      1,
      1,
      null,
      null,
    ])
    expect(bagsOf(party(2, 1)).cabin).toBe(1)
  })

  it('state a value once when all slices have it, and for each slice when they differ', () => {
    expect(eachWay([true, true], includedWords)).toBe('Included')
    expect(eachWay([true, null], includedWords)).toBe('Outbound: Included; Return: Not stated by the airline')
    expect([wayName(0, 1), wayName(1, 2), wayName(2, 4)]).toEqual(['Flight', 'Return', 'Flight 3'])
  })

  it('name what is unusual: no cabin bag, paying later, a corporate fare', () => {
    const offer = pricedOffer('o', 1, {
      passengers: [{ id: 'p', type: 'ADT', age: null, baggage: { checked: null, cabin: 0 } }],
      holdUntil: '2026-11-22T12:00:00Z',
      isPrivateFare: true,
    })
    expect(fareFacts(offer).map(({ text }) => text)).toEqual([
      'Bags: not stated by the airline',
      'No cabin bag',
      'No changes',
      'No refund',
      'Pay later',
      'Corporate fare',
    ])
  })
})

describe('emissions', () => {
  it('are compared with typical ones, and are absent when the airline does not state them', () => {
    expect(emissionFact(820, 1_000)).toEqual({ text: '18 % less CO₂', tone: 'good' })
    expect(emissionFact(1_010, 1_000)?.text).toBe('Typical CO₂')
    expect(emissionFact(1_300, 1_000)?.text).toBe('30 % more CO₂')
    expect(emissionFact(null, 1_000)).toBeNull()
  })
})

describe('the amenities of a cabin', () => {
  it('are listed in words, without unknown ones', () => {
    expect(amenityWords({ wifi: 'paid', power: null, seat: 'full_flat' })).toEqual(['Wi-Fi for a fee', 'Full flat seat'])
    expect(amenityWords({ wifi: 'none', power: false, seat: 'extra_legroom' })).toEqual([
      'No Wi-Fi',
      'No power at the seat',
      'Extra legroom',
    ])
    expect(amenityWords(null)).toEqual([])
  })

  it('are counted over all flights', () => {
    const [slice] = pricedOffer('o', 1, {
      legs: [{ flight: '1', departs: '2026-12-10T10:00:00', minutes: 300, via: 'ADD' }],
    }).slices
    const segments = slice?.segments ?? []
    const on = (powers: (boolean | null)[]) =>
      onFlights(
        segments.map((segment, at) => ({ ...segment, amenities: { wifi: null, power: powers[at] ?? null, seat: null } })),
        ({ power }) => power,
      )
    expect([on([true, true]), on([true, null]), on([false, false]), on([null, null])]).toEqual([
      'On every flight',
      'On 1 of 2 flights',
      'No',
      null,
    ])
  })
})
