import { z } from 'zod'
import { isDay } from '#domain/dates.ts'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { Id } from '../shapes.ts'
import { DepartureCancellation, DepartureMoves, TourDeparture } from './tour-departures.ts'

const tags = ['Departures']
const path = '/tour-days/{tourId}/{day}' as const
const DayOfTour = z.object({ tourId: Id, day: Words.max(10).refine(isDay, 'Enter a day of the calendar.') })

/** The most departures of a tour on one day. */
const MOST_DEPARTURES = 400

export const TourDayToClose = z.object({
  title: z.string(),
  /** Those that have not begun. */
  departures: z.array(TourDeparture.extend({ cancellation: DepartureCancellation, moves: DepartureMoves })),
})
export type TourDayToClose = z.infer<typeof TourDayToClose>

const Decision = z.object({
  optionId: Words.min(1).max(40),
  departureId: Words.min(10).max(40),
  /** The departure to which everybody is moved; null: everybody is refunded. */
  moveTo: Words.min(10).max(40).nullable(),
})
export type DayDecision = z.infer<typeof Decision>

export const tourDays = {
  get: endpoint('orders:decide', 'Read what closing a day of a tour changes')
    .route({
      method: 'GET',
      path,
      tags,
      description: 'Each departure of the day with its refunds, and the departures to which everybody can be moved.',
    })
    .input(DayOfTour)
    .output(TourDayToClose),
  close: confirmed('orders:decide', 'Close a day of a tour', ['tour.day-undecided', 'tour.no-departure'])
    .route({
      method: 'POST',
      path: `${path}/close`,
      tags,
      description:
        'All departures of the day are closed, and requests for them are declined. Each that has bookings needs a decision: everybody is moved to a departure of another day, or refunded. `failed` bookings are neither: repeat it.',
    })
    .input(
      DayOfTour.extend({
        reason: Words.trim().min(3, 'Say why, for those who are booked.').max(200, 'At most 200 characters.'),
        decisions: z.array(Decision).max(MOST_DEPARTURES),
      }),
    )
    .output(z.object({ closed: z.int(), moved: z.int(), cancelled: z.int(), failed: z.int() })),
}
