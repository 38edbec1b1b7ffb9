import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Money, money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { PaymentGateway, PaymentRequest } from './port.ts'

export interface OpenGateway {
  gateway: PaymentGateway
  /** Pays as a customer on the hosted page, with a valid or a declined card. */
  payAsCustomer(redirectUrl: string, how: 'works' | 'declined'): Promise<void>
  close(): Promise<void>
}

export interface PaymentConformance {
  open(): Promise<OpenGateway>
  amount: Money
}

async function failure(work: Promise<unknown>): Promise<SupplierError | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof SupplierError) return error
    throw error
  }
}

/** The requirements of every payment gateway. Registers Vitest cases. */
export function paymentConformance(name: string, { open, amount }: PaymentConformance): void {
  describe(`${name} as a payment gateway`, () => {
    let opened: OpenGateway
    let gateway: PaymentGateway

    beforeAll(async () => {
      opened = await open()
      gateway = opened.gateway
    })
    afterAll(() => opened.close())

    const request = (reference: string): PaymentRequest => ({
      reference,
      amount,
      email: 'adaeze@example.com',
      callbackUrl: 'http://localhost:3000/checkout/return',
      metadata: { order: 'TW-1042' },
    })

    async function paid(reference: string) {
      const { redirectUrl } = await gateway.initialize(request(reference))
      await opened.payAsCustomer(redirectUrl, 'works')
    }

    test('an unknown reference is null', async () => {
      expect(await gateway.verify('conf-nobody')).toBeNull()
      expect(await gateway.findRefund({ reference: 'conf-nobody' })).toBeNull()
    })

    test('an opened payment has a page for the payer and is not paid yet', async () => {
      const started = await gateway.initialize(request('conf-open'))
      expect(new URL(started.redirectUrl).protocol).toMatch(/^https?:$/)
      expect(started.accessCode).not.toBe('')
      const payment = await gateway.verify('conf-open')
      expect(payment).toMatchObject({ reference: 'conf-open', amount, fee: null })
      expect(['pending', 'abandoned']).toContain(payment?.status)
    })

    test('a reference opens one payment only', async () => {
      await gateway.initialize(request('conf-twice'))
      expect(await failure(gateway.initialize(request('conf-twice')))).toMatchObject({
        kind: 'rejected',
        vendorCode: 'duplicate_reference',
      })
    })

    test('a paid one has its amount, fee, channel and the card’s last four digits', async () => {
      await paid('conf-paid')
      const payment = await gateway.verify('conf-paid')
      expect(payment).toMatchObject({ status: 'succeeded', amount, channel: 'card', cardLast4: '4081' })
      expect(payment?.fee?.currency).toBe(amount.currency)
      expect(payment?.fee?.amount).toBeGreaterThan(0)
    })

    test('a declined card leaves it unpaid, with a message', async () => {
      const { redirectUrl } = await gateway.initialize(request('conf-declined'))
      await opened.payAsCustomer(redirectUrl, 'declined')
      const payment = await gateway.verify('conf-declined')
      expect(payment?.status).not.toBe('succeeded')
      expect(payment?.message).not.toBe('')
    })

    test('a saved card is charged once for a reference, without its holder', async () => {
      await paid('conf-card')
      const card = (await gateway.verify('conf-card'))?.card
      expect(card).toMatchObject({ last4: '4081', email: request('').email, expiryMonth: 12, expiryYear: 2030 })
      const { authorizationCode = '', email = '' } = card ?? {}
      const charge = { reference: 'conf-saved', amount, email, authorizationCode, metadata: {} }
      expect((await gateway.chargeSaved(charge)).status).toBe('succeeded')
      expect(await gateway.verify('conf-saved')).toMatchObject({ status: 'succeeded', amount, cardLast4: '4081' })
      expect(await failure(gateway.chargeSaved(charge))).toMatchObject({ kind: 'rejected', vendorCode: 'duplicate_reference' })
    })

    test('a card is saved of no unpaid payment, and charged for no other customer', async () => {
      await gateway.initialize(request('conf-card-open'))
      expect((await gateway.verify('conf-card-open'))?.card).toBeNull()
      await paid('conf-card-2')
      const authorizationCode = (await gateway.verify('conf-card-2'))?.card?.authorizationCode ?? ''
      const charge = { reference: 'conf-other', amount, email: 'eve@example.com', authorizationCode, metadata: {} }
      expect((await failure(gateway.chargeSaved(charge)))?.kind).toBe('rejected')
    })

    test('a card whose authorization was deactivated is charged no more; deactivating it again, or an unknown one, is no error', async () => {
      if (!gateway.deactivateSaved) return
      await paid('conf-card-3')
      const authorizationCode = (await gateway.verify('conf-card-3'))?.card?.authorizationCode ?? ''
      await gateway.deactivateSaved({ authorizationCode })
      const charge = { reference: 'conf-inactive', amount, email: request('').email, authorizationCode, metadata: {} }
      expect((await failure(gateway.chargeSaved(charge)))?.kind).toBe('rejected')
      expect((await gateway.verify('conf-inactive'))?.status).not.toBe('succeeded')
      await gateway.deactivateSaved({ authorizationCode })
      await gateway.deactivateSaved({ authorizationCode: 'AUTH_unknown' })
    })

    test('a partial refund is found by its note', async () => {
      await paid('conf-refund')
      const part = money(Math.floor(amount.amount / 4), amount.currency)
      const refund = await gateway.refund({ reference: 'conf-refund', amount: part, note: 'refund-1' })
      expect(refund).toMatchObject({ amount: part, note: 'refund-1' })
      expect(['pending', 'done']).toContain(refund.status)
      await gateway.refund({ reference: 'conf-refund', amount: part, note: 'refund-2' })
      expect(await gateway.findRefund({ reference: 'conf-refund', note: 'refund-1' })).toMatchObject({
        id: refund.id,
        amount: part,
      })
      expect(await gateway.findRefund({ reference: 'conf-refund', note: 'refund-3' })).toBeNull()
    })

    test('a refund of more than was paid, or of an unpaid payment, is refused', async () => {
      await paid('conf-toomuch')
      const more = money(amount.amount + 1, amount.currency)
      expect((await failure(gateway.refund({ reference: 'conf-toomuch', amount: more, note: 'n' })))?.kind).toBe('rejected')
      await gateway.initialize(request('conf-unpaid'))
      expect((await failure(gateway.refund({ reference: 'conf-unpaid', amount, note: 'n' })))?.kind).toBe('rejected')
    })

    test('a webhook without a signature, or with a forged one, is refused', () => {
      const body = Buffer.from('{"event":"charge.success","data":{"id":1}}')
      expect(gateway.webhook.verify(body, undefined)).toBe(false)
      expect(gateway.webhook.verify(body, '0'.repeat(128))).toBe(false)
    })
  })
}
