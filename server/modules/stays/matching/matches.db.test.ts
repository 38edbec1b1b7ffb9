import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DoubtfulMatch } from '#contract/stays.ts'
import { addDays } from '#domain/dates.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { coupleInLagos, openProperty, searchStays } from '#tests/book-stay.ts'
import { publicPropertyId } from '../search/public-property-id.ts'

const suppliers = Array.from({ length: 3 }, (_, at) => `stayx${at + 1}`)

/** A city of some forty properties, one pair of which is doubtful: suppliers send a tenth of what they have of Lagos. */
const coupleInIbadan = {
  ...coupleInLagos,
  destination: { ...coupleInLagos.destination, kind: 'map' as const, id: '', name: 'Ibadan', latitude: 7.3776, longitude: 3.947 },
}
const PATIENCE_MS = 180_000

let t: TestApp
let owner: SignedIn
let stranger: SignedIn
let doubtful: DoubtfulMatch
let firstSearch: string
let couple: typeof coupleInIbadan
beforeAll(async () => {
  t = await testApp({ env: { STAY_SUPPLIERS: suppliers.join(',') } })
  owner = await t.signIn('owner@skyways.test')
  stranger = await t.signIn('owner@savanna.test')
  // Rooms sell out by night, and a pair is doubtful only where both have a room: the first of some weeks.
  for (const week of [0, 1, 2, 3, 4, 5]) {
    couple = {
      ...coupleInIbadan,
      checkIn: addDays(coupleInLagos.checkIn, 7 * week),
      checkOut: addDays(coupleInLagos.checkOut, 7 * week),
    }
    firstSearch = (await searchStays(owner, couple)).searchId
    const [first] = await listed('open')
    if (!first) continue
    doubtful = first
    return
  }
  throw new Error('nothing is doubtful')
}, PATIENCE_MS)
afterAll(() => t.close())

async function listed(state: 'open' | 'decided', client = owner): Promise<DoubtfulMatch[]> {
  const { body } = await client.call('GET', `/stays/matches?state=${state}`)
  return body
}

const decide = (decision: 'same' | 'different' | 'open', client = owner) =>
  client.call('POST', `/stays/matches/${doubtful.id}/decision`, { decision })

let searches = 0
/** A new search for each test: around the doubtful pair, some metres from the last. */
async function searchAgain(client: SignedIn): Promise<string> {
  searches += 1
  const [{ latitude, longitude } = couple.destination] = doubtful.sides
  const beside = {
    ...couple.destination,
    kind: 'map',
    id: '',
    latitude,
    longitude: longitude + searches / 10_000,
  } as const
  return (await searchStays(client, { ...couple, destination: beside, radiusKm: 1 })).searchId
}

/** Whether the search shows the two listings as one property. */
async function isOneProperty(client: SignedIn, searchId: string): Promise<boolean> {
  const [left, right] = await Promise.all(
    doubtful.sides.map(({ supplier, listingId }) =>
      openProperty(client, searchId, publicPropertyId({ supplier: supplier.toLowerCase(), listingId })),
    ),
  )
  return left?.property.id === right?.property.id
}

test('a search over three suppliers stores doubtful pairs, the highest score first, and shows them as separate properties', async () => {
  const open = await listed('open')
  expect(open.map(({ score }) => score)).toEqual(open.map(({ score }) => score).toSorted((a, b) => b - a))
  for (const { state, decidedBy, sides } of open) {
    expect({ state, decidedBy }).toEqual({ state: 'open', decidedBy: null })
    expect(new Set(sides.map(({ supplier }) => supplier)).size).toBe(2)
  }
  expect(await isOneProperty(owner, firstSearch)).toBe(false)
})

test('a decision, or its removal, applies to the next search of that agency only', {
  tags: ['full'],
  timeout: PATIENCE_MS,
}, async () => {
  expect((await decide('same')).body).toMatchObject({ id: doubtful.id, state: 'same', decidedBy: 'Adaeze Okonkwo' })
  expect((await listed('open')).map(({ id }) => id)).not.toContain(doubtful.id)
  expect((await listed('decided')).map(({ id }) => id)).toEqual([doubtful.id])
  expect(await isOneProperty(owner, await searchAgain(owner))).toBe(true)
  expect(await isOneProperty(stranger, await searchAgain(stranger))).toBe(false)

  await decide('different')
  expect((await listed('decided')).map(({ state }) => state)).toEqual(['different'])
  expect(await isOneProperty(owner, await searchAgain(owner))).toBe(false)
  expect((await listed('open')).map(({ id }) => id)).not.toContain(doubtful.id)

  await decide('same')
  expect((await decide('open')).body).toMatchObject({ state: 'open', decidedBy: null })
  expect(await isOneProperty(owner, await searchAgain(owner))).toBe(false)
  expect(await listed('decided')).toEqual([])
})

test('a decision for another agency, or without the permission, is refused', { tags: ['full'] }, async () => {
  expect((await decide('same', stranger)).status).toBe(404)
  expect((await decide('same', await t.signIn('agent@skyways.test'))).status).toBe(403)
  expect(await listed('decided')).toEqual([])
})
