import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { PaymentMethod, PaymentSoFar } from '../payments.ts'
import { Id, Instant, Money } from '../shapes.ts'

/** A changed price that needs confirmation. Until then nothing is charged. */
export const PriceChange = z.object({
  before: Money,
  after: Money,
  moved: z.array(z.object({ cause: z.string(), amount: Money })),
  /** Other changed terms, a sentence each. */
  terms: z.array(z.string()),
})

/** A hold: booking now and paying later, if the seller allows it. */
export const HoldOffer = z.object({
  /** The deadline of the hold. */
  until: Instant,
  /** Until when the price is guaranteed; null if unknown. */
  priceUntil: Instant.nullable(),
  /** Why a hold is impossible now, or null. */
  refusal: z.enum(['extras-chosen']).nullable(),
})
export type HoldOffer = z.infer<typeof HoldOffer>

/** For whom a member sells: themselves, or a colleague whose delegate they are. */
export const SoldFor = z.object({
  /** Null: themselves. */
  member: Id.nullable(),
  /** The colleagues who can be chosen. */
  choices: z.array(z.object({ id: Id, name: z.string() })),
})
export type SoldFor = z.infer<typeof SoldFor>

export const CheckoutBase = z.object({
  id: Id,
  state: z.enum(['open', 'paying', 'done', 'expired', 'gone']),
  /** The amount charged with the cheapest payment method; zero if everything is paid at the property. */
  total: Money,
  /** The fee of that method, included in `total`. Each of `methods` has its own fee. */
  paymentFee: Money,
  /** 15 minutes after it was opened (specification section 9: 900000 ms). */
  expiresAt: Instant,
  priceChange: PriceChange.nullable(),
  reviewedAt: Instant.nullable(),
  contact: Contact.nullable(),
  /** Empty if nothing is charged: `confirm` books it. */
  methods: z.array(PaymentMethod),
  wallet: Money.nullable(),
  /** The order created by the payment. */
  orderId: Id.nullable(),
  /** The result of the last payment, for example why a card was declined. */
  lastPayment: PaymentSoFar.nullable(),
  /** Null where there is nothing to choose: for visitors, for nobody's delegate, and once it has an order. */
  soldFor: SoldFor.nullable(),
  /** Every payment of this checkout uses this key; it survives a reload and a crash. */
  idempotencyKey: z.string(),
})

export type CheckoutBase = z.infer<typeof CheckoutBase>
