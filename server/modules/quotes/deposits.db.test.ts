import { describe, expect, test } from 'vitest'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { ctxOf } from '#tests/factories.ts'
import { giveBackAtGateway } from '#tests/give-back-at-gateway.ts'
import { openOwner } from '#tests/open-owner.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { sendTransfer } from '#tests/send-transfer.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { referenceOf } from '../ledger/payment-row.ts'
import { depositsOf } from '../payments/deposits/deposit-row.ts'

const { t, owner, balance } = await openOwner()
const ctx = await ctxOf(t.system, 'owner@skyways.test')
const shop = visitShop(t, 'skyways')

const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await t.drain()
}
const read = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body
const ngn = (amount: number) => ({ amount, currency: 'NGN' })

/** An accepted quote of NGN 400,000.00 that asks 30 % in advance. */
async function accepted(deposit: object = { kind: 'percent', value: 30, restBy: '2027-01-15' }) {
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'Zanzibar' })).body
  const cover = { rev: 0, title: 'Zanzibar', intro: '', terms: '', travellers: [], validUntil: null, deposit }
  await owner.call('PUT', `/quotes/${id}/cover`, cover)
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  const words = { title: 'Hotel', details: '', from: null, to: null, isOptional: false, forWhom: '', deadline: null }
  const amounts = { cost: 350_000_00, markup: 50_000_00, fee: 0 }
  await owner.call('PUT', `/quotes/${id}/items`, { ...words, ...amounts, optionId, partId: null, rev: 0 })
  const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
  const token: string = String(link).split('/').at(-1) ?? ''
  await shop.call('POST', `/shop/quotes/${token}/accept`, { version: 1, optionId, name: 'Ada Eze' })
  return { id, token }
}

const shared = async (token: string): Promise<SharedQuote> => (await shop.call('GET', `/shop/quotes/${token}`)).body.quote

/** Starts the payment of what is asked now. */
async function pay(token: string, method: 'card' | 'bank-transfer') {
  const next = (await shared(token)).payment?.next
  const total = next?.methods.find(({ id }) => id === method)?.total
  const key = next?.idempotencyKey ?? ''
  const body = { part: next?.part, method, total, email: 'ada@example.com', idempotencyKey: key }
  return shop.call('POST', `/shop/quotes/${token}/pay`, body, { 'idempotency-key': key })
}
const confirm = async (token: string) => (await shop.call('POST', `/shop/quotes/${token}/confirm-payment`)).body.status

async function payByCard(token: string) {
  await payOnHostedPage((await pay(token, 'card')).body.redirectUrl, cards.approved)
  expect(await confirm(token)).toBe('succeeded')
  await settle()
}

const first = async (id: string) => (await read(id)).deposits[0]
const use = (depositId: string) => owner.call('POST', `/deposits/${depositId}/use`)
const giveBack = (depositId: string) => owner.call('POST', `/deposits/${depositId}/return`, { reason: 'Ada cannot travel.' })

/** The gateway refunds a card a moment later. */
const refunded = (id: string) =>
  expect
    .poll(
      async () => {
        await t.drainLater()
        return (await read(id)).deposits.map(({ state }: { state: string }) => state)
      },
      { timeout: 15_000, interval: 100 },
    )
    .toContain('returned')

describe('what a quote asks in advance', () => {
  test('is shown before the acceptance, and paid by card: the deposit, then the rest', async () => {
    const { id, token } = await accepted()
    const before = await balance()
    expect(await shared(token)).toMatchObject({ asks: { kind: 'percent', value: 30 } })
    expect((await shared(token)).payment).toMatchObject({ deposit: ngn(120_000_00), rest: ngn(280_000_00), paid: [] })
    await payByCard(token)
    expect((await shared(token)).payment).toMatchObject({
      paid: [{ part: 'deposit', amount: ngn(120_000_00) }],
      next: { part: 'rest', amount: ngn(280_000_00) },
    })
    await payByCard(token)
    expect((await shared(token)).payment).toMatchObject({ next: null, awaited: null })
    const { deposits, events } = await read(id)
    expect(deposits).toMatchObject([
      { part: 'deposit', state: 'held', method: 'card' },
      { part: 'rest', state: 'held', amount: ngn(280_000_00) },
    ])
    expect(events.filter(({ kind }: { kind: string }) => kind === 'paid')).toHaveLength(2)
    // The money is the customer's: nothing is in the wallet yet.
    expect(await balance()).toBe(before)
    const mails = (await owner.call('GET', '/mails')).body.items
    expect(mails.map(({ template }: { template: string }) => template)).toContain('payment-received')
  })

  test('is used for the booking: it then is in the wallet, once', { tags: ['full'] }, async () => {
    const { id, token } = await accepted()
    await payByCard(token)
    const before = await balance()
    const deposit = await first(id)
    expect((await use(deposit.id)).status).toBe(200)
    expect((await use(deposit.id)).body.code).toBe('deposit.not-held')
    expect((await giveBack(deposit.id)).body.code).toBe('deposit.not-held')
    expect(await balance()).toBe(before + 120_000_00)
  })

  test('is returned to the card with the fee, and can be paid again', { tags: ['full'] }, async () => {
    const { id, token } = await accepted()
    await payByCard(token)
    const before = await balance()
    const deposit = await first(id)
    expect((await giveBack(deposit.id)).status).toBe(200)
    await refunded(id)
    expect(await first(id)).toMatchObject({ state: 'returned', ended: { reason: 'Ada cannot travel.' } })
    expect(await balance()).toBe(before)
    expect((await shared(token)).payment?.next?.part).toBe('deposit')
  })

  test('is paid by bank transfer, and returned to the wallet, from which the agency sends it back', {
    tags: ['full'],
  }, async () => {
    const { id, token } = await accepted()
    await pay(token, 'bank-transfer')
    const awaited = (await shared(token)).payment?.awaited
    // A second click gets the same account.
    await pay(token, 'bank-transfer')
    expect((await shared(token)).payment?.awaited?.transfer).toEqual(awaited?.transfer)
    await sendTransfer(t.sandboxUrl, awaited?.transfer?.accountNumber ?? '', awaited?.amount.amount ?? 0)
    expect(await confirm(token)).toBe('succeeded')
    const before = await balance()
    await giveBack((await first(id)).id)
    await settle()
    expect(await balance()).toBe(before + (awaited?.amount.amount ?? 0))
  })

  test('is not paid by a declined card', { tags: ['full'] }, async () => {
    const { id, token } = await accepted()
    await payOnHostedPage((await pay(token, 'card')).body.redirectUrl, cards.declined)
    await confirm(token)
    await settle()
    expect((await shared(token)).payment).toMatchObject({ paid: [], next: { part: 'deposit' } })
    expect((await read(id)).deposits.every(({ state }: { state: string }) => state === 'awaited')).toBe(true)
  })

  test('that is paid twice goes back once', async () => {
    const { id, token } = await accepted()
    const { redirectUrl } = (await pay(token, 'card')).body
    await pay(token, 'bank-transfer')
    const awaited = (await shared(token)).payment?.awaited
    await payOnHostedPage(redirectUrl, cards.approved)
    await sendTransfer(t.sandboxUrl, awaited?.transfer?.accountNumber ?? '', awaited?.amount.amount ?? 0)
    await confirm(token)
    await confirm(token)
    await refunded(id)
    const { deposits } = await read(id)
    expect(deposits.map(({ state }: { state: string }) => state).toSorted()).toEqual(['held', 'returned'])
    expect((await shared(token)).payment?.paid).toHaveLength(1)
  })

  test('is not paid at another price, before the acceptance, or where nothing is asked', { tags: ['full'] }, async () => {
    const { token } = await accepted()
    const base = { part: 'deposit', method: 'card', email: 'ada@example.com' }
    const wrong = { ...base, total: ngn(1_000_00), idempotencyKey: crypto.randomUUID() }
    expect((await shop.call('POST', `/shop/quotes/${token}/pay`, wrong)).body.code).toBe('checkout.price-changed')
    const rest = { ...wrong, part: 'rest', idempotencyKey: crypto.randomUUID() }
    expect((await shop.call('POST', `/shop/quotes/${token}/pay`, rest)).body.code).toBe('deposit.not-asked')
    expect((await visitShop(t, 'savanna').call('POST', `/shop/quotes/${token}/pay`, wrong)).status).toBe(404)
  })
})

describe('a deposit that the gateway took back', { tags: ['full'] }, () => {
  const takeBack = async (id: string) => {
    const [row] = await ctx.tx((tx) => depositsOf(tx, ctx, { purpose: 'quote', subjectIds: [id] }))
    await giveBackAtGateway(t.sandboxUrl, referenceOf(row?.paymentId ?? ''))
    // The gateway is asked a day later.
    await t.drainLater()
    await settle()
  }

  test('leaves the account of deposits while it is held, and is asked again', async () => {
    const { id, token } = await accepted()
    await payByCard(token)
    const before = await balance()
    await takeBack(id)
    expect(await first(id)).toMatchObject({ state: 'reversed' })
    expect(await balance()).toBe(before)
    expect((await shared(token)).payment?.next?.part).toBe('deposit')
  })

  test('leaves the wallet where it was used', async () => {
    const { id, token } = await accepted()
    await payByCard(token)
    await use((await first(id)).id)
    const before = await balance()
    await takeBack(id)
    expect(await first(id)).toMatchObject({ state: 'reversed' })
    expect(await balance()).toBe(before - 120_000_00)
  })
})

test('a deposit of another agency is not found, and a role that does not book neither uses nor returns one', {
  tags: ['full'],
}, async () => {
  const { id, token } = await accepted()
  await payByCard(token)
  const deposit = await first(id)
  const other = await t.signIn('owner@savanna.test')
  for (const path of ['use', 'return'])
    expect((await other.call('POST', `/deposits/${deposit.id}/${path}`, { reason: 'None' })).status).toBe(404)
})
