import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StatementQuery } from '#contract/money.ts'
import { issue, openingCredit, topUp, walletPurchase } from '#domain/money/ledger.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency, buildOrder, ngn } from '#tests/factories.ts'
import type { Ctx } from '../../ctx.ts'
import { readWallet } from '../payments/read-wallet.ts'
import { exportTransactions } from './export-transactions.ts'
import { listTransactions } from './list-transactions.ts'
import { postMovement } from './post-movement.ts'

let t: TestApp
let ctx: Ctx
let orderId: string

const all = { account: 'wallet' as const, currency: 'NGN', kind: null, query: '', from: null, to: null }
const list = (query: Partial<Omit<StatementQuery, 'account'>> = {}, as = ctx) =>
  listTransactions(as, { ...all, after: null, limit: 10, ...query })

beforeAll(async () => {
  t = await testApp()
  ctx = await buildAgency(t.system)
  orderId = await buildOrder(ctx, { number: 1042 })
  await ctx.tx(async (tx) => {
    await postMovement(tx, ctx, { movement: openingCredit(ngn(1_000)), reference: 'start', title: 'Opening credit' })
    await postMovement(tx, ctx, { movement: topUp(ngn(515), ngn(15)), reference: 'pay-1', title: 'Top-up 100%' })
    await postMovement(tx, ctx, { movement: walletPurchase(ngn(700)), reference: 'pay-2', title: 'Lagos ⇄ London', orderId })
    await postMovement(tx, ctx, {
      movement: issue(ngn(700), ngn(650)),
      reference: orderId,
      title: 'Issued: Lagos ⇄ London',
      orderId,
    })
    await postMovement(tx, ctx, { movement: walletPurchase(ngn(300)), reference: 'pay-3', title: 'Abuja' })
  })
})
afterAll(() => t.close())

describe('the wallet', () => {
  it('shows the available balance and the amount held for orders', async () => {
    expect(await readWallet(ctx, { currency: 'NGN' })).toMatchObject({ balance: ngn(550), held: ngn(300) })
  })
  it('is empty in a currency without postings', async () => {
    expect(await readWallet(ctx, { currency: 'USD' })).toMatchObject({ balance: { amount: 0, currency: 'USD' } })
  })
})

describe('the statement', () => {
  it('has the newest line first, each with the resulting balance', async () => {
    const { items, next } = await list()
    expect(items.map((line) => [line.kind, line.amount.amount, line.balance.amount])).toEqual([
      ['wallet-purchase', -300, 550],
      ['issue', 50, 850],
      ['wallet-purchase', -700, 800],
      ['top-up', 500, 1_500],
      ['opening-credit', 1_000, 1_000],
    ])
    expect(next).toBeNull()
    expect(items[1]).toMatchObject({ orderId, orderNumber: 'TW-1042', title: 'Issued: Lagos ⇄ London' })
  })

  it('is paged without missing or repeated lines', async () => {
    const seen: string[] = []
    for (let after: string | null = null, pages = 0; pages < 5; pages += 1) {
      const page = await list({ limit: 2, after })
      seen.push(...page.items.map((line) => line.reference))
      after = page.next
      if (after === null) break
    }
    expect(seen).toEqual(['pay-3', orderId, 'pay-2', 'pay-1', 'start'])
  })

  it.each([
    [{ kind: 'top-up' as const }, ['pay-1']],
    [{ query: 'abuja' }, ['pay-3']],
    [{ query: 'PAY-2' }, ['pay-2']],
    [{ query: 'TW-1042' }, 2],
    [{ query: '100%' }, ['pay-1']],
    [{ query: '_' }, []],
  ])('is filtered by %o', async (query, expected) => {
    const references = (await list(query)).items.map((line) => line.reference)
    if (typeof expected === 'number') expect(references).toHaveLength(expected)
    else expect(references).toEqual(expected)
  })

  it('shows nothing of another agency', async () => {
    expect((await list({}, await buildAgency(t.system))).items).toEqual([])
  })

  it('is filtered by days of the agency’s calendar, including the first and the last', async () => {
    const agency = await buildAgency(t.system)
    const instants = {
      before: '2026-03-01T22:59:59Z',
      first: '2026-03-01T23:00:00Z',
      last: '2026-03-03T22:59:59Z',
      after: '2026-03-03T23:00:00Z',
    }
    for (const [reference, at] of Object.entries(instants)) {
      const then = { ...agency, now: () => new Date(at) }
      await then.tx((tx) => postMovement(tx, then, { movement: topUp(ngn(100), ngn(0)), reference, title: 'Top-up' }))
    }
    const found = async (days: Partial<StatementQuery>) => (await list(days, agency)).items.map((line) => line.reference)
    expect(await found({ from: '2026-03-02', to: '2026-03-03' })).toEqual(['last', 'first'])
    expect(await found({ from: '2026-03-04' })).toEqual(['after'])
    expect(await found({ to: '2026-03-01' })).toEqual(['before'])
  })

  it('has the total number of lines', async () => {
    expect((await list({ limit: 2 })).total).toEqual({ count: 5, isMore: false })
    expect((await list({ limit: 2, kind: 'wallet-purchase' })).total).toEqual({ count: 2, isMore: false })
  })

  it('is exported with its filters, with amounts that a spreadsheet can sum', async () => {
    const file = await exportTransactions(ctx, { ...all, kind: 'wallet-purchase' })
    const [header, ...lines] = (await file.text()).trim().split('\r\n')
    expect(file.name).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(header).toContain('Date (Africa/Lagos),Kind,What,Order,Reference,Currency,Amount,Balance')
    expect(lines.map((line) => line.split(',').slice(1).join(','))).toEqual([
      'Payment from the wallet,Abuja,,pay-3,NGN,-3,5.5',
      'Payment from the wallet,Lagos ⇄ London,TW-1042,pay-2,NGN,-7,8',
    ])
  })
})
