import { z } from 'zod'

/** The payload of a job about a payment: ids only, so that the job reads the current payment. */
export const OfPayment = z.object({ agencyId: z.uuid(), paymentId: z.uuid() })

/** The payload of a job about an order. */
export const OfOrder = z.object({ agencyId: z.uuid(), orderId: z.uuid() })

/** The payload of jobs that poll and count their polls. */
export const Tries = z.int()
