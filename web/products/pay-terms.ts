import type { ReactNode } from 'react'
import type { Checkout, OrderDetail } from '#contract/product-shapes.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { payTerms } from '#products/web/pay-terms.ts'

/** One thing to know before paying: `Refund before departure`, `Not allowed`. */
export interface PayTerm {
  label: string
  says: ReactNode
  /** Money that is paid is lost by it. */
  isLost?: boolean
}

type Of<Shape, P extends SoldProduct> = Extract<Shape, { product: P }>

/** What a product says beside the button that pays: what comes back when plans change. `now` is the server's clock, an ISO instant. */
export interface ProductPayTerms<P extends SoldProduct> {
  ofCheckout(checkout: Of<Checkout, P>, now: string): PayTerm[]
  /** Of an order that is held and paid later. */
  ofOrder(order: Of<OrderDetail, P>, now: string): PayTerm[]
}

interface AnyTerms {
  ofCheckout(checkout: Checkout, now: string): PayTerm[]
  ofOrder(order: OrderDetail, now: string): PayTerm[]
}

const termsOf = ({ product }: { product: SoldProduct }): AnyTerms => payTerms[product]

export const termsOfCheckout = (checkout: Checkout, now: string): PayTerm[] => termsOf(checkout).ofCheckout(checkout, now)

export const termsOfOrder = (order: OrderDetail, now: string): PayTerm[] => termsOf(order).ofOrder(order, now)
