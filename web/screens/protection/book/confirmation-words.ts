import type { ConfirmationState, ConfirmationWords } from '../../../order/confirmation-state.ts'

/** The headline of a policy by its state. */
export const confirmationWords: Record<ConfirmationState, ConfirmationWords> = {
  confirmed: { title: 'The policy is in force', says: 'The insurer has issued the certificate.', tone: 'good' },
  confirming: {
    title: 'The insurer is confirming',
    says: 'This usually takes less than a minute. The page updates automatically; you may leave it and come back.',
    tone: 'wait',
  },
  asked: { title: 'The insurer was asked', says: 'It confirms each policy itself, by mail.', tone: 'wait' },
  unpaid: { title: 'The payment is not complete', says: 'Nobody is insured until it is.', tone: 'wait' },
  checking: {
    title: 'We are checking with the insurer',
    says: 'It has not given a clear answer yet. Please do not buy again: what was paid is safe, and you will hear by mail.',
    tone: 'wait',
  },
  cancelling: { title: 'The insurer is asked to cancel', says: 'Until it answers the policy is unchanged.', tone: 'wait' },
  cancelled: {
    title: 'The policy is cancelled',
    says: 'Nobody is insured by it. The price shows what is retained and what is refunded.',
    tone: 'quiet',
  },
  failed: {
    title: 'The policy could not be bought',
    says: 'There is no policy. Everything that was charged is refunded to its source.',
    tone: 'bad',
  },
  ended: { title: 'This order has ended', says: 'Its page shows what happened and what is refunded.', tone: 'quiet' },
}
