import { z } from 'zod'
import { waitingStatuses } from '#domain/authored-tours/sale/waiting.ts'
import { emailRule } from '#domain/contact/contact-rules.ts'
import { emailAddress } from '#domain/contact/email-address.ts'
import { Party } from '#domain/tours/search.ts'
import { MAX_ADULTS } from '#domain/tours/search-rules.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { TourChoice } from '../products/tour.ts'
import { Done, Id, Instant } from '../shapes.ts'
import { DepartureRef } from './tour-departures.ts'

const tags = ['Departures']
const onDeparture = '/tour-departures/{tourId}/{optionId}/{departureId}/waiting' as const
/** The secret of a link is in the body, so that no log of addresses has it. */
const byLink = '/tour-waiting' as const

const Who = z.object({
  name: Words.trim().min(2, 'Enter a name.').max(120, 'At most 120 characters.'),
  email: emailAddress(emailRule.says, emailRule.pattern),
})
const ByLink = z.object({ token: Words.min(1).max(64) })
const joining = ['tour.not-sold-out', 'tour.no-availability', 'tour.waiting-list-full'] as const

export const WaitingEntry = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  people: z.int(),
  status: z.enum(waitingStatuses),
  /** The end of the offer; null before one. */
  offeredUntil: Instant.nullable(),
  addedBy: z.string(),
  /** The page of the place, as the mails link it. */
  url: z.string(),
  at: Instant,
})
export type WaitingEntry = z.infer<typeof WaitingEntry>

/** A place on the waiting list as the link in the mail shows it. */
export const WaitingPlace = z.object({
  title: z.string(),
  option: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  zone: z.string(),
  city: z.string(),
  people: z.int(),
  status: z.enum(waitingStatuses),
  offeredUntil: Instant.nullable(),
})
export type WaitingPlace = z.infer<typeof WaitingPlace>

export const tourWaiting = {
  join: endpoint('sell', 'Join the waiting list of a start that is sold out', [
    'tour.search-expired',
    'tour.no-waiting-list',
    'supplier.unavailable',
    ...joining,
  ])
    .route({
      method: 'POST',
      path: '/tours/searches/{searchId}/tours/{tourId}/options/{optionId}/waiting',
      tags: ['Tours'],
      description: 'Freed seats are held for the first who fit, for four hours, and offered by mail; then for the next.',
    })
    .input(TourChoice.omit({ product: true }).extend({ ...Who.shape, party: Party }))
    .output(Done),
  read: endpoint('sell', 'Read a place on a waiting list', ['tour.waiting-link-invalid'])
    .route({ method: 'POST', path: byLink, tags: ['Tours'], description: 'By the secret of the link in the mail.' })
    .input(ByLink)
    .output(WaitingPlace),
  book: endpoint('sell', 'Open the checkout of offered seats', [
    'tour.waiting-link-invalid',
    'tour.offer-ended',
    'tour.no-availability',
    'shop.sign-in-required',
    'plan.limit-reached',
    'shop.bookings-full',
    'checkout.price-changed',
    'supplier.unavailable',
  ])
    .route({ method: 'POST', path: `${byLink}/checkout`, tags: ['Tours'], description: 'The checkout takes the seats over.' })
    .input(ByLink)
    .output(z.object({ id: Id })),
  leave: endpoint('sell', 'Leave a waiting list', ['tour.waiting-link-invalid'])
    .route({ method: 'POST', path: `${byLink}/leave`, tags: ['Tours'], description: 'Offered seats go to the next.' })
    .input(ByLink)
    .output(Done),
  list: endpoint('tours:read', 'List who waits for seats of a departure')
    .route({ method: 'GET', path: onDeparture, tags, description: 'In the order in which they joined.' })
    .input(DepartureRef)
    .output(z.array(WaitingEntry)),
  add: endpoint('orders:write', 'Put somebody on the waiting list of a departure', joining)
    .route({ method: 'POST', path: onDeparture, tags })
    .input(
      DepartureRef.extend({
        ...Who.shape,
        people: z.int('Enter a whole number.').min(1, 'At least one.').max(MAX_ADULTS, `At most ${MAX_ADULTS}.`),
      }),
    )
    .output(Done),
  remove: endpoint('orders:write', 'Take somebody off a waiting list')
    .route({ method: 'DELETE', path: '/tour-waiting-entries/{id}', tags, description: 'Offered seats go to the next.' })
    .input(z.object({ id: Id }))
    .output(Done),
}
