import type { OrderDetail } from '#contract/orders.ts'

export interface SellerWords {
  /** Who gives what was sold. */
  seller: string
  /** What was sold. */
  sold: string
  /** What is handed out once it is confirmed. */
  papers: string
}

/** What is said differently by what was sold. */
export const sellerWords: Record<OrderDetail['product'], SellerWords> = {
  flight: { seller: 'airline', sold: 'flight', papers: 'tickets' },
  stay: { seller: 'property', sold: 'room', papers: 'voucher' },
}
