import { z } from 'zod'
import { MoneyShape } from '../waterfall.ts'

/** How the property is reached; some suppliers tell it only after booking. */
export const PropertyContact = z.object({
  phone: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
})
export type PropertyContact = z.infer<typeof PropertyContact>

/** The same refundable room at a lower price, in the order's currency. */
const CheaperStay = z.object({ total: MoneyShape, saving: MoneyShape, seenAt: z.iso.datetime() })
export type CheaperStay = z.infer<typeof CheaperStay>

/** What is known of an order of a stay after its sale: from its supplier, and from watching its price. */
export const StayDetails = PropertyContact.extend({
  /** What the same room costs since it fell in price; null while it has not, or no longer does. */
  cheaper: CheaperStay.nullable().default(null),
})
export type StayDetails = z.infer<typeof StayDetails>
