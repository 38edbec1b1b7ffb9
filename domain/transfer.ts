import { z } from 'zod'

/** The account that one bank transfer goes to. It exists for this payment alone, so the money names its order by itself. */
export const TransferTo = z.object({
  bank: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** Until when money is taken. */
  until: z.iso.datetime(),
})
export type TransferTo = z.infer<typeof TransferTo>
