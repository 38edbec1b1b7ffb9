import { z } from 'zod'

/** A seller's own reference of a booking, as a person records it: by it customers find their booking, in capitals. */
export const SellerReference = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'Enter the booking reference.')
  .max(20, 'A booking reference has at most 20 characters.')
