import { z } from 'zod'
import { products } from '#domain/products.ts'
import { feasibilityLevels } from '#domain/trips/rule.ts'
import { MAX_TRIP_NAME } from '#domain/trips/trip-name.ts'
import { Words } from '#domain/words.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { CheckoutChoice } from '../product-shapes.ts'
import { Done, Id, Instant, Money } from '../shapes.ts'

const tags = ['Trips']
const ById = z.object({ id: Id })

export const TripName = Words.trim().min(1, 'Enter a name.').max(MAX_TRIP_NAME, `At most ${MAX_TRIP_NAME} characters.`)

/** An item of a planned trip in words, with the price when its supplier was last asked. */
export const PlannedItem = z.object({
  id: Id,
  product: z.enum(products),
  title: z.string(),
  /** The first and the last day, at the place. */
  from: z.iso.date(),
  to: z.iso.date(),
  startsAt: Instant,
  endsAt: Instant,
  zone: z.string(),
  /** `2 adults, 1 child` */
  people: z.string(),
  /** What the price buys and on which terms, a line each. */
  facts: z.array(z.string()),
  photo: z.string().nullable(),
  /** What is paid at booking. */
  total: Money,
  /** What is paid to somebody else later, as to the property, a sentence each. */
  due: z.array(z.string()),
  pricedAt: Instant,
  /** Whether its supplier still sells it at this price; the price of another is found again when the trip is booked. */
  isCurrent: z.boolean(),
  /** Whether it is bought on its own, because its seller asks for what a trip cannot answer: the number of a member. */
  isApart: z.boolean(),
})
export type PlannedItem = z.infer<typeof PlannedItem>

/** One line of the feasibility check: `items` are the ids of those that it is about. */
export const FeasibilityLine = z.object({
  rule: z.string(),
  level: z.enum(feasibilityLevels),
  says: z.string(),
  items: z.array(Id),
})
export type FeasibilityLine = z.infer<typeof FeasibilityLine>

export const PlannedTrip = z.object({
  id: Id,
  name: z.string(),
  isShared: z.boolean(),
  /** Whether the caller planned it. */
  isMine: z.boolean(),
  /** The member who planned it; null for a visitor of the storefront. */
  owner: z.string().nullable(),
  /** By start. */
  items: z.array(PlannedItem),
  /** With the payment fee of the cheapest method for the reader, which is paid once for the items that are bought together. */
  total: Money,
  paymentFee: Money,
  /** What was paid from it: the checkout, its items, and the instant. */
  booked: z.array(z.object({ id: Id, titles: z.array(z.string()), paidAt: Instant })),
  /** The checkout of it whose payment by card or transfer was started and may still arrive; null without one. */
  awaited: Id.nullable(),
  feasibility: z.object({ level: z.enum(feasibilityLevels).nullable(), lines: z.array(FeasibilityLine) }),
  updatedAt: Instant,
})
export type PlannedTrip = z.infer<typeof PlannedTrip>

export const PlannedTripRow = z.object({
  id: Id,
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  owner: z.string().nullable(),
  count: z.int(),
  updatedAt: Instant,
})
export type PlannedTripRow = z.infer<typeof PlannedTripRow>

const gone = productShapes.map(({ refusals }) => refusals.gone)
const searchExpired = productShapes.map(({ refusals }) => refusals.searchExpired)

/** Why an offer is not planned. */
export const planningRefusals = [
  ...gone,
  ...searchExpired,
  'supplier.unavailable',
  'trip.too-many',
  'trip.other-currency',
] as const

export const plannedTrips = {
  list: endpoint('sell', 'List planned trips')
    .route({
      method: 'GET',
      path: '/planned-trips',
      tags,
      description:
        'Those of the caller, and those that colleagues share; what is completely paid is among the orders. The one that was changed last comes first: items are added to it.',
    })
    .output(z.object({ items: z.array(PlannedTripRow) })),
  get: endpoint('sell', 'Read a planned trip')
    .route({
      method: 'GET',
      path: '/planned-trips/{id}',
      tags,
      description: 'Its items in words, their total, and whether they fit together.',
    })
    .input(ById)
    .output(PlannedTrip),
  create: endpoint('sell', 'Start an empty trip', ['trip.too-many'])
    .route({ method: 'POST', path: '/planned-trips', tags, successStatus: 201 })
    .input(z.object({ name: TripName }))
    .output(ById),
  change: endpoint('sell', 'Rename or share a planned trip')
    .route({
      method: 'PUT',
      path: '/planned-trips/{id}',
      tags,
      description: 'A shared trip is seen and changed by every colleague who sells. Only the member who planned it shares it.',
    })
    .input(ById.extend({ name: TripName, isShared: z.boolean().optional() }))
    .output(Done),
  remove: endpoint('sell', 'Delete a planned trip')
    .route({ method: 'DELETE', path: '/planned-trips/{id}', tags, description: 'Only by who planned it.' })
    .input(ById)
    .output(Done),
}

export const plannedItems = {
  add: endpoint('sell', 'Add an offer to a planned trip', ['access.not-found', ...planningRefusals, 'trip.full'])
    .route({
      method: 'POST',
      path: '/planned-items',
      tags,
      successStatus: 201,
      description:
        'Without `tripId` to the trip that the caller still plans and changed last, or to a new one. `count` is of its items; `item` says what was added, at the price as planned.',
    })
    .input(z.object({ tripId: Id.nullable().default(null), choice: CheckoutChoice }))
    .output(
      z.object({
        id: Id,
        tripId: Id,
        name: z.string(),
        count: z.int(),
        item: PlannedItem.pick({ title: true, facts: true, total: true }),
      }),
    ),
  remove: endpoint('sell', 'Remove an item from its planned trip')
    .route({ method: 'DELETE', path: '/planned-items/{id}', tags })
    .input(ById)
    .output(z.object({ tripId: Id })),
}
