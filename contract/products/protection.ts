import { z } from 'zod'
import { PolicyEntries } from '#domain/policies/people.ts'
import { PricedPolicyOffer } from '#domain/policies/policy-offer.ts'
import { PolicySearch } from '#domain/policies/search.ts'
import { CheckoutBase } from '../base/checkout-base.ts'
import { OrderBase } from '../base/order-base.ts'
import { EarlierBase } from '../base/typed-fields.ts'
import { Id, Instant, ItemId } from '../shapes.ts'

const Entries = PolicyEntries.shape

export const PolicyCheckout = CheckoutBase.extend({
  product: z.literal('protection'),
  /** The search that found it: for half an hour its results are available. Null if no search found it. */
  searchId: Id.nullable(),
  /** The checkout of the booking that it was chosen with, until that booking is confirmed: it cannot be paid before. */
  waitsFor: Id.nullable(),
  offer: PricedPolicyOffer,
  insured: Entries.insured.nullable(),
  policyholder: Entries.policyholder.nullable(),
  needs: Entries.needs.nullable(),
})
export type PolicyCheckout = z.infer<typeof PolicyCheckout>

export const PolicyOrder = OrderBase.extend({
  product: z.literal('protection'),
  offer: PricedPolicyOffer,
  insured: Entries.insured,
  policyholder: Entries.policyholder,
  /** The last day on which it is cancelled with all money back. */
  coolingOffUntil: z.iso.date(),
  /** ISO instant until which its dates can be changed; null if they cannot, or no longer. */
  changeableUntil: Instant.nullable(),
})
export type PolicyOrder = z.infer<typeof PolicyOrder>

/** A policy of a search, or of a trip without a search. Ids of policies are the same in every search. */
export const PolicyChoice = z.object({
  product: z.literal('protection'),
  policyId: ItemId,
  searchId: Id.nullable().default(null),
  /** Where no search is named. */
  trip: PolicySearch.nullable().default(null),
})
export type PolicyChoice = z.infer<typeof PolicyChoice>

/** The shapes of protection in the API. */
export const policyShapes = {
  product: 'protection',
  choice: PolicyChoice,
  checkout: PolicyCheckout,
  order: PolicyOrder,
  earlier: EarlierBase.extend({ product: z.literal('protection'), insured: Entries.insured.nullable() }),
  refusals: {
    gone: 'protection.not-offered',
    searchExpired: 'protection.search-expired',
    cancelling: ['protection.not-cancellable'],
    rebooking: [],
  },
} as const
