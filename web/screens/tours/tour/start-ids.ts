import type { TourStart } from '#contract/tours.ts'

/** The id of the form of the starts, which the button beside it submits. */
export const startsForm = 'starts'

/** Whether it can be booked. */
export const isOpen = ({ total }: TourStart): boolean => total !== null

/** Ids of a start's radio button and of the text that is shown while it is selected. */
export const startIds = ({ time }: Pick<TourStart, 'time'>) => {
  const name = (time ?? 'open').replace(':', '')
  return { input: `start-${name}`, words: `chosen-${name}` }
}
