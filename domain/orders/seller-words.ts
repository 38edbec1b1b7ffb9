import { type Product, type ProductFacts, productFacts } from '../products.ts'

/** What an order's history and its agent are told of a seller's holds and answers. */
interface SellerWords {
  /** The seller confirms by itself, later. */
  requested: string
  unanswered: string
  holdUnconfirmed: string
  paymentUnconfirmed: string
  /** A hold that ended before its deadline. */
  gaveUp: string
  /** The answer to a payment: it only holds. */
  onlyHeld: string
  /** A hold that was asked for ended at once. */
  notKept: string
  notHeld: string
  /** It was to hold, and booked. */
  charged: string
  released: string
  /** It held after all what the order no longer wanted. */
  strayReleased: string
}

type Held = Pick<ProductFacts, 'seller' | 'unit'>

const wordsOf = ({ seller, unit }: Held): SellerWords => ({
  requested: `The ${seller} confirms the ${unit} itself, as a rule within a day. The money is held until it answers.`,
  unanswered: `The ${seller} has not answered for two days. Call it, or fail the order and return the money.`,
  holdUnconfirmed: `The ${seller} has not confirmed the hold. Nothing was charged; if it holds the ${unit} after all, it is given back or lapses at its deadline.`,
  paymentUnconfirmed: `The ${seller} has not confirmed the payment of the held ${unit}. Check with the ${seller} before it is paid again.`,
  gaveUp: `The ${seller} gave the ${unit} up before the deadline. Nothing was charged.`,
  onlyHeld: `The ${seller} only holds the ${unit} and did not take the payment.`,
  notKept: `The ${seller} gave the ${unit} up again.`,
  notHeld: `The ${seller} could not hold the ${unit}.`,
  charged: `The ${seller} booked and charged the ${unit} that it was asked to hold.`,
  released: `The ${unit} went back to the ${seller}. Nothing was charged.`,
  strayReleased: `The ${seller} held the ${unit} after all; it was given back.`,
})

/** An airline holds several seats. */
const seats: SellerWords = {
  ...wordsOf({ seller: 'airline', unit: 'seats' }),
  holdUnconfirmed:
    'The airline has not confirmed the hold. Nothing was charged; if it holds the seats after all, they are given back or lapse at its deadline.',
  strayReleased: 'The airline held the seats after all; they were given back.',
}

export const sellerWords: Record<Product, SellerWords> = {
  flight: seats,
  stay: wordsOf(productFacts.stay),
  tour: wordsOf(productFacts.tour),
  protection: wordsOf(productFacts.protection),
}
