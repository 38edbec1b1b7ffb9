import type { ConfirmationState, ConfirmationWords } from '../../../order/confirmation-state.ts'

const words: Record<ConfirmationState, ConfirmationWords> = {
  confirmed: { title: 'The places are booked', says: 'The operator expects the participants.', tone: 'good' },
  confirming: {
    title: 'The operator is confirming',
    says: 'This usually takes less than a minute. The page updates automatically; you may leave it and come back.',
    tone: 'wait',
  },
  asked: {
    title: 'The operator was asked',
    says: 'It confirms each booking itself, by mail. If it declines, everything that was charged is refunded.',
    tone: 'wait',
  },
  unpaid: { title: 'The payment is not complete', says: 'Nothing is booked until it is.', tone: 'wait' },
  checking: {
    title: 'We are checking with the operator',
    says: 'It has not given a clear answer yet. Please do not book again: what was paid is safe, and you will hear by mail.',
    tone: 'wait',
  },
  cancelling: { title: 'The operator is asked to cancel', says: 'Until it answers the booking is unchanged.', tone: 'wait' },
  cancelled: {
    title: 'The tour is cancelled',
    says: 'The operator does not expect the participants. The price shows what is retained and what is refunded.',
    tone: 'quiet',
  },
  failed: {
    title: 'The tour could not be booked',
    says: 'There is no booking. Everything that was charged is refunded to its source.',
    tone: 'bad',
  },
  ended: { title: 'This booking has ended', says: 'Its page shows what happened and what is refunded.', tone: 'quiet' },
}

/** Text for the customer's own booking. */
const ownWords: Partial<Record<ConfirmationState, Pick<ConfirmationWords, 'title' | 'says'>>> = {
  confirmed: { title: 'Your places are booked', says: 'The operator expects you.' },
  cancelled: {
    title: 'Your tour is cancelled',
    says: 'The operator does not expect you. The price shows what is retained and what is refunded.',
  },
}

/** The headline: on the portal the booking is the participants', on a storefront the customer's. */
export const confirmationWords = (state: ConfirmationState, isShop: boolean): ConfirmationWords => ({
  ...words[state],
  ...(isShop && ownWords[state]),
})
