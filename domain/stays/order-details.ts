import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'

/** The property's contacts; some suppliers send them only after booking. */
export const PropertyContact = z.object({
  phone: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
})
export type PropertyContact = z.infer<typeof PropertyContact>

/** The same refundable room at a lower price, in the order's currency. */
const CheaperStay = z.object({ total: MoneyShape, saving: MoneyShape, seenAt: z.iso.datetime() })
export type CheaperStay = z.infer<typeof CheaperStay>

/** What is stored about an order of a stay after its sale: from its supplier, and from the price watch. */
export const StayDetails = PropertyContact.extend({
  /** The current lower price of the same room; null while there is none. */
  cheaper: CheaperStay.nullable().default(null),
})
export type StayDetails = z.infer<typeof StayDetails>
