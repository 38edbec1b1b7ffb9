import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { openingCredit, walletPurchase } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '#server/ctx.ts'
import { findMovement } from '#server/modules/ledger/find-movement.ts'
import { openAccounts } from '#server/modules/ledger/open-accounts.ts'
import { postMovement } from '#server/modules/ledger/post-movement.ts'
import { type TestApp, testApp } from '../app.ts'
import { checkInvariants } from '../check-invariants.ts'
import { buildAgency } from '../factories.ts'
import { seed, sizes } from '../sizes.ts'
import {
  asMovement,
  asReversal,
  type Balances,
  currencies,
  type Operation,
  type Outcome,
  openModel,
  operation,
  step,
  type TakeBack,
} from './model-ledger.ts'

/** Goal R5: for any postings in any order, the ledger equals a simple one in memory. */

let t: TestApp

beforeAll(async () => {
  t = await testApp()
}, 120_000)
afterAll(() => t.close())

/** Postings without orders and payments: only the invariants of the ledger and of tenants apply. */
const brokenLedger = async () => (await checkInvariants(t.databaseUrl)).filter((line) => /^I[127] /.test(line))

async function openLedger(): Promise<Ctx> {
  const ctx = await buildAgency(t.system)
  for (const currency of currencies) await ctx.tx((tx) => openAccounts(tx, { agencyId: ctx.agencyId, currency }))
  return ctx
}

const outcomeOf = (posting: Promise<boolean>): Promise<Outcome> =>
  posting.then(
    (isNew) => (isNew ? 'posted' : 'known'),
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'payment.balance-low') return 'low'
      throw error
    },
  )

const post = (ctx: Ctx, asked: Operation): Promise<Outcome> =>
  outcomeOf(ctx.tx((tx) => postMovement(tx, ctx, { movement: asMovement(asked), reference: asked.reference, title: asked.kind })))

/** `posted` is the model's posting with that name; it must exist exactly when the ledger has it. */
const takeBack = async (ctx: Ctx, asked: TakeBack, posted: Operation | undefined): Promise<Outcome> => {
  if (!posted) {
    await expect(ctx.tx((tx) => findMovement(tx, ctx, asked))).rejects.toThrow('was posted')
    return 'nothing'
  }
  return outcomeOf(
    ctx.tx(async (tx) =>
      postMovement(tx, ctx, {
        movement: asReversal(posted),
        reference: `${asked.kind} ${asked.reference}`,
        title: 'Taken back',
        reverses: await findMovement(tx, ctx, asked),
      }),
    ),
  )
}

async function read(ctx: Ctx, sql: string): Promise<Balances> {
  const { rows } = await t.system.db.$client.query<{ name: string; amount: string }>(sql, [ctx.agencyId])
  return Object.fromEntries(rows.map(({ name, amount }) => [name, BigInt(amount)]))
}
const balancesOf = (ctx: Ctx) =>
  read(
    ctx,
    `select account || ' ' || currency as name, balance::text as amount from ledger_balances where agency_id = $1 and balance <> 0`,
  )
const sumsOf = (ctx: Ctx) =>
  read(
    ctx,
    `select account || ' ' || currency as name, sum(amount)::text as amount from ledger_entries where agency_id = $1 group by 1 having sum(amount) <> 0`,
  )
const lastBalancesOf = (ctx: Ctx) =>
  read(
    ctx,
    `select * from (select distinct on (account, currency) account || ' ' || currency as name, balance::text as amount
     from ledger_entries where agency_id = $1 order by account, currency, id desc) last where amount <> '0'`,
  )
const withoutZeros = (balances: Balances): Balances =>
  Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0n))

const A_RUN = 40

describe('the ledger', () => {
  test('equals the reference implementation after every posting, and accepts, recognises and refuses the same', async () => {
    const runs = Math.ceil(sizes.postings / A_RUN)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: A_RUN, maxLength: A_RUN }), async (steps) => {
        const [ctx, model] = [await openLedger(), openModel()]
        for (const taken of steps) {
          const known = model.find(taken.asked)
          const outcome = taken.do === 'post' ? await post(ctx, taken.asked) : await takeBack(ctx, taken.asked, known)
          expect(outcome).toBe(model.take(taken))
          expect(await balancesOf(ctx)).toEqual(withoutZeros(model.balances))
        }
        expect(await sumsOf(ctx)).toEqual(withoutZeros(model.balances))
        expect(await lastBalancesOf(ctx)).toEqual(withoutZeros(model.balances))
      }),
      { numRuns: runs, seed },
    )
    expect(await brokenLedger()).toEqual([])
  }, 3_600_000)

  test('equals the reference implementation after concurrent postings', async () => {
    const operations = fc.sample(operation, { numRuns: 60, seed })
    const funds = operations.map((asked, at) => ({
      ...asked,
      kind: 'opening-credit' as const,
      reference: `fund-${at}`,
      whole: 10 ** 13,
    }))
    // The balances cover all, so that the order does not matter.
    const plenty = operations.map((asked, at) => ({
      ...asked,
      kind: 'wallet-purchase' as const,
      reference: `hold-${at}`,
      whole: 9 * 10 ** 11,
    }))
    const saved = operations.map((asked, at) => ({
      ...asked,
      kind: 'deposit' as const,
      reference: `save-${at}`,
      whole: 10 ** 13,
      part: 0,
    }))
    const owed = operations.map((asked, at) => ({ ...asked, kind: 'payout' as const, reference: `owe-${at}`, whole: 10 ** 13 }))
    const [ctx, model] = [await openLedger(), openModel()]
    const first = (asked: Operation) => model.take({ do: 'post', asked })
    for (const asked of [...funds, ...plenty, ...saved, ...owed]) expect(await post(ctx, asked)).toBe(first(asked))
    const unique = [...new Map(operations.map((asked) => [`${asked.kind} ${asked.reference}`, asked])).values()]
    const outcomes = await Promise.all(unique.flatMap((asked) => [post(ctx, asked), post(ctx, asked), post(ctx, asked)]))
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(unique.length)
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(unique.length * 2)
    for (const asked of unique) first(asked)
    expect(await balancesOf(ctx)).toEqual(withoutZeros(model.balances))
    // Each reversal is requested by three concurrent callers and happens once.
    const back = await Promise.all(unique.flatMap((asked) => Array.from({ length: 3 }, () => takeBack(ctx, asked, asked))))
    expect(back.filter((outcome) => outcome === 'posted')).toHaveLength(unique.length)
    expect(back.filter((outcome) => outcome === 'known')).toHaveLength(unique.length * 2)
    for (const asked of unique) model.take({ do: 'take-back', asked })
    expect(await balancesOf(ctx)).toEqual(withoutZeros(model.balances))
    expect(await brokenLedger()).toEqual([])
  }, 120_000)
})

describe('a wallet', () => {
  const fund = (ctx: Ctx, amount: number) =>
    ctx.tx((tx) => postMovement(tx, ctx, { movement: openingCredit(money(amount, 'NGN')), reference: 'fund', title: 'Fund' }))
  const buy = (ctx: Ctx, reference: string, amount = 1_000_00): Operation => ({
    kind: 'wallet-purchase',
    currency: 'NGN',
    whole: amount,
    part: 0,
    reference,
  })

  test('that covers ten of forty concurrent purchases pays for ten, and the others leave no trace', async () => {
    const ctx = await openLedger()
    await fund(ctx, 10_000_00)
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, at) => post(ctx, buy(ctx, `p${at}`))))
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'low')).toHaveLength(30)
    expect(await balancesOf(ctx)).toEqual({ 'escrow NGN': 10_000_00n, 'gateway NGN': -10_000_00n })
    expect(
      await read(ctx, `select kind as name, count(*)::text as amount from ledger_movements where agency_id = $1 group by 1`),
    ).toEqual({
      'opening-credit': 1n,
      'wallet-purchase': 10n,
    })
    expect(await brokenLedger()).toEqual([])
  })

  test('one kobo short pays nothing; with that kobo it is spent completely', async () => {
    const ctx = await openLedger()
    await fund(ctx, 999_99)
    expect(await post(ctx, buy(ctx, 'a'))).toBe('low')
    expect(await balancesOf(ctx)).toEqual({ 'wallet NGN': 999_99n, 'gateway NGN': -999_99n })
    expect(await post(ctx, buy(ctx, 'b', 999_99))).toBe('posted')
    expect(await balancesOf(ctx)).toEqual({ 'escrow NGN': 999_99n, 'gateway NGN': -999_99n })
  })

  test('accepts no fractions of a minor unit and no currency without an account, and stores nothing of the attempt', async () => {
    const ctx = await openLedger()
    await fund(ctx, 10_000_00)
    for (const amount of [0.5, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => walletPurchase(money(amount, 'NGN'))).toThrow(RangeError)
    const unsafe = walletPurchase({ amount: 1, currency: 'NGN' })
    const halves = {
      ...unsafe,
      entries: unsafe.entries.map((entry) => ({ ...entry, amount: { ...entry.amount, amount: entry.amount.amount / 2 } })),
    }
    for (const movement of [halves, walletPurchase(money(1, 'XOF'))])
      await expect(ctx.tx((tx) => postMovement(tx, ctx, { movement, reference: 'odd', title: 'Odd' }))).rejects.toThrow()
    expect(await balancesOf(ctx)).toEqual({ 'wallet NGN': 10_000_00n, 'gateway NGN': -10_000_00n })
    expect(await brokenLedger()).toEqual([])
  })
})
