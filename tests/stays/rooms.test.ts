import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SupplierStayRate } from '#domain/stays/rate.ts'
import { joinRooms } from '#domain/stays/rooms/join-rooms.ts'
import { rateOf } from '#domain/stays/rooms/rate.fixture.ts'
import { sizes } from '../sizes.ts'
import { type Agreement, add, agreement, inWords, noAgreement, precision, recall } from './measure.ts'
import { cities, island, nameOf, openStaySandbox, type StaySandbox } from './stay-sandbox.ts'

const allPairs: [number, number][] = [
  [2, 3],
  [1, 10],
  [4, 5],
  [6, 7],
  [8, 9],
  [3, 6],
]
const pairs = allPairs.slice(0, sizes.matchedPairs)
const towns = ['LOS', 'NBO', 'LHR', 'CDG', 'DXB', 'BKK', 'JFK']
/** The rooms of either supplier in a city. */
const MOST_PROPERTIES = 40

let sandbox: StaySandbox

beforeAll(async () => {
  sandbox = await openStaySandbox()
})
afterAll(() => sandbox.close())

/** A property's rates by the supplier's id of the property. */
async function ratesOf(supplier: number, ids: readonly string[]): Promise<ReadonlyMap<string, SupplierStayRate[]>> {
  const stays = ids.length === 0 ? [] : await sandbox.findRates(supplier, ids)
  return new Map(stays.map(({ listing, rates }) => [listing.listingId, rates ?? []]))
}

const namesOf = (rates: readonly SupplierStayRate[]) => new Set(rates.map(({ room }) => room.name))

/** Names of two suppliers' rooms that were grouped into one room. */
function joinedNames(left: readonly SupplierStayRate[], right: readonly SupplierStayRate[]): Set<string> {
  const groups = joinRooms([...left, ...right].map(rateOf))
  return new Set(
    groups.flatMap((rooms) =>
      rooms.flatMap((one) =>
        rooms.flatMap((other) => {
          const [a, b] = [one.rates[0]?.rate, other.rates[0]?.rate]
          return a && b && a.supplier === left[0]?.supplier && b.supplier === right[0]?.supplier
            ? [`${a.room.name} = ${b.room.name}`]
            : []
        }),
      ),
    ),
  )
}

async function measureCity(left: number, right: number, city: string): Promise<Agreement> {
  const properties = (await sandbox.trueRooms(left, right, city)).slice(0, MOST_PROPERTIES)
  const [lefts, rights] = [
    await ratesOf(
      left,
      properties.map((property) => property.left),
    ),
    await ratesOf(
      right,
      properties.map((property) => property.right),
    ),
  ]
  return properties
    .map((property) => {
      const [mine, theirs] = [lefts.get(property.left) ?? [], rights.get(property.right) ?? []]
      const [here, there] = [namesOf(mine), namesOf(theirs)]
      const truth = property.names.filter(([a, b]) => here.has(a) && there.has(b)).map((pair) => pair.join(' = '))
      return agreement(joinedNames(mine, theirs), new Set(truth))
    })
    .reduce(add, noAgreement)
}

describe('rooms of the sandbox’s suppliers, in seven cities', () => {
  test.each(pairs)('StayX%i and StayX%i: grouped rooms are equal, and equal rooms are grouped', async (left, right) => {
    let all = noAgreement
    for (const city of towns) all = add(all, await measureCity(left, right, city))
    expect(all.right, inWords(all)).toBeGreaterThan(100)
    expect(precision(all), inWords(all)).toBeGreaterThanOrEqual(0.98)
    expect(recall(all), inWords(all)).toBeGreaterThanOrEqual(0.95)
  })

  test('two rooms of one supplier are never one', async () => {
    const ids = (await sandbox.find(2, cities.LOS ?? island)).slice(0, 150).map(({ listing }) => listing.listingId)
    for (const rates of (await ratesOf(2, ids)).values()) expect(joinRooms(rates.map(rateOf))).toHaveLength(namesOf(rates).size)
  })

  test('rooms of the test hotel, which are named by their behaviour, are grouped with their own kind only', async () => {
    const [left, right] = await Promise.all([2, 3].map((supplier) => sandbox.find(supplier, island)))
    const idOf = (stays: typeof left) =>
      stays?.find(({ listing }) => listing.name === 'Duffel Test Hotel')?.listing.listingId ?? ''
    const all = [...(await ratesOf(2, [idOf(left)])).values(), ...(await ratesOf(3, [idOf(right)])).values()].flat()
    const groups = joinRooms(all.map(rateOf))
    expect(groups).toHaveLength(namesOf(all).size)
    for (const rooms of groups) {
      expect(new Set(rooms.flatMap(({ rates }) => rates.map(({ rate }) => rate.room.name))).size).toBe(1)
      expect(rooms.map(({ supplier }) => supplier).toSorted()).toEqual([nameOf(2), nameOf(3)])
    }
  })
})
