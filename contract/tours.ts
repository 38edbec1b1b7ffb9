import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { AddOnLeft } from '#domain/tours/add-ons.ts'
import { Participant, TourEntries } from '#domain/tours/people.ts'
import { TourSearch } from '#domain/tours/search.ts'
import { ADULT_AGE, MAX_ADULTS, MAX_CHILDREN } from '#domain/tours/search-rules.ts'
import { placeStates, Tour, TourBrief, TourOption } from '#domain/tours/tour.ts'
import { closed, endpoint } from './endpoint.ts'
import { TourCheckout } from './products/tour.ts'
import { searchEvent, searchSnapshot } from './search-events.ts'
import { asMade } from './session/as-made.ts'
import { Id, Instant, ItemId, Money } from './shapes.ts'

/** A tour in a list of results; amounts are minor units of the search's currency, with the cheapest payment method, for everybody. */
export const TourResult = TourBrief.extend({
  /** The same in every equal search, whichever supplier answers first; absent where it is `id`. */
  lastingId: z.string().optional(),
  /** Kilometres from the searched place. */
  km: z.number(),
  /** The lowest total of the searched days. */
  total: z.int(),
  /** The days with places, ascending, each with its lowest total. */
  days: z.array(z.object({ day: z.string(), total: z.int() })),
  isOnRequest: z.boolean(),
  /** Its suppliers; only for roles that see margin. */
  sources: z.array(z.string()).nullable(),
})
export type TourResult = z.infer<typeof TourResult>

export const TourSnapshot = searchSnapshot(TourSearch, TourResult)
export type TourSnapshot = z.infer<typeof TourSnapshot>

/** A tour is `gone` when it was merged into another one of the list. */
export const TourEvent = searchEvent(TourResult)
export type TourEvent = z.infer<typeof TourEvent>

/** One tour of a search with all details. */
export const TourDetail = z.object({
  searchId: Id,
  search: TourSearch,
  tour: Tour,
  /** The default one first. */
  options: z.array(TourOption.extend({ takesParty: z.boolean() /** Whether it takes the people of the search. */ })),
  /** Other tours of the same search with the same category or interests. */
  similar: z.array(TourResult),
  /** Only for roles that see margin. */
  source: z.string().nullable(),
  expiresAt: Instant,
})
export type TourDetail = z.infer<typeof TourDetail>

/** A day of an option with its lowest price for everybody. */
export const TourDay = z.object({
  day: z.string(),
  state: z.enum(placeStates),
  left: z.int().nullable(),
  total: Money.nullable(),
  /** It is sold out, and who waits is offered freed places. */
  hasWaitingList: z.boolean(),
})
export type TourDay = z.infer<typeof TourDay>

/** A start, or the opening hours, of a day. */
export const TourStart = z.object({
  /** Local HH:MM; null for opening hours. */
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  openingHours: z.array(z.object({ from: z.string(), to: z.string() })),
  state: z.enum(placeStates),
  left: z.int().nullable(),
  /** For everybody, with the cheapest payment method; null without places. */
  total: Money.nullable(),
  /** The price of each category of people, without a payment fee; empty where the booking has one price. */
  prices: z.array(z.object({ unitId: z.string(), title: z.string(), quantity: z.int(), price: Money })),
  /** Pieces that are left of add-ons with a stock. */
  addOnsLeft: z.array(AddOnLeft).optional(),
  bookableUntil: Instant,
  /** ISO instant until which cancelling is free; null for never. */
  freeUntil: Instant.nullable(),
  /** Cancelling now is not free, but refunds a part. */
  isPartlyRefundable: z.boolean(),
  /** It is sold out, and who waits is offered freed places. */
  hasWaitingList: z.boolean(),
})
export type TourStart = z.infer<typeof TourStart>

const OfTour = z.object({ searchId: Id, tourId: ItemId })
/** Other people than those of the search. */
const OfOption = OfTour.extend({
  optionId: ItemId,
  adults: z.coerce.number().int().min(1).max(MAX_ADULTS).optional(),
  children: z
    .array(
      z.coerce
        .number()
        .int()
        .min(0)
        .max(ADULT_AGE - 1),
    )
    .max(MAX_CHILDREN)
    .optional(),
})
const tags = ['Tours']
const gone = ['tour.search-expired', 'tour.no-availability'] as const
const unanswered = [...gone, 'supplier.unavailable'] as const

export const tours = {
  search: endpoint('sell', 'Search things to do', [
    'tour.dates-in-past',
    'tour.too-far-ahead',
    'tour.all-suppliers-failed',
    'supplier.unavailable',
  ])
    .route({
      method: 'POST',
      path: '/tours/searches',
      tags,
      description:
        'Asks every supplier of tours at once and streams tours with places on the searched days as they arrive, each once whoever sells it. Places are those of `GET /stays/destinations`.',
    })
    .input(TourSearch)
    .output(eventIterator(TourEvent)),
  results: endpoint('sell', 'Read the results of a search for things to do', gone)
    .route({
      method: 'GET',
      path: '/tours/searches/{searchId}',
      tags,
      description: 'What a search has found so far. Results are stored for half an hour. With `only` just those tours.',
    })
    .input(z.object({ searchId: Id, only: z.array(ItemId).max(4).optional() }))
    .output(asMade(TourSnapshot)),
  tour: endpoint('sell', 'Read a tour with its options', [...gone, 'supplier.unavailable'])
    .route({ method: 'GET', path: '/tours/searches/{searchId}/tours/{tourId}', tags })
    .input(OfTour)
    .output(TourDetail),
  days: endpoint('sell', 'List the days of an option with their lowest prices', unanswered)
    .route({
      method: 'GET',
      path: '/tours/searches/{searchId}/tours/{tourId}/options/{optionId}/days',
      tags,
      description:
        'Those of the search where none are named; at most 62, each with its state and its lowest price for everybody.',
    })
    .input(OfOption.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() }))
    .output(z.array(TourDay)),
  starts: endpoint('sell', 'List the starts of a day of an option', unanswered)
    .route({ method: 'GET', path: '/tours/searches/{searchId}/tours/{tourId}/options/{optionId}/starts', tags })
    .input(OfOption.extend({ day: z.iso.date().optional() }))
    .output(z.array(TourStart)),
  recent: endpoint('orders:write', 'List the last searches for things to do of the agency')
    .route({ method: 'GET', path: '/tours/recent-searches', tags })
    .output(z.array(z.object({ search: TourSearch, at: Instant }))),
  saveParticipants: endpoint('sell', 'Save the participants of a tour', [...closed, 'tour.no-availability'])
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/participants',
      tags: ['Checkout'],
      description: 'Who takes part in a tour, the answers to the questions of its operator, and the pick-up.',
    })
    .input(TourEntries.extend({ id: Id, participants: z.array(Participant).min(1).max(40), contact: Contact }))
    .output(TourCheckout),
}
