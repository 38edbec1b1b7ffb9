import { z } from 'zod'
import { MoneyShape, PriceWaterfall } from '../money/waterfall.ts'
import { PolicyTerms } from './policy.ts'

/** A chosen policy: which cover, for whom, where and when. */
const PolicyOfferBase = PolicyTerms.extend({
  /** Of the policy in its search. */
  id: z.string(),
  residence: z.string(),
  destination: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  ages: z.array(z.int()),
  tripCost: MoneyShape.nullable(),
})

/** As checkouts and orders store it: with the supplier's price and addresses. */
export const SupplierPolicyOffer = PolicyOfferBase.extend({
  supplier: z.string(),
  /** The insurer's code of the policy. */
  code: z.string(),
  /** The supplier's quote, which is bound once, and the policy in it. */
  quoteId: z.string(),
  itemId: z.string(),
  net: MoneyShape,
  tax: MoneyShape.nullable(),
  /** ISO instant until which the quote can be bound. */
  validUntil: z.iso.datetime(),
  ipidUrl: z.string(),
  termsUrl: z.string(),
})
export type SupplierPolicyOffer = z.infer<typeof SupplierPolicyOffer>

/** For display, in the selling currency. */
export const PricedPolicyOffer = PolicyOfferBase.extend({
  total: MoneyShape,
  /** The fee of the cheapest payment method, included in `total`. */
  paymentFee: MoneyShape,
  taxes: MoneyShape.nullable(),
  /** Only for roles that see margin. */
  waterfall: PriceWaterfall.nullable(),
  source: z.string().nullable(),
})
export type PricedPolicyOffer = z.infer<typeof PricedPolicyOffer>
