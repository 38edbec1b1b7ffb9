import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'
import { Words } from '../words.ts'

/** What is chosen with a tour and paid on the day: `person`: the price is of one, `booking`: there is one for all. */
export const TourAddOn = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  per: z.enum(['person', 'booking']),
  price: MoneyShape,
})
export type TourAddOn = z.infer<typeof TourAddOn>

export const ChosenAddOn = z.object({ id: Words.max(40), quantity: z.int().min(1).max(40) })
export type ChosenAddOn = z.infer<typeof ChosenAddOn>

export const BookedAddOn = TourAddOn.omit({ description: true }).extend({ quantity: z.int().min(1) })
export type BookedAddOn = z.infer<typeof BookedAddOn>

/** Pieces of an add-on that are left for a start; add-ons without a stock are not listed. */
export const AddOnLeft = z.object({ id: z.string(), left: z.int() })
export type AddOnLeft = z.infer<typeof AddOnLeft>
