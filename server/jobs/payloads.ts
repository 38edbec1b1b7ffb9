import { z } from 'zod'

/** What a job about a payment is told: ids alone, so that it reads the payment as it then is. */
export const OfPayment = z.object({ agencyId: z.uuid(), paymentId: z.uuid() })

/** The same of an order. */
export const OfOrder = z.object({ agencyId: z.uuid(), orderId: z.uuid() })

/** Of jobs that ask again and count how often they did. */
export const Tries = z.int()
