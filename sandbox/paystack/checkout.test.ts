import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLBACK, openTrial, type Trial } from './open-trial.ts'

let trial: Trial
beforeEach(async () => {
  trial = await openTrial()
})
afterEach(() => trial.close())

const card = (number: string, cvv = '123') => ({ number, expiry: '12/30', cvv })
const back = (reference: string) => `${CALLBACK}&trxref=${reference}&reference=${reference}`
const verify = async (reference: string) => (await trial.call('GET', `/transaction/verify/${reference}`)).body.data
const text = async (page: string) => (await fetch(page)).text()

describe('the hosted page', () => {
  it('shows the payee, the amount and that it is a test', async () => {
    const page = await text(await trial.open('p1', { amount: 128_450_000, metadata: { merchant: 'Skyways <Travel>' } }))
    expect(page).toContain('Skyways &lt;Travel&gt;')
    expect(page).toContain('1,284,500.00')
    expect(page).toContain('Test payment')
    expect(await verify('p1')).toMatchObject({ status: 'abandoned', paid_at: null })
  })

  it('accepts the approved card, returns to the shop and sends one signed event', async () => {
    const page = await trial.open('p2')
    const paid = await trial.press(page, 'card', card('4084 0840 8408 4081', '408'))
    expect(paid).toMatchObject({ status: 303, location: back('p2') })
    // 1.5 % of NGN 10,000 plus NGN 100.
    expect(await verify('p2')).toMatchObject({
      status: 'success',
      amount: 1_000_000,
      fees: 25_000,
      channel: 'card',
      authorization: { last4: '4081', bin: '408408', brand: 'visa', reusable: true, exp_month: '12', exp_year: '2030' },
    })
    await trial.receiver.arrived(1)
    expect(trial.events()).toMatchObject([
      { event: 'charge.success', data: { reference: 'p2', amount: 1_000_000, status: 'success' } },
    ])
  })

  it('charges once when the form is sent twice', async () => {
    const page = await trial.open('p3')
    const form = card('4084084084084081', '408')
    const both = await Promise.all([trial.press(page, 'card', form), trial.press(page, 'card', form)])
    expect(both.map(({ location }) => location)).toEqual([back('p3'), back('p3')])
    const { body } = await trial.call('GET', '/balance')
    expect(body.data).toEqual([{ currency: 'NGN', balance: 5_000_000_000 + 1_000_000 - 25_000 }])
    await trial.receiver.arrived(1)
    expect(trial.events()).toHaveLength(1)
  })

  it.each([
    ['4084080000005408', '001', 'Your bank declined this payment', 'Declined'],
    ['4000000000009995', '123', 'Insufficient Funds', 'Insufficient Funds'],
    ['4084084084084081', '999', 'Incorrect CVV', 'Incorrect CVV'],
    ['4242424242424242', '123', 'Use one of the test cards', 'Use one of the test cards'],
  ])('declines %s with %s, states the reason, and lets the payer retry', async (number, cvv, words, reason) => {
    const page = await trial.open('p4')
    expect((await trial.press(page, 'card', card(number, cvv))).status).toBe(303)
    expect(await verify('p4')).toMatchObject({ status: 'failed', gateway_response: reason })
    expect(await text(page)).toContain(words)
    expect((await trial.press(page, 'card', card('4084084084084081', '408'))).location).toBe(back('p4'))
    expect(await verify('p4')).toMatchObject({ status: 'success' })
  })

  it('asks a Verve card for PIN and code, and allows two wrong codes', async () => {
    const page = await trial.open('p5')
    await trial.press(page, 'card', card('5060666666666666666'))
    expect(await text(page)).toContain('Enter your card PIN')
    expect(await verify('p5')).toMatchObject({ status: 'ongoing' })
    await trial.press(page, 'step', { step: 'pin', answer: '1234' })
    await trial.press(page, 'step', { step: 'otp', answer: '000000' })
    expect(await text(page)).toContain('Incorrect code. Try again.')
    await trial.press(page, 'step', { step: 'otp', answer: '111111' })
    expect((await trial.press(page, 'step', { step: 'otp', answer: '123456' })).location).toBe(back('p5'))
  })

  it('ends the attempt at the third wrong PIN', async () => {
    const page = await trial.open('p6')
    await trial.press(page, 'card', card('5060666666666666666'))
    for (const answer of ['1', '2', '3']) await trial.press(page, 'step', { step: 'pin', answer })
    expect(await verify('p6')).toMatchObject({ status: 'failed', gateway_response: 'Incorrect PIN' })
  })

  it.each([
    ['approve', 'success'],
    ['decline', 'failed'],
  ])('on 3-D Secure, %s makes it %s', async (answer, status) => {
    const page = await trial.open('p7')
    await trial.press(page, 'card', card('4000002500003155'))
    expect(await text(page)).toContain('Approve this payment')
    await trial.press(page, 'step', { step: 'three-d-secure', answer })
    expect(await verify('p7')).toMatchObject({ status })
  })

  it('waits for a bank that responds late and approves', { tags: ['full'] }, async () => {
    const page = await trial.open('p8')
    await trial.press(page, 'card', card('5399830000000008'))
    expect(await verify('p8')).toMatchObject({ status: 'pending', paid_at: null })
    expect(await text(page)).toContain('Waiting for the bank')
    expect((await trial.press(page, 'card', card('4084084084084081', '408'))).location).toMatch(/checkout/)
    await vi.waitFor(async () => expect(await verify('p8')).toMatchObject({ status: 'success' }), {
      timeout: 10_000,
      interval: 100,
    })
    expect((await fetch(page, { redirect: 'manual' })).headers.get('location')).toBe(back('p8'))
    await trial.receiver.arrived(1)
    expect(trial.events()).toHaveLength(1)
  })

  it('shows an account for the transfer, and settles when the payer has sent it', async () => {
    const page = await trial.open('p9')
    expect(await text(`${page}?method=bank_transfer`)).toMatch(/Account number<\/dt><dd class="big">\d{10}</)
    expect((await trial.press(page, 'transfer')).location).toBe(back('p9'))
    expect(await verify('p9')).toMatchObject({ status: 'success', channel: 'bank_transfer' })
  })

  it('offers only the requested channels', async () => {
    const page = await text(await trial.open('p10', { channels: ['bank_transfer'] }))
    expect(page).not.toContain('Card number')
    expect(page).toContain('I have sent the money')
  })

  it('checks the card form and keeps the entered data, but never the CVV', async () => {
    const page = await trial.open('p11')
    const answer = await trial.press(page, 'card', { number: '4084 0840 8408 4082', expiry: '01/20', cvv: '77' })
    expect(answer.status).toBe(422)
    for (const words of ['not a card number', 'expired', '3 or 4 digits', 'value="4084 0840 8408 4082"'])
      expect(answer.text).toContain(words)
    expect(answer.text).not.toContain('value="77"')
    expect(await verify('p11')).toMatchObject({ status: 'abandoned', log: { attempts: 0 } })
  })

  it('stays abandoned when the payer cancels, and returns to the shop', async () => {
    const page = await trial.open('p12')
    expect((await trial.press(page, 'cancel')).location).toBe(back('p12'))
    expect(await verify('p12')).toMatchObject({ status: 'abandoned' })
    expect(trial.events()).toEqual([])
  })

  it('answers 404 for an unknown link', async () => {
    expect((await fetch(`${trial.sandbox.url}/paystack/checkout/nowhere`)).status).toBe(404)
  })

  it('declines or asks for 3-D Secure with any card when armed', async () => {
    await trial.arm({ fault: 'decline' })
    const page = await trial.open('p13')
    await trial.press(page, 'card', card('4084084084084081', '408'))
    expect(await verify('p13')).toMatchObject({ status: 'failed' })
    await trial.arm({ fault: 'three-d-secure' })
    await trial.press(page, 'card', card('4084084084084081', '408'))
    expect(await text(page)).toContain('Approve this payment')
  })
})

it('a restart keeps transactions, and a pending payment still settles', { tags: ['full'] }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-paystack-'))
  const before = await openTrial(dir)
  const page = await before.open('stored')
  await before.press(page, 'card', card('5399830000000008'))
  await before.close()
  const after = await openTrial(dir)
  const status = async () => (await after.call('GET', '/transaction/verify/stored')).body.data.status
  expect(await status()).toBe('pending')
  await vi.waitFor(async () => expect(await status()).toBe('success'), { timeout: 10_000, interval: 100 })
  await after.close()
  rmSync(dir, { recursive: true, force: true })
})
