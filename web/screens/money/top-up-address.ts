import type { Numbers } from '#domain/numbers.ts'
import { typedAmount } from './read-amount.ts'
import type { TopUpResult } from './top-up-result.tsx'

/** What the gateway adds to the address on the way back. */
export const withoutGateway = { trxref: null, reference: null }

/** The address without what it says of one top-up. */
export const withoutTopUp = {
  ...withoutGateway,
  topUp: null,
  settled: null,
  dialog: null,
  amount: null,
  method: null,
  left: null,
}

/** The dialog as it was filled in, for a payment that brought nothing. */
export const askedAgain = ({ credit, method }: TopUpResult, numbers: Numbers) => ({
  dialog: 'top-up',
  amount: typedAmount(credit, numbers),
  method,
})
