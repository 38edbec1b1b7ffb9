/** What may be shown of a card that can be charged again. */
export interface CardFacts {
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  verve: 'Verve',
  'american express': 'American Express',
}

/** `Visa ending 4081`. Gateways write brands in several ways. */
export function cardName({ brand, last4 }: Pick<CardFacts, 'brand' | 'last4'>): string {
  const name = brand.trim()
  return `${brands[name.toLowerCase()] ?? (name || 'Card')} ending ${last4}`
}

/** `12/30`, as it is printed on the card. */
export const cardExpiry = ({ expiryMonth, expiryYear }: Pick<CardFacts, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`

/** A card is valid until the end of its month, here in UTC. */
export const isCardExpired = ({ expiryMonth, expiryYear }: Pick<CardFacts, 'expiryMonth' | 'expiryYear'>, now: Date): boolean =>
  now.getTime() >= Date.UTC(expiryYear, expiryMonth)

/** That a member lets the plan renew from the card of a payment. */
export interface CardConsent {
  userId: string
  name: string
  at: string
}
