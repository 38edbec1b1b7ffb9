import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { disclosureKinds } from '#domain/policies/disclosures.ts'
import { products } from '#domain/products.ts'
import { failureChoices } from '#domain/trips/saga.ts'
import { MAX_TRIP_ITEMS } from '#domain/trips/trip-name.ts'
import { TripPeople } from '#domain/trips/trip-people.ts'
import { tripQuestionKinds } from '#domain/trips/trip-question.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { SoldFor } from '../base/checkout-base.ts'
import { TypedFields } from '../base/typed-fields.ts'
import { atSupplier, closed as closedCodes, endpoint, spending, spent } from '../endpoint.ts'
import { PaymentMethod, PaymentSoFar, paymentMethods } from '../payments.ts'
import { CheckoutChoice } from '../product-shapes.ts'
import { Id, IdempotencyKey, Instant, Money } from '../shapes.ts'
import { planningRefusals, TripName } from './planned-trips.ts'

const tags = ['Trips']
const ById = z.object({ id: Id })

const gone = productShapes.map(({ refusals }) => refusals.gone)
const closed = [...closedCodes, ...gone] as const

/** Why a checkout of a trip is not opened. */
const opening = ['trip.empty', 'trip.item-gone', 'plan.limit-reached', 'shop.sign-in-required', 'shop.bookings-full'] as const

/** An item of the checkout in words; once it is paid, with its order. */
const TripCheckoutItem = z.object({
  id: Id,
  product: z.enum(products),
  title: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  people: z.string(),
  facts: z.array(z.string()),
  /** What is paid at booking. */
  total: Money,
  /** What is paid to somebody else later, as to the property, a sentence each. */
  due: z.array(z.string()),
  /** A price or terms that wait for the buyer's decision. */
  change: z.object({ before: Money, after: Money, terms: z.array(z.string()) }).nullable(),
  /** What its seller asks besides people and contact, to be answered with the people. */
  questions: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      help: z.string().nullable(),
      kind: z.enum(tripQuestionKinds),
      isRequired: z.boolean(),
      choices: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** The documents to open before the people are saved, each with the time of its first opening: `openDocument` of policies. */
  documents: z.array(z.object({ kind: z.enum(disclosureKinds), openedAt: Instant.nullable() })),
  /** Whether it can be cancelled for everything that was paid, so that it can be undone when another item fails. */
  isFreeToUndo: z.boolean(),
  order: z
    .object({ id: Id, number: z.string(), status: z.enum(orderStatuses), bookingReference: z.string().nullable() })
    .nullable(),
})

export const TripCheckout = z.object({
  id: Id,
  /** The planned trip; null once it was deleted. */
  tripId: Id.nullable(),
  /** The package that is bought, which has one price for all items; null for another trip. */
  package: z.object({ id: Id, slug: z.string() }).nullable(),
  name: z.string(),
  state: z.enum(['open', 'paying', 'done', 'gone', 'expired']),
  expiresAt: Instant,
  items: z.array(TripCheckoutItem).min(1),
  total: Money,
  /** Whether every price was checked and every change accepted. */
  isReviewed: z.boolean(),
  /** The people to name, by the ages that they may have: `an adult`, `a child of 7`; of a party in several rooms with the room of each. */
  wanted: z.array(z.object({ words: z.string(), least: z.int(), most: z.int(), room: z.string().nullable() })),
  needsPassports: z.boolean(),
  contact: Contact.nullable(),
  /** What was entered, by field of the form; null before, and for anybody but who entered it. */
  typed: TypedFields.nullable(),
  /** Whether all or nothing can be promised: at most one item cannot be undone, and it is booked last. */
  canUndo: z.boolean(),
  /** What was chosen with the payment. */
  onFailure: z.enum(failureChoices).nullable(),
  /** What is chosen at first: all or nothing for the rooms of one party, where it can be promised. */
  usualChoice: z.enum(failureChoices),
  /** The ways to pay all items at once. */
  methods: z.array(PaymentMethod),
  /** Null for those who may not see it. */
  wallet: Money.nullable(),
  /** The last card payment or bank transfer that was started; null without one. */
  lastPayment: PaymentSoFar.nullable(),
  /** As in a checkout of one offer. */
  soldFor: SoldFor.nullable(),
  idempotencyKey: z.string(),
})
export type TripCheckout = z.infer<typeof TripCheckout>

export const tripCheckouts = {
  create: endpoint('sell', 'Open a checkout of a planned trip', [...gone, 'access.not-found', 'supplier.unavailable', ...opening])
    .route({
      method: 'POST',
      path: '/trip-checkouts',
      tags,
      successStatus: 201,
      description:
        'Finds every item again at today’s price, all at once, and opens a 15-minute checkout of them. Changed prices wait until they are accepted. Rates for members of a programme stay in the trip and are bought on their own.',
    })
    .input(z.object({ tripId: Id }))
    .output(ById),
  createOf: endpoint('sell', 'Open a checkout of chosen offers', ['access.not-found', ...planningRefusals, ...opening])
    .route({
      method: 'POST',
      path: '/trip-checkouts/chosen',
      tags,
      successStatus: 201,
      description:
        'Starts a trip of offers that belong together, as the rooms of one party, and opens its checkout: all of them, or nothing is started where one is no longer sold.',
    })
    .input(z.object({ name: TripName, choices: z.array(CheckoutChoice).min(1).max(MAX_TRIP_ITEMS) }))
    .output(ById.extend({ tripId: Id })),
  get: endpoint('sell', 'Read a checkout of a trip')
    .route({ method: 'GET', path: '/trip-checkouts/{id}', tags })
    .input(ById)
    .output(TripCheckout),
  review: endpoint('sell', 'Check every price of a trip again', [
    ...closed,
    'trip.item-gone',
    'package.below-cost',
    ...atSupplier,
  ])
    .route({ method: 'POST', path: '/trip-checkouts/{id}/review', tags, description: 'All items at once.' })
    .input(ById)
    .output(TripCheckout),
  acceptPrices: endpoint('sell', 'Accept the changed prices of a trip', [...closed, 'checkout.price-changed'])
    .route({
      method: 'POST',
      path: '/trip-checkouts/{id}/accept-prices',
      tags,
      description: 'Accepts exactly this total of all items; another one by then is refused.',
    })
    .input(ById.extend({ total: Money }))
    .output(TripCheckout),
  savePeople: endpoint('sell', 'Save the people of a trip', [...closed])
    .route({
      method: 'PUT',
      path: '/trip-checkouts/{id}/people',
      tags,
      description:
        'Each person once for all items: they are matched by their age on the day of each item, encrypted. `answers` are for the questions of the items. The documents of a policy must have been opened. A missing one is refused with its age and day: An item of the trip is for somebody else. Check the dates of birth, or add the person.',
    })
    .input(TripPeople.extend({ id: Id }))
    .output(TripCheckout),
  pay: spending('sell', 'Pay a trip and book its items', [
    ...closed,
    'checkout.incomplete',
    'checkout.price-changed',
    'payment.balance-low',
    'payment.gateway-failed',
    'approval.waiting',
    'trip.changed',
    'trip.cannot-undo',
    ...spent,
  ])
    .route({
      method: 'POST',
      path: '/trip-checkouts/{id}/pay',
      tags,
      description:
        'Pays all items with one payment; each becomes an order of one trip. From the wallet it is paid at once; `redirectUrl` is the gateway’s page for a card, and `lastPayment` of the checkout has the account of a bank transfer, and everything is booked when the money has arrived. `total` includes the fee of the method. With `undo` the items are booked one after the other, and one that fails returns all money; with `keep` the others stay booked and the money of what failed is returned. What is paid leaves the planned trip; what could not be booked is in it again. Above the wallet limit of the role a colleague approves the payment first.',
    })
    .input(
      ById.extend({
        method: z.enum(paymentMethods).default('wallet'),
        idempotencyKey: IdempotencyKey,
        total: Money,
        onFailure: z.enum(failureChoices),
      }),
    )
    .output(ById.extend({ redirectUrl: z.string().nullable() })),
  confirmPayment: endpoint('sell', 'Settle the card or transfer payment of a trip', ['payment.gateway-failed'])
    .route({
      method: 'POST',
      path: '/trip-checkouts/{id}/confirm-payment',
      tags,
      description:
        'Reads the outcome from the gateway now. `isLeft`: the payer left the gateway’s page before paying, though it may still be paid there.',
    })
    .input(ById)
    .output(
      z.object({
        status: z.enum(['succeeded', 'failed', 'pending']),
        message: z.string().nullable(),
        isLeft: z.boolean().default(false),
      }),
    ),
}
