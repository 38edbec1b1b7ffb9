import { z } from 'zod'

/** Prices are JSON numbers in major units. */
const Amount = z.number()

export const WireQuote = z.object({
  id: z.string(),
  price: Amount,
  policy: z.object({
    policy_name: z.string(),
    policy_code: z.string(),
    content: z.object({
      description: z.string().nullish(),
      exclusions: z.array(z.string()).nullish(),
    }),
    underwriter: z.object({ name: z.string(), disclaimer: z.string().nullish() }),
  }),
  tax: z.object({ total_tax: Amount }).nullish(),
  benefits: z
    .array(
      z.object({
        code: z.string(),
        description: z.string(),
        limit: Amount.nullish(),
        excess: Amount.nullish(),
        note: z.string().nullish(),
      }),
    )
    .default([]),
  flexibility: z.string().nullish(),
  cooling_off_days: z.int().min(0).nullish(),
  late_cancellation_fee: z.number().min(0).max(1).nullish(),
  ipid_url: z.string(),
  pds_url: z.string(),
})
export type WireQuote = z.infer<typeof WireQuote>

export const WireQuotes = z.object({
  id: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  valid_until: z.iso.datetime(),
  /** Parsed one by one: one bad quote must not affect the others. */
  quotes: z.record(z.string(), z.unknown()),
  errors: z
    .array(z.object({ policy_code: z.string(), policy_name: z.string(), underwriter: z.string(), message: z.string() }))
    .nullish(),
})
export type WireQuotes = z.infer<typeof WireQuotes>

export const WireBooking = z.object({
  id: z.string(),
  status: z.enum(['CONFIRMED', 'CANCELLED', 'PENDING', 'FAILED']),
  policy_number: z.string().nullish(),
  currency: z.string(),
  total_price: Amount,
  partner_transaction_id: z.string().nullish(),
  quotes: z.array(
    z.object({ id: z.string(), policy_start_date: z.iso.date().nullish(), policy_end_date: z.iso.date().nullish() }),
  ),
  coi: z.object({ pdf: z.string() }).nullish(),
  refund_value: Amount.nullish(),
  claim_url: z.url().nullish(),
  claims: z
    .array(z.object({ id: z.string(), status: z.string(), created_at: z.iso.datetime(), paid_amount: Amount.nullish() }))
    .nullish(),
})
export type WireBooking = z.infer<typeof WireBooking>

export const WireUpdate = z.object({
  update_id: z.string(),
  currency: z.string(),
  total_price: Amount,
  total_tax: Amount.nullish(),
})

export const WireCancellation = z.object({
  cancellation_id: z.string().nullish(),
  status: z.string().nullish(),
  currency: z.string(),
  refund_value: Amount,
  adjustment_fee: Amount,
})

export const WireProblem = z.object({
  type: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).nullish(),
})
