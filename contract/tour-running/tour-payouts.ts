import { z } from 'zod'
import { isDay } from '#domain/dates.ts'
import { ownBookingStatuses } from '#domain/authored-tours/sale/own-booking.ts'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { Done, Id, Instant, Money } from '../shapes.ts'

const tags = ['Departures']
const Day = Words.max(10).refine(isDay, 'Enter a day of the calendar.')
const ById = z.object({ id: Id })

/** What a reseller owes for the departures of a period. */
export const TourPayout = z.object({
  id: Id,
  number: z.string(),
  from: z.string(),
  to: z.string(),
  bookings: z.int(),
  /** Of confirmed bookings, and the reseller's part of it. */
  retail: Money,
  commission: Money,
  /** What was not refunded of cancelled bookings. */
  retained: Money,
  /** `retail` - `commission` + `retained`. */
  owed: Money,
  createdAt: Instant,
  createdBy: z.string(),
  /** Null until it is marked as paid. */
  paid: z.object({ on: z.string(), reference: z.string(), by: z.string(), at: Instant }).nullable(),
  /** Null unless it was taken back. */
  withdrawn: z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable(),
})
export type TourPayout = z.infer<typeof TourPayout>

export const TourPayoutDetail = TourPayout.extend({
  reseller: z.object({ id: Id, name: z.string(), email: z.string() }),
  lines: z.array(
    z.object({
      reference: z.string(),
      resellerReference: z.string().nullable(),
      title: z.string(),
      day: z.string(),
      status: z.enum(ownBookingStatuses),
      people: z.int(),
      retail: Money,
      commission: Money,
      owed: Money,
    }),
  ),
})
export type TourPayoutDetail = z.infer<typeof TourPayoutDetail>

export const tourPayouts = {
  list: endpoint('tours:run', 'List the payouts of a reseller')
    .route({ method: 'GET', path: '/tour-resellers/{id}/payouts', tags, description: 'The newest first.' })
    .input(ById)
    .output(z.array(TourPayout)),
  create: confirmed('tours:run', 'Make the payout of a period', ['tour.nothing-owed', 'tour.period-not-over'])
    .route({
      method: 'POST',
      path: '/tour-resellers/{id}/payouts',
      tags,
      successStatus: 201,
      description:
        'What the reseller owes for departures of these days, one document for each currency. A booking is in one payout at most.',
    })
    .input(ById.extend({ from: Day, to: Day }))
    .output(z.array(TourPayout)),
  get: endpoint('tours:run', 'Get a payout with its bookings')
    .route({ method: 'GET', path: '/tour-payouts/{id}', tags })
    .input(ById)
    .output(TourPayoutDetail),
  csv: endpoint('tours:run', 'Export a payout as CSV')
    .route({ method: 'GET', path: '/tour-payouts/{id}/bookings.csv', tags, description: 'A row for each booking.' })
    .input(ById)
    .output(z.file()),
  markPaid: confirmed('wallet:top-up', 'Mark a payout as paid', ['tour.payout-paid', 'tour.payout-withdrawn'])
    .route({
      method: 'POST',
      path: '/tour-payouts/{id}/paid',
      tags,
      description: 'Once, with the day and the reference of the payment.',
    })
    .input(
      ById.extend({
        on: Day,
        reference: Words.trim().min(1, 'Enter the reference of the payment.').max(80, 'At most 80 characters.'),
      }),
    )
    .output(Done),
  withdraw: confirmed('tours:run', 'Take a payout back', ['tour.payout-paid', 'tour.payout-withdrawn'])
    .route({
      method: 'POST',
      path: '/tour-payouts/{id}/withdraw',
      tags,
      description: 'One that is not paid. Its bookings can be in another payout, and its posting is reversed.',
    })
    .input(ById.extend({ reason: Words.trim().min(3, 'Enter why it is taken back.').max(200, 'At most 200 characters.') }))
    .output(Done),
}
