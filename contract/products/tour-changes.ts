import { z } from 'zod'
import { Participant, TourAnswer } from '#domain/tours/people.ts'
import { Party } from '#domain/tours/search.ts'
import { ADULT_AGE, MAX_ADULTS, MAX_CHILDREN } from '#domain/tours/search-rules.ts'
import { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { ChangeQuote, changedOnPayment, PayingChange } from '../base/change-quote.ts'
import { atSupplier, endpoint, spending, spent } from '../endpoint.ts'
import { SeenAnswer, TourChoice } from './tour.ts'
import { Done, Id, IdempotencyKey, Money } from '../shapes.ts'
import { TourDay, TourStart } from '../tours.ts'

/** What changing an order of a tour costs or returns, and what it is then. */
export const TourChangeQuote = ChangeQuote.extend({
  /** The tour after the change. */
  offer: PricedTourOffer,
  /** Those who stay, at their new places, and their answers: to a personal question null, for members who may not see customers. */
  participants: z.array(Participant),
  answers: z.array(SeenAnswer),
})
export type TourChangeQuote = z.infer<typeof TourChangeQuote>

const ById = z.object({ id: Id })
const Age = z.coerce
  .number()
  .int()
  .min(0)
  .max(ADULT_AGE - 1)
/** Those who are booked where none are named. */
const ForPeople = ById.extend({
  adults: z.coerce.number().int().min(1).max(MAX_ADULTS).optional(),
  children: z.array(Age).max(MAX_CHILDREN).optional(),
})
const ToStart = z.object({ day: TourChoice.shape.day, time: TourChoice.shape.time.unwrap() })
/** A start, and everybody who takes part then. */
const Wanted = ById.extend({
  ...ToStart.shape,
  ...Party.shape,
  pay: Money,
  /** Null where only the time changes. An answer that is not named stays, if it is to a personal question. */
  people: z
    .object({ participants: z.array(Participant).min(1).max(40), answers: z.array(TourAnswer).max(400).default([]) })
    .nullable()
    .default(null),
  idempotencyKey: IdempotencyKey,
})
const tags = ['Orders']
const unchangeable = [
  'shop.not-offered',
  'order.illegal-transition',
  'tour.not-changeable',
  'tour.no-availability',
  ...atSupplier,
] as const

export const tourChanges = {
  days: endpoint('own-order', 'List the days to which an order of a tour can be changed', unchangeable)
    .route({
      method: 'GET',
      path: '/orders/{id}/tour-change/days',
      tags,
      description: 'At most 62 days, each with its lowest price; without a period the four weeks from the booked day.',
    })
    .input(ForPeople.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() }))
    .output(z.array(TourDay)),
  starts: endpoint('own-order', 'List the starts to which an order of a tour can be changed', unchangeable)
    .route({ method: 'GET', path: '/orders/{id}/tour-change/starts', tags })
    .input(ForPeople.extend({ day: z.iso.date().optional() }))
    .output(z.array(TourStart)),
  quote: endpoint('own-order', 'Read what changing an order of a tour costs', unchangeable)
    .route({
      method: 'GET',
      path: '/orders/{id}/tour-change',
      tags,
      description:
        'What another start or other people cost in addition, or return. The day and time that are booked where none is named. Nothing is changed.',
    })
    .input(ForPeople.extend(ToStart.partial().shape))
    .output(TourChangeQuote),
  change: spending('sell', 'Change an order of a tour', [
    'approval.waiting',
    ...unchangeable,
    ...spent,
    'order.request-open',
    'tour.change-differs',
    'tour.change-costs',
    'payment.balance-low',
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/tour-change',
      tags,
      description:
        'Changes the booking at its supplier for exactly this difference; another one by then is refused and nothing is changed. What it costs more is paid from the wallet, what it costs less goes back. Repeating it never changes twice.',
    })
    .input(Wanted.extend({ refund: Money }))
    .output(Done),
  pay: spending('own-order', 'Pay a change of an order of a tour by card', [
    ...unchangeable,
    ...spent,
    ...changedOnPayment,
    'tour.change-differs',
    'tour.change-costs',
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/tour-change/pay',
      tags,
      description:
        'For a customer of the storefront: the page on which the difference is paid with its fee, `total`. The booking is changed at its supplier when the money has arrived in time; otherwise the payment goes back to the card. Only the last change that was asked for is kept.',
    })
    .input(Wanted.extend({ total: Money }))
    .output(PayingChange),
}
