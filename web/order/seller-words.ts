import type { ConfirmationState, ConfirmationWords } from './confirmation-state.ts'

/** What a product calls its seller and its people, for the headline of a new booking. */
export interface SellerTerms {
  /** `operator` */
  seller: string
  /** `tour` */
  sold: string
  /** `participants` */
  people: string
  /** The headlines once it is confirmed: of the people, and of a customer. */
  confirmed: string
  ownConfirmed: string
  /** How a seller who confirms each booking itself does so. */
  confirmsItself: string
}

const wordsOf = ({ seller, sold, people, ...terms }: SellerTerms): Record<ConfirmationState, ConfirmationWords> => ({
  confirmed: { title: terms.confirmed, says: `The ${seller} expects the ${people}.`, tone: 'good' },
  confirming: {
    title: `The ${seller} is confirming`,
    says: 'This usually takes less than a minute. The page updates automatically; you may leave it and come back.',
    tone: 'wait',
  },
  asked: {
    title: `The ${seller} was asked`,
    says: `${terms.confirmsItself} If it declines, everything that was charged is refunded.`,
    tone: 'wait',
  },
  unpaid: { title: 'The payment is not complete', says: 'Nothing is booked until it is.', tone: 'wait' },
  checking: {
    title: `We are checking with the ${seller}`,
    says: 'It has not given a clear answer yet. Please do not book again: what was paid is safe, and you will hear by mail.',
    tone: 'wait',
  },
  cancelling: { title: `The ${seller} is asked to cancel`, says: 'Until it answers the booking is unchanged.', tone: 'wait' },
  cancelled: {
    title: `The ${sold} is cancelled`,
    says: `The ${seller} does not expect the ${people}. The price shows what is retained and what is refunded.`,
    tone: 'quiet',
  },
  failed: {
    title: `The ${sold} could not be booked`,
    says: 'There is no booking. Everything that was charged is refunded to its source.',
    tone: 'bad',
  },
  ended: { title: 'This booking has ended', says: 'Its page shows what happened and what is refunded.', tone: 'quiet' },
})

/** Text for the customer's own booking. */
const ownWordsOf = ({
  seller,
  sold,
  ownConfirmed,
}: SellerTerms): Partial<Record<ConfirmationState, Partial<ConfirmationWords>>> => ({
  confirmed: { title: ownConfirmed, says: `The ${seller} expects you.` },
  cancelled: {
    title: `Your ${sold} is cancelled`,
    says: `The ${seller} does not expect you. The price shows what is retained and what is refunded.`,
  },
})

/** The headline of a booking whose seller confirms it: on the portal it is that of the people, on a storefront the customer's own. */
export const sellerWords =
  (terms: SellerTerms) =>
  (state: ConfirmationState, isShop: boolean): ConfirmationWords => ({
    ...wordsOf(terms)[state],
    ...(isShop && ownWordsOf(terms)[state]),
  })
