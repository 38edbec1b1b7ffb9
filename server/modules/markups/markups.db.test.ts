import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { markupRules } from '#server/db/schema/index.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { ctxOf } from '#tests/factories.ts'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()

const rules = async () => (await owner.call('GET', '/markups')).body.items
const inForce = async (product: string) =>
  (await rules()).find((rule: { product: string; isInForce: boolean }) => rule.product === product && rule.isInForce)
const create = (change: object = {}) =>
  owner.call('POST', '/markups', { product: 'flight', name: 'In season', kind: 'percent', value: 1_250, ...change })

/** The markup line of the first flight that a new search finds: the results of an earlier one keep their prices. */
async function markupOf(daysLater = 0) {
  const [offer] = (await search(owner, { ...oneAdultToAbuja, depart: addDays(oneAdultToAbuja.depart, daysLater) })).offers
  const lines = offer?.waterfall?.lines ?? []
  return { net: lines.find(({ kind }) => kind === 'net')?.amount.amount ?? 0, ...lines.find(({ kind }) => kind === 'markup') }
}

test('an agency starts with a percentage for each product', async () => {
  const started = (await rules()).filter(({ isInForce }: { isInForce: boolean }) => isInForce)
  expect(started.map(({ product, kind }: { product: string; kind: string }) => [product, kind])).toEqual(
    expect.arrayContaining([
      ['flight', 'percent'],
      ['stay', 'percent'],
      ['tour', 'percent'],
      ['protection', 'percent'],
    ]),
  )
})

test('a new markup replaces the rule of its product at once, and the next price has it', { tags: ['full'] }, async () => {
  const before = await inForce('flight')
  const { status, body } = await create()
  expect(status).toBe(201)
  expect(await inForce('flight')).toMatchObject({ id: body.id, name: 'In season', value: 1_250, currency: null })
  expect((await rules()).find(({ id }: { id: string }) => id === before.id)).toMatchObject({ isInForce: false })
  const { net, rule, amount } = await markupOf()
  expect(rule).toBe('In season')
  // 12.5 % of the net price, to a kobo.
  expect(Math.abs((amount?.amount ?? 0) - net / 8)).toBeLessThanOrEqual(1)
})

test('a fixed markup is an amount of the currency of the agency', { tags: ['full'] }, async () => {
  await create({ name: 'Service', kind: 'fixed', value: 5_000_00 })
  expect(await inForce('flight')).toMatchObject({ kind: 'fixed', value: 5_000_00, currency: 'NGN' })
  expect(await markupOf(1)).toMatchObject({ rule: 'Service', amount: { amount: 5_000_00, currency: 'NGN' } })
})

test('an ended markup leaves the net price, and the log of changes has both', { tags: ['full'] }, async () => {
  const { body } = await create({ name: 'For a while' })
  expect((await owner.call('POST', `/markups/${body.id}/end`)).status).toBe(200)
  expect(await inForce('flight')).toBeUndefined()
  expect(await markupOf(2)).not.toHaveProperty('rule')
  const { items } = (await owner.call('GET', '/audit')).body
  expect(items.slice(0, 2).map(({ action, subject }: Record<string, string>) => [action, subject])).toEqual([
    ['markup.ended', 'For a while'],
    ['markup.created', 'For a while'],
  ])
})

test.each([
  ['zero', { value: 0 }],
  ['a part of a hundredth', { value: 1.5 }],
  ['more than all of the price', { value: 10_001 }],
])('a value that is no markup is refused at its field: %s', { tags: ['full'] }, async (_name, change) => {
  expect(await create(change)).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'value' }] } } })
})

test('a value that is no markup is refused at its field', { tags: ['full'] }, async () => {
  expect(await create({ kind: 'fixed', value: -5 })).toMatchObject({
    body: { data: { problems: [{ path: 'value', message: 'Enter an amount.' }] } },
  })
})

test('a role without the permission reads no markups and sets none', { tags: ['full'] }, async () => {
  const agent = await t.signIn('agent@skyways.test')
  expect((await agent.call('GET', '/markups')).status).toBe(403)
  expect((await agent.call('POST', '/markups', { product: 'flight', name: 'Mine', kind: 'percent', value: 100 })).status).toBe(
    403,
  )
})

test('a rule in force is listed whatever its age, and ending it ends every rule of its product', {
  tags: ['full'],
}, async () => {
  const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
  const tour = await inForce('tour')
  const row = { agencyId, product: 'flight' as const, name: 'Earlier', kind: 'percent' as const, value: 100, active: false }
  const later = Array.from({ length: 120 }, () => ({ ...row, id: crypto.randomUUID(), createdAt: new Date() }))
  await t.system.db.insert(markupRules).values(later)
  expect(await inForce('tour')).toEqual(tour)
  // Two rules that were added at the same time are both active.
  const other = { ...row, id: crypto.randomUUID(), product: 'tour' as const, active: true, createdAt: new Date(0) }
  await t.system.db.insert(markupRules).values(other)
  await owner.call('POST', `/markups/${tour.id}/end`)
  expect(await inForce('tour')).toBeUndefined()
})
