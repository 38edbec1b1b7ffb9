/** What a customer's deposit is for: an accepted quote, or a share of an order of a group. */
export const depositPurposes = ['quote', 'share'] as const
export type DepositPurpose = (typeof depositPurposes)[number]

/** Which part of what its subject asks. */
export const depositParts = ['deposit', 'rest', 'share', 'missing'] as const
export type DepositPart = (typeof depositParts)[number]

export const depositPartWords: Record<DepositPart, string> = {
  deposit: 'Deposit',
  rest: 'Rest',
  share: 'Share',
  missing: 'Missing amount',
}

/**
 * `awaited`: the customer was sent to pay. `held`: it arrived and belongs to the customer until it is used. `used`: it is in the wallet, for the
 * booking. `returning`: it goes back. `reversed`: the payer's bank or the gateway took it back.
 */
export const depositStates = ['awaited', 'held', 'used', 'returning', 'returned', 'reversed'] as const
export type DepositState = (typeof depositStates)[number]

export const depositStateWords: Record<DepositState, string> = {
  awaited: 'Awaited',
  held: 'Held',
  used: 'Used for the booking',
  returning: 'Being returned',
  returned: 'Returned',
  reversed: 'Taken back by the bank',
}

/** Steps of a deposit that arrived; a missing one is refused. */
const table: Record<DepositState, readonly DepositState[]> = {
  awaited: ['held', 'returning'],
  held: ['used', 'returning', 'reversed'],
  used: ['reversed'],
  returning: ['returned'],
  returned: [],
  reversed: [],
}

export const canBecome = (from: DepositState, to: DepositState): boolean => table[from].includes(to)

/** The states in which the money is in the account of deposits. */
export const heldStates: readonly DepositState[] = ['held', 'returning']
/** The states in which the part that it pays is paid. */
export const paidStates: readonly DepositState[] = ['held', 'used']
