import { z } from 'zod'

/**
 * The used fields of Paystack's answers (https://paystack.com/docs/api/): strict on used fields, ignoring all others. Amounts are whole subunits
 * (kobo); in some events they are text. `metadata` may be 0, "", text or an object and is not read.
 */

const Subunits = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])
const Id = z.union([z.number(), z.string().min(1)]).transform(String)
const Currency = z.string().regex(/^[A-Z]{3}$/)

/** According to the document `code` is the kind of an error and `type` its tag; some answers have them swapped. */
export const WireRefusal = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.string().nullish(),
  type: z.string().nullish(),
})

/** An answer without data. */
export const WireDone = z.object({ status: z.literal(true) })

export const WireStarted = z.object({
  data: z.object({ authorization_url: z.url({ protocol: /^https?$/ }), access_code: z.string().min(1), reference: z.string() }),
})

/** https://paystack.com/docs/payments/payment-channels/#pay-with-transfer */
export const WireTransfer = z.object({
  data: z.object({
    reference: z.string(),
    account_name: z.string(),
    account_number: z.string().min(1),
    bank: z.object({ name: z.string() }),
    account_expires_at: z.string().nullish(),
  }),
})

export const WireTransaction = z.object({
  data: z.object({
    id: Id,
    reference: z.string(),
    status: z.string(),
    amount: Subunits,
    currency: Currency,
    fees: Subunits.nullish(),
    channel: z.string().nullish(),
    message: z.string().nullish(),
    gateway_response: z.string().nullish(),
    authorization: z.looseObject({ last4: z.string().nullish() }).nullish().catch(null),
    customer: z
      .object({ email: z.string().min(1) })
      .nullish()
      .catch(null),
  }),
})
export type WireTransaction = z.infer<typeof WireTransaction>['data']

const Digits = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

/** The authorization of a card that can be charged again. Months and years are texts. */
export const WireCard = z.object({
  reusable: z.literal(true),
  channel: z.literal('card'),
  authorization_code: z.string().min(1),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: Digits.pipe(z.int().min(1).max(12)),
  exp_year: Digits.pipe(z.int().min(2000)),
  brand: z.string().nullish(),
})

/** https://paystack.com/docs/payments/recurring-charges/: `paused` asks for the cardholder, and then there is no status. */
export const WireSavedCharge = z.object({
  data: z.object({
    reference: z.string(),
    status: z.string().nullish(),
    paused: z.boolean().nullish(),
    message: z.string().nullish(),
    gateway_response: z.string().nullish(),
  }),
})
export type WireSavedCharge = z.infer<typeof WireSavedCharge>['data']

export const WireRefund = z.object({
  id: Id,
  status: z.string(),
  amount: Subunits,
  currency: Currency,
  merchant_note: z.string().nullish(),
  createdAt: z.string().nullish(),
})
export type WireRefund = z.infer<typeof WireRefund>

export const WireNewRefund = z.object({ data: WireRefund })
export const WireRefunds = z.object({
  data: z.array(WireRefund.extend({ transaction: Id.nullish().catch(null), transaction_reference: z.string().nullish() })),
})

/** Events have no id; which field identifies the object depends on the event. */
export const WireEvent = z.object({
  event: z.string().min(1),
  data: z.object({
    id: Id.nullish(),
    reference: z.string().nullish(),
    transaction_reference: z.string().nullish(),
    refund_reference: z.string().nullish(),
    transaction: z.object({ reference: z.string().nullish() }).nullish().catch(null),
  }),
})
