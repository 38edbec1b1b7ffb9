import { z } from 'zod'
import { CheckoutBase } from '#contract/base/checkout-base.ts'
import { OrderBase } from '#contract/base/order-base.ts'
import { EarlierBase } from '#contract/base/typed-fields.ts'
import { closed, endpoint } from '#contract/endpoint.ts'
import { searchSnapshot } from '#contract/search-events.ts'
import { Id, ItemId } from '#contract/shapes.ts'
import { Contact } from '#domain/contact/contact.ts'
import { BagCover, BagOwner, BagSearch } from './shapes.ts'

/** A cover among the results: `total` is minor units of the search's currency. */
export const BagResult = BagCover.extend({ total: z.int() })
export type BagResult = z.infer<typeof BagResult>

export const BagSnapshot = searchSnapshot(BagSearch, BagResult)
export type BagSnapshot = z.infer<typeof BagSnapshot>

export const BagCheckout = CheckoutBase.extend({
  product: z.literal('protection'),
  cover: BagCover,
  owner: BagOwner.nullable(),
})
export type BagCheckout = z.infer<typeof BagCheckout>

export const BagOrder = OrderBase.extend({ product: z.literal('protection'), cover: BagCover, owner: BagOwner })
export type BagOrder = z.infer<typeof BagOrder>

export const bagShapes = {
  product: 'protection',
  choice: z.object({ product: z.literal('protection'), searchId: Id, coverId: ItemId }),
  checkout: BagCheckout,
  order: BagOrder,
  earlier: EarlierBase.extend({ product: z.literal('protection'), owner: BagOwner.nullable() }),
  refusals: {
    gone: 'protection.not-offered',
    searchExpired: 'protection.search-expired',
    cancelling: ['protection.not-cancellable'],
    rebooking: [],
  },
} as const

const tags = ['Bags']

export const bags = {
  search: endpoint('sell', 'Search cover for bags', ['protection.all-suppliers-failed'])
    .route({ method: 'POST', path: '/bags/searches', tags })
    .input(BagSearch)
    .output(BagSnapshot),
  results: endpoint('sell', 'Read the results of a search for cover for bags', ['protection.search-expired'])
    .route({ method: 'GET', path: '/bags/searches/{searchId}', tags })
    .input(z.object({ searchId: Id }))
    .output(BagSnapshot),
  saveOwner: endpoint('sell', 'Save the owner of the bags', closed)
    .route({ method: 'PUT', path: '/checkouts/{id}/owner', tags })
    .input(z.object({ id: Id, owner: BagOwner, contact: Contact }))
    .output(BagCheckout),
}
