import { z } from 'zod'
import { ownBookingStatuses } from '#domain/authored-tours/sale/own-booking.ts'
import { isDay } from '#domain/dates.ts'
import { Words } from '#domain/words.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { Colleague, ColleagueQuery } from '../team/team.ts'
import { Done, Id, IdempotencyKey, Instant, Money } from '../shapes.ts'

const tags = ['Departures']
const Day = Words.max(10).refine(isDay, 'Enter a day of the calendar.')
const Count = z.int().min(0).max(10_000)

/** A departure is named by its tour, its option and its local start, `2026-12-01T09:00`. */
export const DepartureRef = z.object({ tourId: Id, optionId: Words.min(1).max(40), departureId: Words.min(10).max(40) })
export type DepartureRef = z.infer<typeof DepartureRef>
const path = '/tour-departures/{tourId}/{optionId}/{departureId}' as const

/** The most days of one request. */
export const MOST_DEPARTURE_DAYS = 42

export const TourDeparture = DepartureRef.extend({
  title: z.string(),
  option: z.string(),
  day: z.string(),
  /** Local; null for opening hours. */
  time: z.string().nullable(),
  startsAt: Instant,
  /** Null without a limit. */
  capacity: z.int().nullable(),
  /** Sold, requested or held. */
  taken: z.int(),
  overbooked: z.int(),
  /** Null without a limit. */
  left: z.int().nullable(),
  /** With fewer travellers the agency may cancel it. */
  minimum: z.int(),
  /** Bookings that wait for the agency's decision. */
  requests: z.int(),
  closed: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
  /** The names of its guides. */
  guides: z.array(z.string()),
})
export type TourDeparture = z.infer<typeof TourDeparture>

/** `value` is null for an answer with personal data that the reader may not see. */
const Answer = z.object({ label: z.string(), value: z.string().nullable() })

export const ManifestPerson = z.object({
  place: z.int(),
  /** The code on the voucher. */
  code: z.string(),
  /** Null where no name was given. */
  name: z.string().nullable(),
  category: z.string(),
  answers: z.array(Answer),
  state: z.enum(['expected', 'arrived', 'no-show']),
  at: Instant.nullable(),
})
export type ManifestPerson = z.infer<typeof ManifestPerson>

export const ManifestBooking = z.object({
  id: Id,
  reference: z.string(),
  status: z.enum(ownBookingStatuses),
  seller: z.string(),
  sellerReference: z.string().nullable(),
  contact: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  answers: z.array(Answer),
  pickup: z.string().nullable(),
  notes: z.string().nullable(),
  /** What was chosen with it and is paid on the day. */
  addOns: z.array(z.object({ title: z.string(), quantity: z.int() })),
  total: Money,
  people: z.array(ManifestPerson),
})
export type ManifestBooking = z.infer<typeof ManifestBooking>

export const Manifest = TourDeparture.extend({
  bookings: z.array(ManifestBooking),
  overbookings: z.array(z.object({ seats: z.int(), reason: z.string(), by: z.string(), at: Instant })),
  capacitySet: z.int().nullable(),
  /** Those of its guides whose role still may guide. `id` is of the account. */
  assignedGuides: z.array(Colleague.omit({ memberId: true })),
})
export type Manifest = z.infer<typeof Manifest>

/** What cancelling a departure ends, and what goes back to the payers of the agency's own orders. */
export const DepartureCancellation = z.object({
  orders: z.int(),
  resellerBookings: z.int(),
  people: z.int(),
  /** One amount for each currency. */
  refunds: z.array(Money),
})
export type DepartureCancellation = z.infer<typeof DepartureCancellation>

/** The seats that everybody of a departure needs, and the departures that have them. */
export const DepartureMoves = z.object({
  seats: z.int(),
  targets: z.array(
    z.object({
      departureId: z.string(),
      day: z.string(),
      time: z.string().nullable(),
      /** Null without a limit. */
      left: z.int().nullable(),
    }),
  ),
})
export type DepartureMoves = z.infer<typeof DepartureMoves>

/** `already`: the voucher was counted before; nothing is counted twice. `other-departure`: somebody else guides it. */
export const CheckIn = z.object({
  outcome: z.enum(['arrived', 'already', 'not-confirmed', 'other-departure', 'unknown']),
  name: z.string().nullable(),
  category: z.string().nullable(),
  title: z.string().nullable(),
  day: z.string().nullable(),
  time: z.string().nullable(),
  /** When the voucher was counted, and by whom. */
  at: Instant.nullable(),
  by: z.string().nullable(),
})
export type CheckIn = z.infer<typeof CheckIn>

export const VoucherCheck = z.object({
  code: Words.trim().min(1, 'Enter the code of the voucher.').max(60),
  at: Instant.nullable().default(null),
  /** Names this check-in, so that it can be sent again: it is counted once and has its first answer. */
  idempotencyKey: IdempotencyKey.nullable().default(null),
})
export type VoucherCheck = z.infer<typeof VoucherCheck>

export const tourDepartures = {
  list: endpoint('tours:read', 'List departures of own tours')
    .route({
      method: 'GET',
      path: '/tour-departures',
      tags,
      description: `By their start. At most ${MOST_DEPARTURE_DAYS} days; a longer period is shortened. Without days: the next seven.`,
    })
    .input(z.object({ from: Day.optional(), to: Day.optional() }))
    .output(z.array(TourDeparture)),
  get: endpoint('tours:read', 'Get the manifest of a departure')
    .route({ method: 'GET', path, tags, description: 'Everybody who is booked, with their answers.' })
    .input(DepartureRef)
    .output(Manifest),
  setCapacity: endpoint('tours:run', 'Set the capacity of a departure', ['tour.fewer-than-sold'])
    .route({ method: 'PUT', path: `${path}/capacity`, tags, description: 'Null: the capacity of the tour applies again.' })
    .input(DepartureRef.extend({ seats: Count.nullable() }))
    .output(Done),
  close: endpoint('tours:run', 'Close or reopen a departure')
    .route({
      method: 'PUT',
      path: `${path}/closed`,
      tags,
      description: 'A closed departure is not sold any more. Its bookings stay as they are.',
    })
    .input(DepartureRef.extend({ isClosed: z.boolean(), reason: Words.trim().max(200).default('') }))
    .output(Done),
  findGuides: endpoint('tours:run', 'Find members who may guide')
    .route({ method: 'GET', path: '/tour-guides', tags, description: 'Active members whose role may guide, by name.' })
    .input(ColleagueQuery)
    .output(z.array(Colleague)),
  setGuides: endpoint('tours:run', 'Assign the guides of a departure', ['tour.not-a-guide'])
    .route({
      method: 'PUT',
      path: `${path}/guides`,
      tags,
      description: 'Members whose role may guide. All others are taken off it.',
    })
    .input(DepartureRef.extend({ userIds: z.array(Id).max(20) }))
    .output(Done),
  overbook: endpoint('tours:overbook', 'Allow seats beyond the capacity')
    .route({ method: 'POST', path: `${path}/overbookings`, tags, description: 'Recorded with the member and the reason.' })
    .input(
      DepartureRef.extend({
        seats: z.int().min(1, 'Enter at least one seat.').max(100, 'At most 100 seats.'),
        reason: Words.trim().min(3, 'Say why, for those who check it later.').max(200, 'At most 200 characters.'),
      }),
    )
    .output(Done),
  quoteCancellation: endpoint('orders:decide', 'Read what cancelling a departure gives back')
    .route({ method: 'GET', path: `${path}/cancellation`, tags, description: 'Nothing is cancelled.' })
    .input(DepartureRef)
    .output(DepartureCancellation),
  cancel: confirmed('orders:decide', 'Cancel a departure and refund everybody', ['tour.departure-begun'])
    .route({
      method: 'POST',
      path: `${path}/cancel`,
      tags,
      description:
        'It is closed. Everybody gets the whole price back and one mail; bookings of resellers are cancelled. `failed` orders could not be cancelled: repeat it.',
    })
    .input(
      DepartureRef.extend({
        reason: Words.trim().min(3, 'Say why, for those who are booked.').max(200, 'At most 200 characters.'),
      }),
    )
    .output(z.object({ cancelled: z.int(), failed: z.int() })),
  listMoves: endpoint('orders:decide', 'List departures to which everybody can be moved')
    .route({
      method: 'GET',
      path: `${path}/moves`,
      tags,
      description: 'Of the same option, from a week before to 30 days after, with seats for everybody.',
    })
    .input(DepartureRef)
    .output(DepartureMoves),
  move: endpoint('orders:decide', 'Move everybody to another departure', [
    'tour.departure-begun',
    'tour.no-departure',
    'tour.too-few-seats',
  ])
    .route({
      method: 'POST',
      path: `${path}/move`,
      tags,
      description:
        'It is closed, and requests for it are declined. Everybody keeps the price and the voucher and may cancel free of charge until the new start; customers get one mail each, resellers read the new departure. All are moved or nobody. `left` bookings are still being issued: repeat it.',
    })
    .input(
      DepartureRef.extend({
        to: Words.min(10, 'Choose a departure.').max(40),
        reason: Words.trim().min(3, 'Say why, for those who are booked.').max(200, 'At most 200 characters.'),
      }),
    )
    .output(z.object({ moved: z.int(), left: z.int() })),
  decide: endpoint('tours:run', 'Accept or decline a requested booking', ['tour.request-decided'])
    .route({ method: 'POST', path: '/tour-bookings/{id}/decision', tags })
    .input(z.object({ id: Id, isAccepted: z.boolean() }))
    .output(Done),
  noShow: endpoint('tours:run', 'Record that a participant did not come')
    .route({
      method: 'PUT',
      path: '/tour-bookings/{id}/no-shows',
      tags,
      description: 'Of somebody who has arrived nothing is changed.',
    })
    .input(z.object({ id: Id, place: z.int().min(0).max(199), isNoShow: z.boolean() }))
    .output(Done),
  checkIn: endpoint('tours:run', 'Check a voucher in')
    .route({
      method: 'POST',
      path: '/tour-check-ins',
      tags,
      description:
        'By the code of the voucher, scanned or typed. `at` is the instant of a check-in that was made without a connection; `idempotencyKey` names it, so that it can be sent again. A voucher is counted once: who comes second is told when it was counted and by whom.',
    })
    .input(VoucherCheck)
    .output(CheckIn),
}
