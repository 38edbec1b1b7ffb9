import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTrial, type Trial } from '../open-trial.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTES = 60_000

let clock = NOON
let trial: Trial
beforeEach(async () => {
  clock = NOON
  trial = await openTrial(':memory:', () => new Date(clock))
})
afterEach(() => trial.close())

const after = (minutes: number) => new Date(NOON + minutes * MINUTES).toISOString()
const charge = async (reference: string, expires: string | null = after(60)) => {
  const asked = { email: 'ada@shop.test', amount: 1_000_000, reference, bank_transfer: { account_expires_at: expires } }
  const { data } = (await trial.call('POST', '/charge', asked)).body
  return { data, id: data.id, number: String(data.account_number) }
}
const verify = async (reference: string) => (await trial.call('GET', `/transaction/verify/${reference}`)).body.data

describe('a charge by bank transfer', () => {
  it('returns an account, as the documentation of Pay with Transfer shows it', async () => {
    expect((await charge('b1')).data).toMatchObject({
      status: 'pending_bank_transfer',
      reference: 'b1',
      amount: 1_000_000,
      display_text: expect.any(String),
      account_name: 'PAYSTACK CHECKOUT',
      account_number: expect.stringMatching(/^\d{10}$/),
      bank: { slug: 'test-bank', name: 'Test Bank', id: 24 },
      account_expires_at: after(60),
    })
    expect((await trial.call('GET', '/charge/b1')).body.data).toMatchObject({ status: 'pending_bank_transfer' })
    expect(await verify('b1')).toMatchObject({ status: 'pending', paid_at: null })
  })

  it.each([
    [after(5), after(15)],
    [after(600), after(480)],
    [null, after(480)],
  ])('with a requested expiry at %s it expires at %s: 15 minutes to 8 hours', async (asked, given) => {
    expect((await charge('b2', asked)).data).toMatchObject({ account_expires_at: given })
  })

  it('succeeds when the right amount arrives, once, with one event', async () => {
    const { number } = await charge('b3')
    expect(await trial.transfer(number, 1_000_000)).toMatchObject({
      status: 201,
      body: { outcome: 'accepted', reference: 'b3', status: 'success' },
    })
    expect((await trial.transfer(number, 1_000_000)).body).toMatchObject({ outcome: 'returned' })
    expect(await verify('b3')).toMatchObject({
      status: 'success',
      amount: 1_000_000,
      channel: 'bank_transfer',
      authorization: { channel: 'bank_transfer', sender_name: 'SANDBOX PAYER', reusable: false },
    })
    await trial.receiver.arrived(1)
    expect(trial.events()).toMatchObject([{ event: 'charge.success', data: { reference: 'b3', channel: 'bank_transfer' } }])
  })

  it.each([
    ['less', 999_999],
    ['more', 1_000_001],
  ])('returns %s than the amount, reports it, and still accepts the correct one', async (_words, wrong) => {
    const { number, id } = await charge('b4')
    expect((await trial.transfer(number, wrong)).body).toMatchObject({ outcome: 'rejected', status: 'pending' })
    await trial.receiver.arrived(1)
    expect(trial.events()).toMatchObject([
      {
        event: 'bank.transfer.rejected',
        data: {
          bank_transfer: { amount: String(wrong), message_type: 'INCORRECT_AMOUNT', transaction_id: String(id) },
          customer: { email: 'ada@shop.test' },
        },
      },
    ])
    expect(await verify('b4')).toMatchObject({ status: 'pending' })
    expect((await trial.transfer(number, 1_000_000)).body).toMatchObject({ outcome: 'accepted', status: 'success' })
  })

  it('fails when the account expires, and a late transfer is returned to the payer', async () => {
    const { number } = await charge('b5', after(20))
    clock = NOON + 20 * MINUTES
    expect((await trial.transfer(number, 1_000_000)).body).toMatchObject({ outcome: 'returned', status: 'failed' })
    expect(await verify('b5')).toMatchObject({ status: 'failed', gateway_response: expect.stringContaining('expired') })
    expect((await trial.call('GET', '/transaction?status=pending')).body.data).toEqual([])
    expect(trial.events()).toEqual([])
  })
})

it('a transfer to the account on the hosted page pays its transaction', async () => {
  const text = await (await fetch(`${await trial.open('hosted')}?method=bank_transfer`)).text()
  const number = /class="big">(\d{10})</.exec(text)?.[1] ?? ''
  expect((await trial.transfer(number, 5)).body).toMatchObject({ outcome: 'rejected', status: 'abandoned' })
  expect((await trial.transfer(number, 1_000_000)).body).toMatchObject({ outcome: 'accepted', status: 'success' })
  expect(await verify('hosted')).toMatchObject({ status: 'success', channel: 'bank_transfer' })
})

it('an unknown account is refused', async () => {
  expect(await trial.transfer('0123456789', 100)).toMatchObject({ status: 404 })
})

it('a dedicated account accepts any amount until it is closed', async () => {
  const { customer_code } = (await trial.call('POST', '/customer', { email: 'agency@shop.test' })).body.data
  const { id, account_number } = (await trial.call('POST', '/dedicated_account', { customer: customer_code })).body.data
  const number = String(account_number)
  expect((await trial.transfer(number, 12_345)).body).toMatchObject({ outcome: 'accepted', status: 'success', amount: 12_345 })
  await trial.call('DELETE', `/dedicated_account/${id}`)
  expect(await trial.transfer(number, 12_345)).toMatchObject({ status: 404 })
})

describe('the panel', () => {
  const panel = async () => (await fetch(`${trial.sandbox.url}/panel/live`)).text()
  const press = (fields: Record<string, string>) =>
    fetch(`${trial.sandbox.url}/panel/transfers`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

  it('lists the waiting accounts and sends the amount of a form', async () => {
    const { number } = await charge('b6')
    const shown = await panel()
    expect(shown).toContain(number)
    expect(shown).toContain('value="10000.00"')
    expect((await press({ accountNumber: number, naira: '10000.00' })).status).toBe(303)
    expect(await verify('b6')).toMatchObject({ status: 'success' })
    expect(await panel()).not.toContain(number)
  })

  it('refuses an invalid amount, and reports when the bank returned the transfer', async () => {
    const { number } = await charge('b7')
    expect((await press({ accountNumber: number, naira: '1e9' })).status).toBe(422)
    clock = NOON + 480 * MINUTES
    expect((await press({ accountNumber: number, naira: '10000' })).status).toBe(422)
  })
})
