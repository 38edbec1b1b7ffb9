import type { ReactNode } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
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

/** The terms of an order that is held and paid later: what is refunded when plans change. `now` is the server's clock, an ISO instant. */
export interface HeldTerms<P extends SoldProduct> {
  ofOrder(order: Of<OrderDetail, P>, now: string): PayTerm[]
}

interface AnyTerms {
  ofOrder(order: OrderDetail, now: string): PayTerm[]
}

/** For the panel that pays held orders; a payment step passes the terms of its own product to `PayTerms`. */
export function termsOfOrder(order: OrderDetail, now: string): PayTerm[] {
  const terms: AnyTerms = payTerms[order.product]
  return terms.ofOrder(order, now)
}
