import { beforeEach, describe, expect, test } from 'vitest'
import { add, money } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { planPrice } from '#domain/plans.ts'
import { confirmAgain } from '#tests/api/confirm-again.ts'
import { openShop } from '#tests/open-shop.ts'
import { newKey, openPlans, type Subscriber } from '#tests/plans/open-plans.ts'
import { sendTransfer } from '#tests/send-transfer.ts'

/** The invariants are checked after each test. */
const { t } = await openShop()

const { open, inDays, state, wallet, pay, mails } = openPlans(t)
const price = planPrice('growth', 'month', 'NGN') ?? money(0, 'NGN')
const charged = add(price, gatewaySurcharge(price))

beforeEach(() => {
  t.setClock(() => new Date())
  t.setSandboxClock(() => new Date())
})

const settle = async ({ owner }: Subscriber, invoiceId: string) =>
  (await owner.call('POST', `/subscription/invoices/${invoiceId}/settle`)).body

/** A new agency in Nigeria that pays Growth by transfer, with the account. */
async function awaited() {
  const it = await open(0, 'NG')
  const { status, body } = await pay(it.owner, 'growth', 'bank-transfer')
  expect([status, body.redirectUrl]).toEqual([200, null])
  const { payment } = await settle(it, body.invoiceId)
  return { ...it, invoiceId: String(body.invoiceId), account: String(payment.transfer.accountNumber), payment }
}

const send = (account: string, { amount } = charged) => sendTransfer(t.sandboxUrl, account, amount)

describe('a plan that is paid by bank transfer', () => {
  test('has an account of its own, and begins once exactly its amount has arrived', async () => {
    const it = await awaited()
    expect(it.account).toMatch(/^\d{10}$/)
    expect(it.payment).toMatchObject({ method: 'bank-transfer', status: 'pending', amount: charged })
    const waits = { plan: 'growth', interval: 'month', invoiceId: it.invoiceId, amount: charged }
    expect(await state(it.owner)).toMatchObject({ plan: 'starter', status: 'none', awaited: waits })
    expect(await send(it.account, { ...charged, amount: charged.amount - 1 })).toBe('rejected')
    expect((await settle(it, it.invoiceId)).status).toBe('pending')
    expect(await send(it.account)).toBe('accepted')
    expect(await settle(it, it.invoiceId)).toMatchObject({ status: 'paid', message: null, payment: { status: 'succeeded' } })
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ plan: 'growth', status: 'active', awaited: null })
    expect(await wallet(it.owner)).toBe(0)
    const { items } = (await it.owner.call('GET', '/subscription/receipts')).body
    expect(items).toMatchObject([{ number: 'SUB-0001', plan: 'growth', amount: price }])
  })

  test('begins also if the payer does not come back', { tags: ['full'] }, async () => {
    const it = await awaited()
    await send(it.account)
    await t.drainLater()
    expect(await state(it.owner)).toMatchObject({ plan: 'growth', status: 'active', awaited: null })
  })

  test('has one account for one key, however often it is asked for', { tags: ['full'] }, async () => {
    const { owner } = await open(0, 'NG')
    const body = { plan: 'growth', interval: 'month', due: price, method: 'bank-transfer', idempotencyKey: newKey() }
    const answers = [
      await owner.call('POST', '/subscription/changes', body),
      await owner.call('POST', '/subscription/changes', body),
    ]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect((await owner.call('GET', '/wallet/transactions')).body.items).toEqual([])
  })

  test('whose account does not open is not awaited, and can be paid again', { tags: ['full'] }, async () => {
    const { owner } = await open(0, 'NG')
    await t.arm({ vendor: 'paystack', fault: '500', path: '/charge', times: 5 })
    expect((await pay(owner, 'growth', 'bank-transfer')).body.code).toBe('payment.gateway-failed')
    await t.clearFaults()
    expect(await state(owner)).toMatchObject({ status: 'none', awaited: null })
    expect((await pay(owner, 'growth', 'bank-transfer')).status).toBe(200)
    expect((await state(owner)).awaited).toMatchObject({ amount: charged })
  })

  test('whose account closes is not paid, and no account is awaited any more', async () => {
    const it = await awaited()
    const later = () => new Date(Date.now() + 9 * 3_600_000)
    t.setClock(later)
    t.setSandboxClock(later)
    await t.drainLater()
    expect(await settle(it, it.invoiceId)).toMatchObject({
      status: 'failed',
      message: 'The account closed before the transfer arrived. Nothing was charged.',
    })
    expect(await state(it.owner)).toMatchObject({ plan: 'starter', status: 'none', awaited: null })
  })

  test('is a method of countries whose banks have such accounts', async () => {
    const nigeria = await open(0, 'NG')
    expect((await state(nigeria.owner)).ways).toEqual(['wallet', 'card', 'bank-transfer'])
    const ghana = await open()
    expect((await state(ghana.owner)).ways).toEqual(['wallet', 'card'])
    const refused = await pay(ghana.owner, 'growth', 'bank-transfer')
    expect(refused).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'method' }] } } })
    expect(await state(ghana.owner)).toMatchObject({ status: 'none', awaited: null })
  })
})

test('a renewal that is past due is paid by bank transfer', async () => {
  const it = await awaited()
  await send(it.account)
  await settle(it, it.invoiceId)
  inDays(32)
  t.setSandboxClock(() => new Date(Date.now() + 32 * 86_400_000))
  await t.drainLater()
  const { due } = await state(it.owner)
  expect(due).toEqual(price)
  await confirmAgain(it.owner)
  const body = { due, method: 'bank-transfer', idempotencyKey: newKey() }
  const { invoiceId } = (await it.owner.call('POST', '/subscription/overdue', body)).body
  const { payment } = await settle(it, invoiceId)
  expect((await state(it.owner)).awaited).toMatchObject({ invoiceId, amount: charged })
  await send(payment.transfer.accountNumber)
  await t.drainLater()
  expect(await state(it.owner)).toMatchObject({ status: 'active', due: null, awaited: null })
  expect((await mails(it.ctx)).at(-1)?.subject).toMatch(/is paid until/)
})
