import { z } from 'zod'
import { productShapes } from '#products/contract/shapes.ts'

const [first, ...others] = productShapes

/** A checkout, an order and the choice that opens a checkout: a discriminated union by `product`. */
export const Checkout = z.discriminatedUnion('product', [first.checkout, ...others.map(({ checkout }) => checkout)])
export type Checkout = z.infer<typeof Checkout>

/** The choice that opens a checkout, from the results of a search. */
export const CheckoutChoice = z.discriminatedUnion('product', [first.choice, ...others.map(({ choice }) => choice)])
export type CheckoutChoice = z.infer<typeof CheckoutChoice>

/** The data of an expired checkout for the form of the next one. */
export const EarlierCheckout = z.discriminatedUnion('product', [first.earlier, ...others.map(({ earlier }) => earlier)])
export type EarlierCheckout = z.infer<typeof EarlierCheckout>

export const OrderDetail = z.discriminatedUnion('product', [first.order, ...others.map(({ order }) => order)])
export type OrderDetail = z.infer<typeof OrderDetail>
