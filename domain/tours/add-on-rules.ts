import type { Numbers } from '../numbers.ts'
import type { AddOnLeft, BookedAddOn, ChosenAddOn, TourAddOn } from './add-ons.ts'

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
