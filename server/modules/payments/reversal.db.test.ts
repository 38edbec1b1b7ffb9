import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { type Account, type Movement, openingCredit, reversalOf, topUp } from '#domain/money/ledger.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { buildAgency, ngn } from '#tests/factories.ts'
import type { Ctx } from '../../ctx.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { readBalance } from '../ledger/read-balance.ts'

/** The database's own rules for reversals, independent of the product's code. */

let t: TestApp
let ctx: Ctx
/** NGN 1,000 plus a fee of NGN 15. */
const original = topUp(ngn(1_015_00), ngn(15_00))
const right = reversalOf(original)

beforeAll(async () => {
  t = await testApp()
  ctx = await buildAgency(t.system)
})
afterAll(async () => {
  const broken = await checkInvariants(t.databaseUrl)
  await t.close()
  expect(broken.filter((line) => /^I[12] /.test(line))).toEqual([])
})

let posted = 0
/** Posts a top-up and returns its id. */
async function post(as: Ctx, movement = original): Promise<string> {
  posted += 1
  const reference = `payment-${posted}`
  await as.tx((tx) => postMovement(tx, as, { movement, reference, title: 'Top-up' }))
  return as.tx((tx) => findMovement(tx, as, { kind: movement.kind, reference }))
}

const reverse = (id: string, { movement = right, reference = id, as = ctx } = {}) =>
  as.tx((tx) => postMovement(tx, as, { movement, reference, title: 'Taken back', reverses: id }))

/** The product's error code or the database's message, which Drizzle wraps. */
const refusal = (posting: Promise<unknown>): Promise<string> =>
  posting.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : String(Object(error).cause ?? error)),
  )

const balance = (account: Account, as = ctx) =>
  as.tx(async (tx) => (await readBalance(tx, as, { account, currency: 'NGN' })).amount)

test('negates a posting once, and restores every balance', async () => {
  const agency = await buildAgency(t.system)
  const id = await post(agency)
  expect(await reverse(id, { as: agency })).toBe(true)
  expect(await reverse(id, { as: agency })).toBe(false)
  expect(await reverse(id, { as: agency, reference: 'under another name' })).toBe(false)
  for (const account of ['wallet', 'gateway', 'gateway-fees'] as const) expect(await balance(account, agency)).toBe(0)
})

test('requested forty times concurrently is posted once', async () => {
  const agency = await buildAgency(t.system)
  await post(agency, openingCredit(ngn(50_000_00)))
  const id = await post(agency)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => reverse(id, { as: agency, reference: n % 2 ? id : `try-${n}` })),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await balance('wallet', agency)).toBe(50_000_00)
})

describe('a reversal is refused', () => {
  const [gateway, fees, wallet] = right.entries
  const entries = (...given: (Movement['entries'][number] | undefined)[]): Movement => ({
    kind: 'reversal',
    entries: given.filter((entry) => entry !== undefined),
  })

  test.each<[string, Movement]>([
    ['of a kobo less', reversalOf(topUp(ngn(1_014_99), ngn(15_00)))],
    ['with the original signs', entries(...original.entries)],
    ['without the fee', reversalOf(topUp(ngn(1_000_00), ngn(0)))],
    ['from another account', entries(gateway, fees, wallet && { ...wallet, account: 'escrow' })],
    [
      'with further entries that sum to zero',
      entries(...right.entries, { account: 'supplier', amount: ngn(5) }, { account: 'exchange', amount: ngn(-5) }),
    ],
  ])('%s', async (_what, movement) => {
    await post(ctx, openingCredit(ngn(10_000_00)))
    const held = await balance('wallet')
    const id = await post(ctx)
    expect(await refusal(reverse(id, { movement }))).toMatch(/not what it reverses|^payment.balance-low$/)
    expect(await balance('wallet')).toBe(held + 1_000_00)
    expect(await reverse(id)).toBe(true)
  })

  test('of a reversal', async () => {
    const id = await post(ctx)
    await reverse(id)
    const reversal = await ctx.tx((tx) => findMovement(tx, ctx, { kind: 'reversal', reference: id }))
    expect(await refusal(reverse(reversal, { movement: reversalOf(right), reference: 'again' }))).toMatch(/reverses a reversal/)
  })

  test('of another agency’s movement', async () => {
    const other = await buildAgency(t.system)
    await post(other, openingCredit(ngn(10_000_00)))
    const theirs = await post(ctx)
    expect(await refusal(reverse(theirs, { as: other }))).toMatch(/nothing of its agency/)
  })

  test('of nothing', async () => {
    const nameless = ctx.tx((tx) => postMovement(tx, ctx, { movement: right, reference: 'nameless', title: 'Taken back' }))
    expect(await refusal(nameless)).toMatch(/reversal_names_movement|^payment.balance-low$/)
    expect(await refusal(reverse(crypto.randomUUID()))).toMatch(/foreign key/)
  })
})
