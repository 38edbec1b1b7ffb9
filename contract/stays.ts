import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { Guest } from '#domain/stays/guest.ts'
import { MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import { boards, payWhens, refundabilities } from '#domain/stays/kinds.ts'
import { StayProperty } from '#domain/stays/property.ts'
import { RoomGroup } from '#domain/stays/rate.ts'
import { Destination, StaySearch } from '#domain/stays/search.ts'
import { Words } from '#domain/words.ts'
import { closed, endpoint } from './endpoint.ts'
import { StayCheckout } from './products/stay.ts'
import { searchEvent, searchSnapshot } from './search-events.ts'
import { asMade } from './session/as-made.ts'
import { Id, Instant, ItemId, Money } from './shapes.ts'

/** Free-text requests of the guests to the property. */
const Requests = Words.trim().max(MAX_REQUESTS, `At most ${MAX_REQUESTS} characters.`)

/** The cheapest rate of one board, refund and way of paying, in minor units of the search's currency, for all rooms and nights. */
export const RateInBrief = z.object({
  board: z.enum(boards),
  refundability: z.enum(refundabilities),
  payWhen: z.enum(payWhens),
  freeUntil: Instant.nullable(),
  /** Everything except local charges, with the cheapest payment method. */
  total: z.int(),
  /** The part of `total` that is paid at booking. */
  payNow: z.int(),
  /** The part of `payNow` that is the fee of the cheapest payment method. */
  paymentFee: z.int(),
  /** The part of `total` that is taxes and fees; null if the supplier does not state them. */
  taxes: z.int().nullable(),
  /** Charges at the property in addition, in its own currency; null for none. */
  localCharges: Money.nullable(),
  /** Their approximate amount in the search's currency; null if no exchange rate is known. */
  localChargesAbout: z.int().nullable(),
  left: z.int().nullable(),
})
export type RateInBrief = z.infer<typeof RateInBrief>

/** A property in a list of results. */
export const StayResult = StayProperty.pick({
  id: true,
  name: true,
  latitude: true,
  longitude: true,
  district: true,
  type: true,
  profiles: true,
  stars: true,
  score: true,
  reviewCount: true,
  chain: true,
  amenities: true,
  checkInFrom: true,
  checkOutUntil: true,
  photos: true,
  nearby: true,
  km: true,
}).extend({
  /** The same in every equal search, whichever supplier answers first; absent where it is `id`. */
  lastingId: z.string().optional(),
  city: z.string(),
  /** The price of the cheapest rate, in minor units of the search's currency. */
  total: z.int(),
  /** Null while only the cheapest price is known. */
  rates: z.array(RateInBrief).nullable(),
  /** Its suppliers; only for roles that see margin. */
  sources: z.array(z.string()).nullable(),
})
export type StayResult = z.infer<typeof StayResult>

export const StaySnapshot = searchSnapshot(StaySearch, StayResult)
export type StaySnapshot = z.infer<typeof StaySnapshot>

/** A property is `gone` when it was merged into another one of the list. */
export const StayEvent = searchEvent(StayResult)
export type StayEvent = z.infer<typeof StayEvent>

/** One property of a search with all details. */
export const StayDetail = z.object({
  searchId: Id,
  search: StaySearch,
  property: StayProperty,
  /** Cheapest first; empty if no room is left. */
  rooms: z.array(RoomGroup),
  /** Whether a supplier of this property did not respond, so that there may be more rooms. */
  isPartial: z.boolean(),
  /** The supplier of each fact; only for roles that see margin. */
  provenance: z.record(z.string(), z.string()).nullable(),
  expiresAt: Instant,
})
export type StayDetail = z.infer<typeof StayDetail>

export const Review = z.object({ day: z.string(), score: z.number(), author: z.string(), text: z.string() })
export type Review = z.infer<typeof Review>

/** Two listings that may be one property. */
export const DoubtfulMatch = z.object({
  id: Id,
  score: z.number(),
  state: z.enum(['open', 'same', 'different']),
  decidedBy: z.string().nullable(),
  at: Instant,
  sides: z
    .array(
      z.object({
        supplier: z.string(),
        listingId: z.string(),
        name: z.string(),
        address: z.string(),
        phone: z.string().nullable(),
        stars: z.number().nullable(),
        latitude: z.number(),
        longitude: z.number(),
        photo: z.string().nullable(),
      }),
    )
    .length(2),
  metres: z.int(),
})
export type DoubtfulMatch = z.infer<typeof DoubtfulMatch>

const OfProperty = z.object({ searchId: Id, propertyId: ItemId })
const tags = ['Stays']

const dateRefusals = ['stay.dates-in-past', 'stay.check-in-past', 'stay.check-out-past', 'stay.too-far-ahead'] as const
const gone = ['stay.search-expired', 'stay.no-availability'] as const

export const stays = {
  suggest: endpoint('public', 'Suggest destinations of a stay')
    .route({
      method: 'GET',
      path: '/stays/destinations',
      tags,
      description:
        'Type-ahead over cities, landmarks, airports and the properties of every supplier, forgiving of misspellings. An empty query gives the places most searched.',
    })
    .input(z.object({ query: Words.trim().max(80).default(''), limit: z.coerce.number().int().min(1).max(20).default(10) }))
    .output(z.array(Destination)),
  destination: endpoint('public', 'Read a place to stay at by its id')
    .route({ method: 'GET', path: '/stays/destinations/{id}', tags, description: 'The city, landmark or airport of an id.' })
    .input(z.object({ id: Words.min(1).max(120) }))
    .output(Destination),
  search: endpoint('sell', 'Search stays', [...dateRefusals, 'stay.all-suppliers-failed', 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/stays/searches',
      tags,
      description:
        'Asks every supplier of stays at once and streams properties as they arrive, each property once whoever sells it. A supplier that fails or is late is named.',
    })
    .input(StaySearch)
    .output(eventIterator(StayEvent)),
  results: endpoint('sell', 'Read the results of a search for stays', gone)
    .route({
      method: 'GET',
      path: '/stays/searches/{searchId}',
      tags,
      description: 'What a search has found so far. Results are stored for half an hour. With `only` just those properties.',
    })
    .input(z.object({ searchId: Id, only: z.array(ItemId).max(4).optional() }))
    .output(asMade(StaySnapshot)),
  property: endpoint('sell', 'Read a property with its rooms and rates', [...gone, 'supplier.unavailable'])
    .route({
      method: 'GET',
      path: '/stays/searches/{searchId}/properties/{propertyId}',
      tags,
      description:
        'One property with every room and rate that its suppliers sell now, asked anew. The supplier of a rate is not told. `rate` names the kind and the price of a rate that the list showed (`breakfast.free.now.255865834`, or `lowest.255865834` where no rate was known yet): it is sent beside a cheaper one of its kind.',
    })
    .input(OfProperty.extend({ rate: Words.max(80).optional() }))
    .output(StayDetail),
  reviews: endpoint('sell', 'List guest reviews of a property', [...gone, 'supplier.unavailable'])
    .route({ method: 'GET', path: '/stays/searches/{searchId}/properties/{propertyId}/reviews', tags })
    .input(OfProperty)
    .output(z.array(Review)),
  recent: endpoint('orders:write', 'List the last searches for stays of the agency')
    .route({ method: 'GET', path: '/stays/recent-searches', tags })
    .output(z.array(z.object({ search: StaySearch, at: Instant }))),
  matches: endpoint('orders:decide', 'List properties that may be duplicates')
    .route({
      method: 'GET',
      path: '/stays/matches',
      tags,
      description: 'Pairs of listings that may be one property, the likeliest first; decided ones by the newest decision.',
    })
    .input(z.object({ state: z.enum(['open', 'decided']).default('open') }))
    .output(z.array(DoubtfulMatch)),
  decideMatch: endpoint('orders:decide', 'Decide whether two listings are one property')
    .route({
      method: 'POST',
      path: '/stays/matches/{id}/decision',
      tags,
      description: 'Says whether two listings are one property; searches from then on follow it. `open` takes a decision back.',
    })
    .input(z.object({ id: Id, decision: z.enum(['same', 'different', 'open']) }))
    .output(DoubtfulMatch),
  saveGuests: endpoint('sell', 'Save the guests of a stay', [...closed, 'stay.no-availability'])
    .route({ method: 'PUT', path: '/checkouts/{id}/guests', tags: ['Checkout'], description: 'Who stays, by room, of a stay.' })
    .input(
      z.object({
        id: Id,
        guests: z.array(Guest).min(1).max(64),
        contact: Contact,
        requests: Requests.default(''),
        loyaltyNumber: Words.trim().max(40).nullable().default(null),
      }),
    )
    .output(StayCheckout),
}
