import { z } from 'zod'
import { emailAddress } from '#domain/contact/email-address.ts'
import { topUpMethods } from '../payments.ts'
import { IdempotencyKey, Money } from '../shapes.ts'

/** A payment on a page that its payer reached by a link, without signing in. `total` includes the fee of the method. */
export const PaymentByLink = z.object({
  method: z.enum(topUpMethods),
  total: Money,
  email: emailAddress('Write your e-mail address, for the receipt.'),
  idempotencyKey: IdempotencyKey,
})

/** The page of the gateway; null for a bank transfer. */
export const PaidByLink = z.object({ redirectUrl: z.string().nullable() })

/** The agency that sent a link. */
export const AgencyOfLink = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  zone: z.string(),
  locale: z.string(),
})
export type AgencyOfLink = z.infer<typeof AgencyOfLink>
