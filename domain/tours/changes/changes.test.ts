import { describe, expect, test } from 'vitest'
import { isBookedAs, isSameBooking } from './change-rules.ts'
import { forFewerPeople } from './fewer-people.ts'
import { keepPeople, placesBefore } from './keep-people.ts'

const adult = { unitId: 'adult', age: null }
const child = (age: number) => ({ unitId: 'child', age })
const named = (index: number, givenName: string) => ({ index, title: null, givenName, familyName: 'Okafor' })

describe('of another party', () => {
  const before = [adult, adult, child(7), child(4)]

  test('those who stay keep their names and answers, at their new places', () => {
    const kept = keepPeople(before, [adult, child(4)], {
      participants: [named(0, 'Adaeze'), named(1, 'Tobenna'), named(2, 'Zikora'), named(3, 'Chike')],
      answers: [
        { questionId: 'diet', index: null, value: 'None' },
        { questionId: 'shoe', index: 2, value: '29' },
        { questionId: 'shoe', index: 3, value: '24' },
      ],
    })
    expect(kept.participants.map(({ index, givenName }) => [index, givenName])).toEqual([
      [0, 'Adaeze'],
      [1, 'Chike'],
    ])
    expect(kept.answers).toEqual([
      { questionId: 'diet', index: null, value: 'None' },
      { questionId: 'shoe', index: 1, value: '24' },
    ])
  })

  test('somebody new had no place', () => {
    expect(placesBefore(before, [adult, adult, adult, child(7)])).toEqual([0, 1, null, 2])
  })
})

describe('a booking', () => {
  const offer = { optionId: 'walk', availabilityId: 'noon', people: [adult, child(7)] }

  test('is the same for the same start and units, whoever they are for', () => {
    expect(isSameBooking(offer, { ...offer, people: [child(9), adult] })).toBe(true)
    expect(isSameBooking(offer, { ...offer, people: [adult] })).toBe(false)
    expect(isSameBooking(offer, { ...offer, availabilityId: 'evening' })).toBe(false)
  })

  test('at its supplier is compared by its start, and by its units where they are named', () => {
    expect(isBookedAs(offer, { supplierOfferId: 'noon', unitIds: ['child', 'adult'] })).toBe(true)
    expect(isBookedAs(offer, { supplierOfferId: 'noon', unitIds: ['adult'] })).toBe(false)
    expect(isBookedAs(offer, { supplierOfferId: 'noon', unitIds: [] })).toBe(true)
    expect(isBookedAs(offer, { supplierOfferId: 'evening', unitIds: ['child', 'adult'] })).toBe(false)
  })
})

describe('for fewer people at the same start', () => {
  const ngn = (amount: number) => ({ amount, currency: 'NGN' })
  const units = [
    { unitId: 'adult', kind: 'adult' as const, title: 'Adult', quantity: 2, each: ngn(2_000) },
    { unitId: 'child', kind: 'child' as const, title: 'Child', quantity: 1, each: ngn(1_000) },
  ]
  const until = '2026-12-10T09:00:00.000Z'
  const sold = {
    units,
    people: [adult, adult, child(7)],
    adults: 2,
    children: [7],
    left: 4,
    net: ngn(5_000),
    tax: ngn(500),
    cancellation: [
      { until, penalty: ngn(0) },
      { until: '2026-12-11T09:00:00.000Z', penalty: ngn(2_500) },
    ],
  }
  const person = (id: string, age: number | null) => ({ unit: { id }, age })

  test('the prices are those by which it was booked, and terms and taxes are in proportion', () => {
    const party = { adults: 1, children: [7] }
    expect(forFewerPeople(sold, [person('adult', null), person('child', 7)], party)).toMatchObject({
      net: ngn(3_000),
      tax: ngn(300),
      units: [{ quantity: 1 }, { quantity: 1 }],
      people: [adult, child(7)],
      cancellation: [{ penalty: ngn(0) }, { penalty: ngn(1_500) }],
    })
  })

  test('nobody new comes, and a price for all has no part', () => {
    const more = [person('adult', null), person('adult', null), person('adult', null)]
    expect(forFewerPeople(sold, more, { adults: 3, children: [] })).toBeNull()
    const forAll = { ...sold, units: units.map((unit) => ({ ...unit, each: null })) }
    expect(forFewerPeople(forAll, [person('adult', null)], { adults: 1, children: [] })).toBeNull()
  })
})
