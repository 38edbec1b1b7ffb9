import { z } from 'zod'

/** A review of somebody who was there, as everybody reads it. */
export const TourReview = z.object({
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  author: z.string(),
  /** The day of the tour. */
  day: z.string(),
  /** What the agency answered. */
  answer: z.string().nullable(),
})
export type TourReview = z.infer<typeof TourReview>
