import { z } from 'zod'

/** How far one supplier is with a search, whatever is searched for. */
export const SupplierProgress = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['searching', 'done', 'late', 'failed']),
  /** How many offers or properties it has sent so far. */
  offers: z.int(),
  milliseconds: z.int().nullable(),
})
export type SupplierProgress = z.infer<typeof SupplierProgress>
