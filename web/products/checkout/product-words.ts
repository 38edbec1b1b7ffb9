import type { Checkout } from '#contract/checkouts.ts'

interface Words {
  /** Who is asked for price and availability, and what it sells. */
  seller: string
  sold: string
  /** Whom it is for. */
  people: string
  gone: { title: string; text: string }
  /** What a bank transfer does not stop while it is on its way, and what may happen meanwhile. */
  notHeld: string
  taken: string
}

/** What the screens of a checkout call each product. */
export const productWords: Record<Checkout['product'], Words> = {
  flight: {
    seller: 'airline',
    sold: 'flight',
    people: 'travellers',
    gone: {
      title: 'The airline no longer sells this offer',
      text: 'The last seats at this price were sold meanwhile. Nothing was charged. Other flights of the same day are one click away.',
    },
    notHeld: 'This fare is not held',
    taken: 'sold out',
  },
  stay: {
    seller: 'property',
    sold: 'stay',
    people: 'guests',
    gone: {
      title: 'No room is left at this rate',
      text: 'The last one was sold meanwhile. Nothing was charged. Other rooms and houses for the same nights are one click away.',
    },
    notHeld: 'The room is not held',
    taken: 'taken',
  },
}
