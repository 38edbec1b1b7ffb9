import { beforeAll, expect, test } from 'vitest'
import type { StatementLine } from '#contract/money.ts'
import { addDays } from '#domain/dates.ts'
import { confirmAgain } from '#tests/api/confirm-again.ts'
import { openOwner } from '#tests/open-owner.ts'
import { type AskOcto, askingOcto, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, publishOwnTour } from '#tests/tours/own-tour.ts'

const { t, owner } = await openOwner()
const today = new Date().toISOString().slice(0, 10)
let productId: string
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways')
})

const contact = { contact: { fullName: 'Ama Mensah', phoneNumber: '+233201234567' } }
const naira = (amount: number) => ({ amount, currency: 'NGN' })

async function openReseller() {
  const { id, key } = await addReseller(t.system, 'skyways')
  const ask: AskOcto = askingOcto(t, key)
  const hold = async (days: number, people = 1): Promise<string> => {
    const unitItems = Array.from({ length: people }, () => ({ unitId: 'adult' }))
    const { body } = await ask('POST', '/bookings', { productId, optionId: 'walk', availabilityId: startIn(days), unitItems })
    return body.uuid
  }
  const confirm = (uuid: string) => ask('POST', `/bookings/${uuid}/confirm`, contact)
  const cancel = (uuid: string) => ask('POST', `/bookings/${uuid}/cancel`, {})
  return { id, hold, confirm, cancel, statement: async () => (await owner.call('GET', `/tour-resellers/${id}`)).body }
}

test('a reseller has a statement of what it sold, its commission and what it owes, and its last calls', async () => {
  const { hold, confirm, statement } = await openReseller()
  for (const people of [1, 2]) await confirm(await hold(10, people))
  await hold(10)
  const { totals, bookings, calls } = await statement()
  expect(totals).toEqual([
    { bookings: 2, retail: naira(6_000_000), commission: naira(900_000), retained: naira(0), net: naira(5_100_000) },
  ])
  expect(bookings.map(({ status, owed }: { status: string; owed: object }) => [status, owed])).toEqual([
    ['held', naira(0)],
    ['confirmed', naira(3_400_000)],
    ['confirmed', naira(1_700_000)],
  ])
  expect(calls[0]).toMatchObject({ status: 200, error: null })
})

test('a reseller owes what was not refunded of a booking that was cancelled late, and nothing for one that was not confirmed', {
  tags: ['full'],
}, async () => {
  const { hold, confirm, cancel, statement } = await openReseller()
  await cancel(await hold(12))
  const late = await hold(12)
  await confirm(late)
  t.setClock(() => new Date(Date.parse(`${addDays(today, 12)}T09:00:00Z`) - 3 * 3_600_000))
  await cancel(late)
  t.setClock(() => new Date())
  const { totals, bookings } = await statement()
  const half = naira(850_000)
  expect(totals).toEqual([{ bookings: 0, retail: naira(0), commission: naira(0), retained: half, net: half }])
  expect(bookings.map(({ status, owed }: { status: string; owed: object }) => [status, owed])).toEqual([
    ['cancelled', half],
    ['cancelled', naira(0)],
  ])
})

test('a reseller is added with a key that is shown once, and calls until it is revoked', { tags: ['full'] }, async () => {
  const made = (await owner.call('POST', '/tour-resellers', { name: 'Coast Hotels', email: 'a@coast.example', commission: 12.5 }))
    .body
  expect(made).toMatchObject({ commission: 12.5, key: expect.stringMatching(/^octo_[0-9a-f]{88}$/) })
  const call = askingOcto(t, made.key)
  expect((await call('GET', '/products')).status).toBe(200)
  expect(JSON.stringify((await owner.call('GET', '/tour-resellers')).body)).not.toContain(made.key)
  await owner.call('DELETE', `/tour-resellers/${made.id}`)
  expect((await call('GET', '/products')).body.error).toBe('FORBIDDEN')
})

test('what a reseller owes for a period is one document, which is paid once, logged and exported', {
  tags: ['full'],
}, async () => {
  const { id, hold, confirm, cancel } = await openReseller()
  const [first, second, late] = [await hold(14, 2), await hold(15), await hold(15)]
  for (const uuid of [first, second, late]) await confirm(uuid)
  const at = (days: number, hours = 0) => new Date(Date.parse(`${addDays(today, days)}T09:00:00Z`) + hours * 3_600_000)
  t.setClock(() => at(15, -3))
  await cancel(late)
  const period = { from: addDays(today, 14), to: addDays(today, 15) }
  const path = `/tour-resellers/${id}/payouts`
  await confirmAgain(owner)
  expect(await owner.call('POST', path, period)).toMatchObject({ status: 409, body: { code: 'tour.period-not-over' } })
  t.setClock(() => at(17))
  await confirmAgain(owner)
  const made = await Promise.all([owner.call('POST', path, period), owner.call('POST', path, period)])
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409])
  let [payout] = (await owner.call('GET', path)).body
  expect(payout).toMatchObject({
    number: 'PAY-1001',
    bookings: 3,
    retail: naira(6_000_000),
    commission: naira(900_000),
    retained: naira(850_000),
    owed: naira(5_950_000),
    paid: null,
  })
  const owedIn = async () => {
    const { items } = (await owner.call('GET', '/wallet/transactions?account=resellers')).body
    return items.map(({ kind, amount, balance }: StatementLine) => [kind, amount.amount, balance.amount])
  }
  expect(await owedIn()).toEqual([['payout', 5_950_000, 5_950_000]])
  expect((await owner.call('POST', `/tour-payouts/${payout.id}/withdraw`, { reason: 'The wrong days.' })).status).toBe(200)
  expect(await owedIn()).toEqual([
    ['reversal', -5_950_000, 0],
    ['payout', 5_950_000, 5_950_000],
  ])
  const gone = await owner.call('POST', `/tour-payouts/${payout.id}/paid`, { on: today, reference: 'Transfer 4711' })
  expect(gone).toMatchObject({ status: 409, body: { code: 'tour.payout-withdrawn' } })
  const [again] = (await owner.call('POST', path, period)).body
  expect(again).toMatchObject({ number: 'PAY-1002', owed: naira(5_950_000), withdrawn: null })
  payout = again
  const csv = (await owner.call('GET', `/tour-payouts/${payout.id}/bookings.csv`)).body
  expect(csv.trim().split('\r\n')).toHaveLength(4)
  const paid = { on: addDays(today, 16), reference: 'Transfer 4711' }
  const agent = await t.signIn('agent@skyways.test')
  expect((await agent.call('POST', `/tour-payouts/${payout.id}/paid`, paid)).status).toBe(403)
  expect((await (await t.signIn('owner@savanna.test')).call('GET', `/tour-payouts/${payout.id}`)).status).toBe(404)
  expect((await owner.call('POST', `/tour-payouts/${payout.id}/paid`, paid)).status).toBe(200)
  expect(await owner.call('POST', `/tour-payouts/${payout.id}/paid`, paid)).toMatchObject({ body: { code: 'tour.payout-paid' } })
  expect((await owner.call('GET', `/tour-payouts/${payout.id}`)).body).toMatchObject({
    paid: { ...paid, by: expect.any(String) },
    lines: [{ people: 2, owed: naira(3_400_000) }, {}, {}],
  })
  expect((await owedIn()).slice(0, 2)).toEqual([
    ['payout-paid', -5_950_000, 0],
    ['payout', 5_950_000, 5_950_000],
  ])
  const log = (await owner.call('GET', '/audit')).body
  expect(JSON.stringify(log)).toContain('PAY-1001')
  t.setClock(() => new Date())
})
