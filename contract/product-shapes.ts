import { z } from 'zod'
import { productShapes } from '#products/contract/shapes.ts'

const [first, ...others] = productShapes

/** A checkout, an order and what a checkout is opened of: one of each product, told apart by `product`. */
export const Checkout = z.discriminatedUnion('product', [first.checkout, ...others.map(({ checkout }) => checkout)])
export type Checkout = z.infer<typeof Checkout>

/** What a checkout is opened of, as a search showed it. */
export const CheckoutChoice = z.discriminatedUnion('product', [first.choice, ...others.map(({ choice }) => choice)])
export type CheckoutChoice = z.infer<typeof CheckoutChoice>

/** What is left of a checkout whose time ran out, for the form of the next one. */
export const EarlierCheckout = z.discriminatedUnion('product', [first.earlier, ...others.map(({ earlier }) => earlier)])
export type EarlierCheckout = z.infer<typeof EarlierCheckout>

export const OrderDetail = z.discriminatedUnion('product', [first.order, ...others.map(({ order }) => order)])
export type OrderDetail = z.infer<typeof OrderDetail>
