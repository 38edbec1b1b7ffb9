import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { PaymentMethod, PaymentSoFar } from '../payments.ts'
import { Id, Instant, Money } from '../shapes.ts'

/** A price that moved and waits for a yes or no. Nothing is charged meanwhile. */
export const PriceChange = z.object({
  before: Money,
  after: Money,
  moved: z.array(z.object({ cause: z.string(), amount: Money })),
  /** What else has changed, a sentence each. */
  terms: z.array(z.string()),
})

export const CheckoutBase = z.object({
  id: Id,
  state: z.enum(['open', 'paying', 'done', 'expired', 'gone']),
  /** What is charged when booking by the cheapest way to pay; zero where everything is paid at the property. */
  total: Money,
  /** The part of `total` that is the fee of that way. Each of `methods` says its own. */
  paymentFee: Money,
  /** 15 minutes after it was opened (specification section 9: 900000 ms). */
  expiresAt: Instant,
  priceChange: PriceChange.nullable(),
  reviewedAt: Instant.nullable(),
  contact: Contact.nullable(),
  /** None where nothing is charged: `confirm` books it. */
  methods: z.array(PaymentMethod),
  wallet: Money.nullable(),
  /** The order it became, once it is paid. */
  orderId: Id.nullable(),
  /** The last payment's outcome, so that a declined card says why. */
  lastPayment: PaymentSoFar.nullable(),
  /** The key that every payment of this checkout carries; it survives reload and crash. */
  idempotencyKey: z.string(),
})

export type CheckoutBase = z.infer<typeof CheckoutBase>
