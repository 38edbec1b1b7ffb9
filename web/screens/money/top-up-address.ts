import type { Numbers } from '#domain/numbers.ts'
import { typedAmount } from './read-amount.ts'
import type { TopUpResult } from './top-up-result.tsx'

/** Parameters that the gateway adds to the return address. */
export const withoutGateway = { trxref: null, reference: null }

/** The address without the parameters of one top-up. */
export const withoutTopUp = {
  ...withoutGateway,
  topUp: null,
  settled: null,
  dialog: null,
  amount: null,
  method: null,
  left: null,
}

/** The dialog's values, for a payment that failed. */
export const askedAgain = ({ credit, method }: TopUpResult, numbers: Numbers) => ({
  dialog: 'top-up',
  amount: typedAmount(credit, numbers),
  method,
})
