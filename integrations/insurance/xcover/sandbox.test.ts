import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { covers } from '#domain/policies/policy.ts'
import { buildSandbox, type Sandbox } from '#sandbox/app.ts'
import { kindOf } from '../../search-conformance.ts'
import { policyBookingOf, policyConformance } from '../conformance.ts'
import type { PolicyQuery, PolicySupplier } from '../port.ts'
import { createXcover } from './index.ts'
import { toMoney } from './map.ts'
import { signer } from './sign.ts'

const today = new Date().toISOString().slice(0, 10)
const query: PolicyQuery = {
  residence: 'NG',
  destinations: ['FR'],
  from: addDays(today, 60),
  to: addDays(today, 69),
  ages: [34, 36, 7],
  tripCost: { amount: 250_000_00, currency: 'NGN' },
  currency: 'NGN',
}
const log: unknown[] = []

async function openSupplier(more: { secret?: string } = {}): Promise<{ sandbox: Sandbox; supplier: PolicySupplier }> {
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0 })
  const baseUrl = `${await sandbox.listen()}/xcover/`
  const keys = { key: 'xcover_test_sandbox', secret: 'xcover_test_secret', ...more }
  return {
    sandbox,
    supplier: createXcover({
      id: 'xcover',
      title: 'XCover',
      partner: 'TRADEWIND',
      baseUrl,
      ...keys,
      log: (event) => log.push(event),
    }),
  }
}

policyConformance('XCover, at the sandbox', {
  query,
  async open() {
    const { sandbox, supplier } = await openSupplier()
    return { supplier, close: () => sandbox.close() }
  },
})

test('the signature equals the one that the official client makes', () => {
  const sign = signer({ key: 'k', secret: 's', now: () => new Date('2026-01-05T10:00:00Z') })
  expect(sign({ method: 'POST', target: '/x/partners/LLODT/quotes/' })).toMatchObject({
    date: 'Mon, 05 Jan 2026 10:00:00 GMT',
    authorization: expect.stringMatching(
      /^Signature keyId="k",algorithm="hmac-sha512",headers="\(request-target\) date",signature="[\w%.-]+"$/,
    ),
  })
})

test.each([
  [19.99, 'USD', 1999],
  [0.1 + 0.2, 'USD', 30],
  [1200, 'JPY', 1200],
])('%s %s is an amount in minor units', (value, currency, amount) => {
  expect(toMoney(value, currency)).toEqual({ amount, currency })
})

describe('faults of a supplier of protection', () => {
  let sandbox: Sandbox
  let supplier: PolicySupplier
  beforeAll(async () => {
    ;({ sandbox, supplier } = await openSupplier())
  })
  afterAll(() => sandbox.close())
  const arm = (fault: string, path: string) =>
    fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'xcover', fault, path, times: 1 }),
    })
  const booking = async () => {
    const [policy] = (await supplier.quote(query)).offered
    if (!policy) throw new Error('nothing is offered')
    return policyBookingOf(policy, query, crypto.randomUUID())
  }

  test.each([
    ['503', 'unavailable'],
    ['429', 'rate-limited'],
    ['500', 'unknown-outcome'],
    ['502-html', 'unknown-outcome'],
    ['reset', 'unknown-outcome'],
    ['truncated-json', 'unknown-outcome'],
    ['offer-gone', 'sold-out'],
    ['booking-refused', 'rejected'],
  ])('binding under %s is %s', async (fault, kind) => {
    const wanted = await booking()
    await arm(fault, '/partners/TRADEWIND/bookings')
    expect(await kindOf(supplier.book(wanted))).toBe(kind)
  })

  test('a policy whose answer was lost is unknown, and is found by our reference', async () => {
    const wanted = await booking()
    await arm('accepted-then-lost', '/partners/TRADEWIND/bookings')
    expect(await kindOf(supplier.book(wanted))).toBe('unknown-outcome')
    expect(await supplier.findBooking(wanted.quoteId, wanted.reference)).toMatchObject({ status: 'issued' })
  })

  test('a change whose answer was lost is unknown, and is read from the policy', async () => {
    const { id, total } = await supplier.book(await booking())
    const longer = { from: query.from, to: addDays(query.to, 3) }
    const { changeId, net } = await supplier.quoteChange(id ?? '', longer)
    await arm('accepted-then-lost', '/partners/TRADEWIND/bookings')
    expect(await kindOf(supplier.confirmChange(id ?? '', changeId))).toBe('unknown-outcome')
    expect(net.amount).toBeGreaterThan(total?.amount ?? 0)
    expect(await supplier.getOrder(id ?? '')).toMatchObject({ total: net, details: { period: longer } })
  })

  test('a change that the insurer refuses leaves the policy as it was, and a price that rose is in the next quote', async () => {
    const { id, total } = await supplier.book(await booking())
    const longer = { from: query.from, to: addDays(query.to, 3) }
    const { changeId, net } = await supplier.quoteChange(id ?? '', longer)
    await arm('update-refused', '/partners/TRADEWIND/bookings')
    await expect(supplier.confirmChange(id ?? '', changeId)).rejects.toMatchObject({
      kind: 'rejected',
      words: 'The insurer does not accept this change.',
    })
    expect(await supplier.getOrder(id ?? '')).toMatchObject({ total, details: { period: { to: query.to } } })
    await arm('price-change', '/partners/TRADEWIND/bookings')
    expect((await supplier.quoteChange(id ?? '', longer)).net.amount).toBeGreaterThan(net.amount)
  })

  test('a late cancellation is too late', async () => {
    const { id } = await supplier.book(await booking())
    await arm('too-late', '/partners/TRADEWIND/bookings')
    await expect(supplier.cancel(id ?? '')).rejects.toMatchObject({ kind: 'rejected', vendorCode: 'TOO_LATE' })
  })

  test('a wrong secret is refused, and so is a request signed ten minutes ago', async () => {
    const other = await openSupplier({ secret: 'wrong' })
    expect(await kindOf(other.supplier.quote(query))).toBe('rejected')
    const target = '/xcover/partners/TRADEWIND/quotes/x/'
    const stale = signer({ key: 'xcover_test_sandbox', secret: 'xcover_test_secret', now: () => new Date(Date.now() - 600_000) })
    const answer = await fetch(`${other.sandbox.url}${target}`, { headers: stale({ method: 'GET', target }) })
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 401,
      body: { type: 'authentication_error' },
    })
    await other.sandbox.close()
  })

  test('Airhelp Plus has no medical cover, and is offered at any age', async () => {
    const { offered, refused } = await supplier.quote({ ...query, ages: [84] })
    const airhelp = offered.find(({ name }) => name === 'Airhelp Plus')
    expect(airhelp && covers(airhelp, 'medical')).toBe(false)
    expect(refused.find(({ name }) => name === 'Harbour Essential')?.reason).toBe('Insures people up to the age of 75.')
  })

  test('no log contains the secret or an insured', () => {
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toMatch(/xcover_test|Adaeze|adaeze/)
  })
})
