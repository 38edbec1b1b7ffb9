import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { buildSandbox, type Sandbox } from '#sandbox/app.ts'
import { type Receiver, startReceiver } from '#sandbox/frame/start-receiver.ts'
import { paymentConformance } from '../conformance.ts'
import { createPaystack } from './index.ts'

const SECRET = 'sk_test_sandbox'
// Paystack's published test cards.
const cards = {
  works: { number: '4084084084084081', expiry: '12/30', cvv: '408' },
  declined: { number: '4084080000005408', expiry: '12/30', cvv: '001' },
}

async function payAsCustomer(page: string, how: keyof typeof cards): Promise<void> {
  await fetch(`${page}/card`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(cards[how]) })
}

paymentConformance('Paystack, at the sandbox', {
  amount: money(128_450_000, 'NGN'),
  async open() {
    const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind' })
    const gateway = createPaystack({ baseUrl: `${await sandbox.listen()}/paystack/`, secretKey: SECRET })
    return { gateway, payAsCustomer, close: () => sandbox.close() }
  },
})

describe('Paystack’s sandbox with faults', () => {
  let sandbox: Sandbox
  let receiver: Receiver
  let base: string

  beforeAll(async () => {
    receiver = await startReceiver()
    sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', webhookUrls: { paystack: receiver.url } })
    base = `${await sandbox.listen()}/paystack/`
  })
  afterAll(async () => {
    await sandbox.close()
    await receiver.close()
  })

  const amount = money(500_000, 'NGN')
  const request = (reference: string) => ({
    reference,
    amount,
    email: 'ada@shop.test',
    callbackUrl: 'https://shop.test/paid',
    metadata: {},
  })
  const arm = (fault: string, path?: string) =>
    fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'paystack', fault, path, times: 1 }),
    })
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof SupplierError ? error : null),
    )

  test('webhooks have valid signatures, and name payment and refund by reference', async () => {
    const gateway = createPaystack({ baseUrl: base, secretKey: SECRET })
    await payAsCustomer((await gateway.initialize(request('hook-1'))).redirectUrl, 'works')
    await gateway.refund({ reference: 'hook-1', amount: money(100_000, 'NGN'), note: 'r1' })
    const arrived = await receiver.arrived(3)
    const events = arrived.map(({ body, headers }) => {
      const signature = headers[gateway.webhook.signatureHeader]
      const bytes = Buffer.from(body)
      expect(gateway.webhook.verify(bytes, String(signature))).toBe(true)
      expect(gateway.webhook.verify(Buffer.from(`${body} `), String(signature))).toBe(false)
      return gateway.webhook.translate(bytes)
    })
    expect(events.map((event) => event.kind).sort()).toEqual(['charge-succeeded', 'refund-pending', 'refund-processed'])
    expect(events.every((event) => event.reference === 'hook-1')).toBe(true)
    expect(new Set(events.map((event) => event.eventId)).size).toBe(3)
    expect(await gateway.findRefund({ reference: 'hook-1', note: 'r1' })).toMatchObject({ status: 'done' })
  }, 20_000)

  test.each(['lost-answer', '500-after', 'truncated-json', 'html-200', 'reset-body', 'wrong-content-type'])(
    'F19 a refund whose answer is corrupted by %s has an unknown outcome',
    async (fault) => {
      const gateway = createPaystack({ baseUrl: base, secretKey: SECRET })
      const reference = `lost-${fault}`
      await payAsCustomer((await gateway.initialize(request(reference))).redirectUrl, 'works')
      await arm(fault, '/refund')
      const error = await failure(gateway.refund({ reference, amount, note: 'r1' }))
      expect(error?.kind).toBe('unknown-outcome')
      expect(error?.message).not.toContain(SECRET)
      const found = await gateway.findRefund({ reference, note: 'r1' })
      // An answer in place of the vendor's: nothing was done. A corrupted answer: the refund is found.
      expect(found === null).toBe(fault === 'html-200')
    },
  )

  test.each(['lost-answer', '500-after', 'truncated-json', 'html-200', 'reset-body', 'wrong-content-type'])(
    'a charge of a saved card whose answer is corrupted by %s has an unknown outcome, and is charged once',
    async (fault) => {
      const gateway = createPaystack({ baseUrl: base, secretKey: SECRET })
      const reference = `charge-${fault}`
      await payAsCustomer((await gateway.initialize(request(`first-${fault}`))).redirectUrl, 'works')
      const card = (await gateway.verify(`first-${fault}`))?.card
      const charge = { ...request(reference), authorizationCode: card?.authorizationCode ?? '' }
      await arm(fault, '/transaction/charge_authorization')
      const error = await failure(gateway.chargeSaved(charge))
      expect(error?.kind).toBe('unknown-outcome')
      expect(error?.message).not.toContain(SECRET)
      expect(error?.message).not.toContain(charge.authorizationCode)
      const found = await gateway.verify(reference)
      // An answer in place of the vendor's: nothing was charged.
      if (fault === 'html-200') expect(found).toBeNull()
      else {
        expect(found).toMatchObject({ status: 'succeeded', amount })
        expect(await failure(gateway.chargeSaved(charge))).toMatchObject({ vendorCode: 'duplicate_reference' })
      }
    },
  )

  test('a saved card that is declined, or needs its holder, is not charged', async () => {
    const gateway = createPaystack({ baseUrl: base, secretKey: SECRET })
    await payAsCustomer((await gateway.initialize(request('saved-first'))).redirectUrl, 'works')
    const authorizationCode = (await gateway.verify('saved-first'))?.card?.authorizationCode ?? ''
    await arm('decline')
    expect(await gateway.chargeSaved({ ...request('saved-declined'), authorizationCode })).toEqual({
      status: 'failed',
      message: 'Declined',
    })
    expect(await gateway.verify('saved-declined')).toMatchObject({ status: 'failed', message: 'Declined' })
    await arm('three-d-secure')
    expect(await gateway.chargeSaved({ ...request('saved-paused'), authorizationCode })).toMatchObject({ status: 'failed' })
    expect((await gateway.verify('saved-paused'))?.status).not.toBe('succeeded')
  })

  test.each(['500', '502-html', 'html-200', 'truncated-json', 'gzip-bomb', 'huge-body', 'hang', 'hang-body'])(
    'reading a payment under %s fails by the deadline, and succeeds the next time',
    { tags: ['full'] },
    async (fault) => {
      const gateway = createPaystack({ baseUrl: base, secretKey: SECRET, timeoutMs: 1_500 })
      const reference = `ask-${fault}`
      await gateway.initialize(request(reference))
      // A gateway's proxy page (502) is retried and then gone.
      await arm(fault, '/transaction/verify')
      const error = await failure(gateway.verify(reference))
      if (fault === '502-html') expect(error).toBeNull()
      else expect(['unavailable', 'timeout']).toContain(error?.kind)
      expect(await gateway.verify(reference)).toMatchObject({ reference, amount })
    },
  )
})
