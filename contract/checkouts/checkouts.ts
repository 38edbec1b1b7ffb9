import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { Ancillary, AncillaryChoice, OfferedAncillaries } from '#domain/flights/ancillaries.ts'
import { Traveller } from '#domain/flights/people/traveller.ts'
import { Guest } from '#domain/stays/guest.ts'
import { MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import { Words } from '#domain/words.ts'
import { productShapes } from '#products/contract/shapes.ts'
import { TypedFields } from '../base/typed-fields.ts'
import { atSupplier, endpoint, spending, spent } from '../endpoint.ts'
import { paymentMethods } from '../payments.ts'
import { Checkout, CheckoutChoice } from '../product-shapes.ts'
import { Done, Id, IdempotencyKey, MAX_TRAVELLERS, Money } from '../shapes.ts'
import { TypedSoFar } from './typed-so-far.ts'

/** Free-text requests of the guests to the property. */
const Requests = Words.trim().max(MAX_REQUESTS, `At most ${MAX_REQUESTS} letters.`)

/** Ancillaries at selling prices. `totals` are the prices of 1, 2, ... `most` pieces, because each total is rounded after conversion. */
export const SoldAncillaries = OfferedAncillaries.extend({
  services: z.array(Ancillary.extend({ totals: z.array(Money).min(1) })),
})
export type SoldAncillaries = z.infer<typeof SoldAncillaries>

const ById = z.object({ id: Id })

const gone = productShapes.map(({ refusals }) => refusals.gone)
const searchExpired = productShapes.map(({ refusals }) => refusals.searchExpired)
const closed = ['checkout.expired', 'checkout.done', ...gone] as const
const unpaid = [
  'checkout.incomplete',
  'checkout.price-changed',
  'payment.balance-low',
  'payment.gateway-failed',
  ...spent,
] as const

export const checkouts = {
  create: endpoint('sell', 'Open a checkout', [...gone, ...searchExpired, 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/checkouts',
      tags: ['Checkout'],
      successStatus: 201,
      description: 'Opens a 15-minute checkout of what a search found.',
    })
    .input(CheckoutChoice)
    .output(z.object({ id: Id })),
  get: endpoint('sell', 'Read a checkout')
    .route({ method: 'GET', path: '/checkouts/{id}', tags: ['Checkout'] })
    .input(ById)
    .output(Checkout),
  review: endpoint('sell', 'Check price and availability again', [...closed, 'checkout.price-changed', ...atSupplier])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/review',
      tags: ['Checkout'],
      description: 'Asks the supplier again for price and availability. A new price waits in `priceChange` until it is accepted.',
    })
    .input(ById)
    .output(Checkout),
  renew: endpoint('sell', 'Open a checkout again', ['checkout.done', 'checkout.busy', ...gone, 'supplier.unavailable'])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/renew',
      tags: ['Checkout'],
      successStatus: 201,
      description:
        'Opens a checkout of the same choice as one whose time is up, as its supplier sells it now. Another price or other terms wait in `priceChange` until they are accepted. One that is still open is returned itself.',
    })
    .input(ById)
    .output(z.object({ id: Id })),
  acceptPrice: endpoint('sell', 'Accept a changed price', [...closed, 'checkout.price-changed'])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/accept-price',
      tags: ['Checkout'],
      description: 'Accepts exactly this total; another one by then is refused.',
    })
    .input(ById.extend({ total: Money }))
    .output(Checkout),
  saveTravellers: endpoint('sell', 'Save the travellers of a flight', closed)
    .route({ method: 'PUT', path: '/checkouts/{id}/travellers', tags: ['Checkout'] })
    .input(ById.extend({ travellers: z.array(Traveller).min(1).max(MAX_TRAVELLERS), contact: Contact }))
    .output(Checkout),
  saveGuests: endpoint('sell', 'Save the guests of a stay', closed)
    .route({ method: 'PUT', path: '/checkouts/{id}/guests', tags: ['Checkout'], description: 'Who stays, by room, of a stay.' })
    .input(
      ById.extend({
        guests: z.array(Guest).min(1).max(64),
        contact: Contact,
        requests: Requests.default(''),
        loyaltyNumber: Words.trim().max(40).nullable().default(null),
      }),
    )
    .output(Checkout),
  typed: endpoint('sell', 'Read unsaved form fields')
    .route({
      method: 'GET',
      path: '/checkouts/{id}/typed',
      tags: ['Checkout'],
      description: 'What the caller has typed but not saved, here or in a checkout of the same journey whose time ran out.',
    })
    .input(ById)
    .output(TypedSoFar),
  saveDraft: endpoint('sell', 'Save unsaved form fields', ['checkout.expired', 'checkout.done'])
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/draft',
      tags: ['Checkout'],
      description: 'Keeps what is typed, encrypted and unchecked, for the caller alone; also shortly after the time is up.',
    })
    .input(ById.extend({ fields: TypedFields }))
    .output(Done),
  ancillaries: endpoint('sell', 'List seats, bags and other extras', [...closed, ...atSupplier])
    .route({
      method: 'GET',
      path: '/checkouts/{id}/ancillaries',
      tags: ['Checkout'],
      description: 'Seats, bags and the like that the supplier sells with the offer, at selling prices.',
    })
    .input(ById)
    .output(SoldAncillaries),
  chooseAncillaries: endpoint('sell', 'Choose seats, bags and other extras', [
    ...closed,
    'checkout.busy',
    'checkout.price-changed',
    ...atSupplier,
  ])
    .route({
      method: 'PUT',
      path: '/checkouts/{id}/ancillaries',
      tags: ['Checkout'],
      description: 'Books exactly these with the fare; an empty list takes all of them back. What is no longer sold is refused.',
    })
    .input(ById.extend({ choices: z.array(AncillaryChoice).max(200) }))
    .output(Checkout),
  pay: spending('sell', 'Pay and create the order', [...closed, ...unpaid, ...atSupplier])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/pay',
      tags: ['Checkout'],
      description:
        'Pays and makes the order. The wallet pays at once; a card gives the address of the hosted page; a bank transfer opens an account, which `lastPayment` then shows. Repeating it never pays twice.',
    })
    .input(ById.extend({ method: z.enum(paymentMethods), idempotencyKey: IdempotencyKey, total: Money }))
    .output(z.object({ orderId: Id, redirectUrl: z.string().nullable() })),
  confirm: spending('sell', 'Book a rate that is paid at the property', [...closed, ...unpaid, ...atSupplier])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/confirm',
      tags: ['Checkout'],
      description:
        'Books what is paid at the property: nothing is charged, and the order is made. Repeating it never books twice.',
    })
    .input(ById.extend({ idempotencyKey: IdempotencyKey }))
    .output(z.object({ orderId: Id })),
  hold: spending('orders:write', 'Hold seats without paying', [
    ...closed,
    ...unpaid,
    'checkout.not-holdable',
    'checkout.hold-without-extras',
    ...atSupplier,
  ])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/hold',
      tags: ['Checkout'],
      description:
        'Asks the airline to hold the seats until its deadline, without paying. The order is Pending until the airline answers, then Not Paid.',
    })
    .input(ById.extend({ idempotencyKey: IdempotencyKey, total: Money }))
    .output(z.object({ orderId: Id })),
  confirmCard: endpoint('sell', 'Check the last payment of a checkout', ['payment.gateway-failed'])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/confirm-card',
      tags: ['Checkout'],
      description: 'Asks the gateway what became of the last payment by card or bank transfer.',
    })
    .input(ById)
    .output(
      z.object({
        status: z.enum(['succeeded', 'failed', 'pending']),
        orderId: Id.nullable(),
        message: z.string().nullable(),
        /** The payer left the gateway's page before paying by card. */
        isLeft: z.boolean().default(false),
      }),
    ),
}
