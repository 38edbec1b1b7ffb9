import type { Product } from '#domain/products.ts'

/** What may still happen to each product while a bank transfer is pending. */
export const unheldWords: Record<Product, { notHeld: string; taken: string }> = {
  flight: { notHeld: 'This fare is not held', taken: 'sold out' },
  stay: { notHeld: 'The room is not held', taken: 'taken' },
  tour: { notHeld: 'The places are not held', taken: 'taken' },
  protection: { notHeld: 'The price is not held', taken: 'taken' },
}
