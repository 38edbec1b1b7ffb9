import { z } from 'zod'

/** What is stored about an order of a policy after its sale. */
export const PolicyDetails = z.object({
  /** The address of the insurer's certificate; null until the policy is bound. */
  certificateUrl: z.string().nullable().default(null),
  /** The first and the last insured day as the insurer has them; null if it does not state them. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable().default(null),
})
export type PolicyDetails = z.infer<typeof PolicyDetails>
