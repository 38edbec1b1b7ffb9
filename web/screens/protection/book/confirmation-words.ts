import type { ConfirmationState, ConfirmationWords } from '../../../order/confirmation-state.ts'
import { sellerWords } from '../../../order/seller-words.ts'

const usual = sellerWords({
  seller: 'insurer',
  sold: 'policy',
  people: 'insured',
  confirmed: 'The policy is in force',
  ownConfirmed: 'Your policy is in force',
  confirmsItself: 'It confirms each policy itself, by mail.',
})

/** An insurer expects nobody. */
const says: Partial<Record<ConfirmationState, string>> = {
  confirmed: 'The insurer has issued the certificate.',
  cancelled: 'Nobody is insured by it. The price shows what is retained and what is refunded.',
}

/** The headline of a policy by its state. */
export function confirmationWords(state: ConfirmationState, isShop: boolean): ConfirmationWords {
  const words = usual(state, isShop)
  return { ...words, says: says[state] ?? words.says }
}
