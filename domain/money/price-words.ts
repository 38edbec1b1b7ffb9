import type { Product } from '../products.ts'

/** How a product names the parts of its price. */
export interface PriceWords {
  /** Without the taxes that are stated, and where none are. */
  price: string
  whole: string
  taxes: string
  extras: string
  paidElsewhere: string
  /** The same parts where they are the reason of a new price. */
  moved: { price: string; taxes: string }
}

export const priceWords: Record<Product, PriceWords> = {
  flight: {
    price: 'Fare',
    whole: 'Fare and taxes',
    taxes: 'Taxes and airport charges',
    extras: 'Seats and bags',
    paidElsewhere: 'Paid at the airline',
    moved: { price: 'Airline fare', taxes: 'Airline taxes' },
  },
  stay: {
    price: 'Room price',
    whole: 'Room price',
    taxes: 'Taxes and fees',
    extras: 'Extras',
    paidElsewhere: 'Paid at the property',
    moved: { price: 'Room price', taxes: 'Taxes and fees' },
  },
  tour: {
    price: 'Tour price',
    whole: 'Tour price',
    taxes: 'Taxes and fees',
    extras: 'Extras',
    paidElsewhere: 'Paid at the operator',
    moved: { price: 'Tour price', taxes: 'Taxes and fees' },
  },
  protection: {
    price: 'Premium',
    whole: 'Premium',
    taxes: 'Taxes',
    extras: 'Extras',
    paidElsewhere: 'Paid at the insurer',
    moved: { price: 'Premium', taxes: 'Taxes' },
  },
}
