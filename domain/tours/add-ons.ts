import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'
import type { Numbers } from '../numbers.ts'
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

/** The most pieces that so many people can choose. */
export const mostOf = ({ per }: Pick<TourAddOn, 'per'>, people: number): number => (per === 'booking' ? 1 : people)

/** The pieces that are left; null without a limit. */
export const leftOf = (id: string, left: readonly AddOnLeft[] | undefined): number | null =>
  left?.find((one) => one.id === id)?.left ?? null

/** The chosen add-ons with their prices; null where one of them is not sold, or more than so many people can have. */
export function bookAddOns(
  sold: readonly TourAddOn[] | undefined,
  chosen: readonly ChosenAddOn[],
  people: number,
): BookedAddOn[] | null {
  const booked: BookedAddOn[] = []
  for (const { id, quantity } of chosen) {
    const addOn = sold?.find((one) => one.id === id)
    if (!addOn || quantity > mostOf(addOn, people) || booked.some((one) => one.id === id)) return null
    const { title, per, price } = addOn
    booked.push({ id, title, per, price, quantity })
  }
  return booked
}

/** The add-ons of a booking for another number of people: nobody has more than one of each. */
export const addOnsFor = (booked: readonly BookedAddOn[] | undefined, people: number): ChosenAddOn[] =>
  (booked ?? []).map((one) => ({ id: one.id, quantity: Math.min(one.quantity, mostOf(one, people)) }))

/** `2 × Palm wine, NGN 16,000.00` */
export const addOnWords = ({ title, quantity, price }: BookedAddOn, numbers: Numbers): string =>
  `${quantity} × ${title}, ${numbers.money({ ...price, amount: price.amount * quantity })}`
