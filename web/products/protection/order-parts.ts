import type { PolicyOrder } from '#contract/products/protection.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { OrderParts, StatusWords } from '../order-parts.ts'
import { changeDatesPath } from './change-path.ts'

export const policyParts: OrderParts<PolicyOrder> = {
  statusWords,
  nothingBack: ({ status, cancelled }) =>
    status === 'TicketCanceled' && cancelled?.refund.amount === 0 ? 'By the terms of the policy there is no refund.' : null,
  cancelling: { means: 'The policy ends at once: nobody is insured by it any more.', besides: () => null },
  changing: { label: 'Change the dates', address: (id) => changeDatesPath(id) },
  place: () => null,
  otherCharges: () => [],
  commission: () => null,
  reference: 'Policy number',
  numbersByHand: () => [],
  desk: {
    issued: 'The insurer confirmed the policy: you record its number.',
    failed: 'The insurer says that nothing was sold: the order ends.',
  },
  searchAgain: () => null,
  pages: () => [],
}

function statusWords({ status, cancelled }: PolicyOrder, numbers: Numbers): StatusWords | null {
  if (!cancelled || status !== 'Refunded') return null
  return {
    title: 'Refunded: the policy is cancelled',
    means: 'The insurer ended the policy.',
    next: `${numbers.money(cancelled.refund)} was returned.`,
  }
}
