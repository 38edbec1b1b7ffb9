import { z } from 'zod'

/** The progress of one supplier in a search of any product. */
export const SupplierProgress = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['searching', 'done', 'late', 'failed']),
  /** The number of offers or properties received so far. */
  offers: z.int(),
  milliseconds: z.int().nullable(),
})
export type SupplierProgress = z.infer<typeof SupplierProgress>
