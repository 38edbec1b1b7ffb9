import { z } from 'zod'

/** What is stored about an order of a policy after its sale. */
export const PolicyDetails = z.object({
  /** The address of the insurer's certificate; null until the policy is bound. */
  certificateUrl: z.string().nullable().default(null),
})
export type PolicyDetails = z.infer<typeof PolicyDetails>
