import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSeenRate, seenRate } from '../kinds.ts'
import { groupRooms } from './group-rooms.ts'
import { joinRooms } from './join-rooms.ts'
import { rate } from './rate.fixture.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const free = (total: number) => [
  { until: '2026-12-20T12:00:00.000Z', penalty: usd(0) },
  { until: '2026-12-28T12:00:00.000Z', penalty: usd(total / 2) },
]

describe('grouping rooms', () => {
  it('one room of two suppliers is listed once, under the best name, with the cheaper rate', () => {
    const groups = groupRooms([
      rate({ id: 'one-1', room: { name: 'DELUXE ROOM - 1 KING BED', sizeSqm: 31, photos: ['a.webp'] }, net: usd(12_000) }),
      rate({ id: 'two-1', supplier: 'two', room: { name: 'Dlx King Rm', sleeps: 3, photos: ['b.webp'] }, net: usd(11_000) }),
      rate({ id: 'three-1', supplier: 'three', room: { name: 'Deluxe King Room' }, net: usd(11_500) }),
    ])
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({
      key: 'deluxe-1-king',
      name: 'Deluxe King Room',
      facts: { category: 'deluxe', beds: '1 king', sleeps: 3, view: null },
      sizeSqm: 31,
      photos: ['a.webp', 'b.webp'],
      rates: [{ id: 'two-1' }],
    })
    expect(JSON.stringify(groups)).not.toMatch(/"supplier"|rat_1/)
  })

  it('a room keeps one rate for each board, refund and time of payment, cheapest first', () => {
    const [group] = groupRooms([
      rate({ id: 'breakfast', board: 'breakfast', net: usd(12_000) }),
      rate({ id: 'dear', net: usd(11_000) }),
      rate({ id: 'cheap', supplier: 'two', net: usd(10_000) }),
      rate({ id: 'free', cancellation: free(13_000), net: usd(13_000) }),
      rate({ id: 'later', payWhen: 'property', payNow: usd(0), net: usd(10_500) }),
    ])
    expect(group?.rates.map(({ id }) => id)).toEqual(['cheap', 'later', 'breakfast', 'free'])
  })

  it('the rate that was opened from the results stays beside a cheaper one of its kind, and alone if it is the cheapest', () => {
    const sold = [rate({ id: 'dear', net: usd(11_000) }), rate({ id: 'cheap', supplier: 'two', net: usd(10_000) })]
    const [best, dear] = sold.map(({ priced }) => priced)
    if (!best || !dear) throw new Error('two rates')
    const ids = (named: string | null) => groupRooms(sold, readSeenRate(named))[0]?.rates.map(({ id }) => id)
    expect(ids(seenRate(best, best.total.amount))).toEqual(['cheap', 'dear'])
    expect(ids(seenRate(dear, dear.total.amount))).toEqual(['cheap'])
    expect(ids(null)).toEqual(['cheap'])
  })

  it('rates for members, or on request, do not replace other rates', () => {
    const [group] = groupRooms([
      rate({ id: 'everybody', net: usd(12_000) }),
      rate({ id: 'members', membersOnly: true, net: usd(9_000) }),
      rate({ id: 'asked', isOnRequest: true, net: usd(10_000) }),
    ])
    expect(group?.rates.map(({ id }) => id)).toEqual(['members', 'asked', 'everybody'])
  })

  it('charges at the property count in the comparison of rates', () => {
    const [group] = groupRooms([
      rate({ id: 'seems cheaper', net: usd(10_000), localCharges: usd(1_500) }),
      rate({ id: 'is cheaper', supplier: 'two', net: usd(11_000) }),
    ])
    expect(group?.rates.map(({ id }) => id)).toEqual(['is cheaper'])
  })

  it('the cheapest room comes first', () => {
    const groups = groupRooms([rate({ net: usd(20_000) }), rate({ room: { name: 'Standard King Room' }, net: usd(15_000) })])
    expect(groups.map(({ name }) => name)).toEqual(['Standard King Room', 'Deluxe King Room'])
  })

  it.each<[string, string, string]>([
    ['a view', 'Deluxe King Room', 'Deluxe King Room, Sea View'],
    ['a part of a view', 'Deluxe King Room, Partial Sea View', 'Deluxe King Room, Sea View'],
    ['the class', 'Superior King Room', 'Deluxe King Room'],
    ['smoking', 'Deluxe King Room, Smoking', 'Deluxe King Room'],
    ['access', 'Accessible Deluxe King Room', 'Deluxe King Room'],
    ['an unknown word', 'Deluxe King Room, Tower Wing', 'Deluxe King Room, Old House'],
  ])('%s makes two rooms', (_, left, right) => {
    expect(groupRooms([rate({ room: { name: left } }), rate({ supplier: 'two', room: { name: right } })])).toHaveLength(2)
  })

  it('other beds are another room', () => {
    const twin = rate({ supplier: 'two', room: { name: 'Deluxe Room', beds: [{ type: 'single', count: 2 }] } })
    expect(groupRooms([rate(), twin])).toHaveLength(2)
  })

  it('rooms without distinguishing facts have different keys', () => {
    const keys = groupRooms([rate({ room: { sizeSqm: 20 } }), rate({ room: { sizeSqm: 40 } })]).map(({ key }) => key)
    expect(keys).toEqual(['deluxe-1-king', 'deluxe-1-king-2'])
  })

  it('a property without a rate has no room', () => {
    expect(groupRooms([])).toEqual([])
  })
})

const someRate = fc
  .record({
    supplier: fc.constantFrom('one', 'two', 'three'),
    name: fc.constantFrom(
      'Deluxe King Room',
      'DELUXE KING ROOM',
      'Dlx Rm',
      'Standard Room',
      'Room',
      'Sea View Room',
      'Tower Room',
    ),
    sizeSqm: fc.constantFrom(null, 20, 21, 40),
    amount: fc.integer({ min: 1, max: 99_999 }),
    id: fc.uuid(),
  })
  .map(({ supplier, name, sizeSqm, amount, id }) => rate({ id, supplier, room: { name, sizeSqm }, net: usd(amount) }))

describe('for any rates', () => {
  it('no group has two rooms of one supplier, and every room is in one', () => {
    fc.assert(
      fc.property(fc.array(someRate, { maxLength: 20 }), (rates) => {
        const groups = joinRooms(rates)
        for (const rooms of groups) expect(new Set(rooms.map(({ supplier }) => supplier)).size).toBe(rooms.length)
        expect(
          groups
            .flat()
            .flatMap((room) => room.rates)
            .toSorted((a, b) => (a.rate.id < b.rate.id ? -1 : 1)),
        ).toEqual(rates.toSorted((a, b) => (a.rate.id < b.rate.id ? -1 : 1)))
      }),
    )
  })

  it('keys are unique, and the cheapest of all rates is the first of the first room', () => {
    fc.assert(
      fc.property(fc.array(someRate, { minLength: 1, maxLength: 20 }), (rates) => {
        const groups = groupRooms(rates)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        expect(groups[0]?.rates[0]?.total.amount).toBe(Math.min(...rates.map((each) => each.priced.total.amount)))
      }),
    )
  })
})
