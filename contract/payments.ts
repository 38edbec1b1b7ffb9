import { z } from 'zod'
import { TransferTo } from '#domain/money/transfer.ts'
import { Money } from './shapes.ts'

/** The payment methods for a top-up. */
export const topUpMethods = ['card', 'bank-transfer'] as const
export const paymentMethods = ['wallet', ...topUpMethods] as const

export const PaymentMethod = z.object({
  id: z.enum(paymentMethods),
  title: z.string(),
  fee: Money,
  /** The amount charged: price and fee. */
  total: Money,
  takes: z.string(),
  /** Why it is unavailable now, or null. */
  refusal: z.string().nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A payment on the page that waits for it. */
export const PaymentSoFar = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(['pending', 'succeeded', 'failed']),
  message: z.string().nullable(),
  /** The amount charged, including the fee. */
  amount: Money,
  /** The order number, which the payer may enter as the reference of a transfer. */
  reference: z.string(),
  /** The account of a bank transfer. */
  transfer: TransferTo.nullable(),
})
export type PaymentSoFar = z.infer<typeof PaymentSoFar>
