import type { Product } from '#domain/products.ts'

interface SaleWords {
  /** What can be sold, a sentence. */
  offer: string
  /** Further search words of the command palette. */
  words: string
}

/** What the portal says of the sale of each product. It is separate from the product's row, which every customer page loads. */
export const saleWords: Record<Product, SaleWords> = {
  flight: {
    offer: 'Search all airline suppliers at once, compare fares and issue tickets.',
    words: 'new search book ticket',
  },
  stay: {
    offer: 'Search hotels and apartments of all suppliers, compare rooms and book them.',
    words: 'new search book hotel stay room apartment',
  },
  tour: {
    offer: 'Search tours and tickets of all suppliers, choose a time and book places.',
    words: 'new search book tour ticket activity excursion things to do',
  },
  protection: {
    offer: 'Compare the policies of every insurer for a trip and sell them, alone or with an order.',
    words: 'new search buy policy insurance cover protection',
  },
}
