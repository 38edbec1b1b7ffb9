import type { Numbers } from '#domain/numbers.ts'
import { addOnWords } from '#domain/tours/add-on-rules.ts'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'

type Offer = Pick<PricedTourOffer, 'day' | 'time' | 'endTime' | 'endDay' | 'openingHours' | 'units'>

/** `09:00 – 12:30`, or the opening hours of the day. */
export function offerTime({ day, time, endTime, endDay, openingHours }: Omit<Offer, 'units'>): string {
  if (time) return endTime && endDay === day ? `${time} – ${endTime}` : time
  const hours = openingHours.map(({ from, to }) => `${from} – ${to}`).join(', ')
  return hours ? `Any time, ${hours}` : 'Any time of the day'
}

/** `2 × Adult, 1 × Child` */
export const unitsWords = ({ units }: Pick<Offer, 'units'>): string =>
  units.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ')

/** What was chosen with it, as rows of a summary; none where nothing was. */
export const addOnRows = ({ addOns = [] }: Pick<PricedTourOffer, 'addOns'>, numbers: Numbers) =>
  addOns.length === 0 ? [] : [{ label: 'Paid on the day', value: addOns.map((one) => addOnWords(one, numbers)).join('; ') }]
