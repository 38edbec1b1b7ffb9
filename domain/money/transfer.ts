import { z } from 'zod'

/** The account of one bank transfer. It exists for this payment only, so that the money identifies its order. */
export const TransferTo = z.object({
  bank: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** Until when the account accepts money. */
  until: z.iso.datetime(),
})
export type TransferTo = z.infer<typeof TransferTo>
