import { z } from 'zod'
import { productShapes } from '#products/contract/shapes.ts'
import { TypedFields } from '../base/typed-fields.ts'
import { atSupplier, closed as closedCodes, endpoint, spending, spent } from '../endpoint.ts'
import { paymentMethods } from '../payments.ts'
import { Checkout, CheckoutChoice } from '../product-shapes.ts'
import { Done, Id, IdempotencyKey, Money } from '../shapes.ts'
import { TypedSoFar } from './typed-so-far.ts'

const ById = z.object({ id: Id })

const gone = productShapes.map(({ refusals }) => refusals.gone)
const searchExpired = productShapes.map(({ refusals }) => refusals.searchExpired)
const closed = [...closedCodes, ...gone] as const
const unpaid = [
  'checkout.incomplete',
  'checkout.waits',
  'checkout.price-changed',
  'payment.balance-low',
  'payment.gateway-failed',
  ...spent,
] as const

export const checkouts = {
  create: endpoint('sell', 'Open a checkout', [
    'shop.sign-in-required',
    ...gone,
    ...searchExpired,
    'checkout.price-changed',
    'supplier.unavailable',
    'plan.limit-reached',
    'shop.bookings-full',
    ...closedCodes,
  ])
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
  renew: endpoint('sell', 'Open a checkout again', [
    'checkout.done',
    'checkout.busy',
    'shop.sign-in-required',
    ...gone,
    'supplier.unavailable',
  ])
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
  pay: spending('sell', 'Pay and create the order', ['approval.waiting', ...closed, ...unpaid, ...atSupplier])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/pay',
      tags: ['Checkout'],
      description:
        'Pays and makes the order. The wallet pays at once; a card gives the address of the hosted page; a bank transfer opens an account, which `lastPayment` then shows. Repeating it never pays twice.',
    })
    .input(ById.extend({ method: z.enum(paymentMethods), idempotencyKey: IdempotencyKey, total: Money }))
    .output(z.object({ orderId: Id, redirectUrl: z.string().nullable() })),
  confirm: spending('sell', 'Book what is paid at the seller', [...closed, ...unpaid, ...atSupplier])
    .route({
      method: 'POST',
      path: '/checkouts/{id}/confirm',
      tags: ['Checkout'],
      description: 'Books what is paid at the seller: nothing is charged, and the order is made. Repeating it never books twice.',
    })
    .input(ById.extend({ idempotencyKey: IdempotencyKey }))
    .output(z.object({ orderId: Id })),
  hold: spending('sell', 'Hold without paying', [
    'shop.not-offered',
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
        'Asks the supplier to hold what was chosen until its deadline, without paying. The order is Pending until the supplier answers, then Not Paid.',
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
