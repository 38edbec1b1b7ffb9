import { z } from 'zod'
import { TransferTo } from '#domain/transfer.ts'
import { Money } from './shapes.ts'

/** What can bring money into the wallet. */
export const topUpMethods = ['card', 'bank-transfer'] as const
export const paymentMethods = ['wallet', ...topUpMethods] as const

export const PaymentMethod = z.object({
  id: z.enum(paymentMethods),
  title: z.string(),
  fee: Money,
  /** What is charged: the price and the fee. */
  total: Money,
  takes: z.string(),
  /** Why it cannot be used now, or null. */
  refusal: z.string().nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A payment as the page that waits for it shows it. */
export const PaymentSoFar = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(['pending', 'succeeded', 'failed']),
  message: z.string().nullable(),
  /** What is charged, the fee included. */
  amount: Money,
  /** What the payer may write beside a transfer: the order's number. */
  reference: z.string(),
  /** Where to send the money of a bank transfer. */
  transfer: TransferTo.nullable(),
})
export type PaymentSoFar = z.infer<typeof PaymentSoFar>
