import type { Api } from '#contract/index.ts'
import { type PlanId, plans } from '#domain/plans.ts'
import { Notice } from '../../kit/notice.tsx'
import { useRereading } from '../../kit/use-rereading.ts'
import { TransferPanel } from '../../products/checkout/payment/transfer-panel.tsx'

/** What became of the payment of an invoice. */
export type PaymentOutcome = Awaited<ReturnType<Api['subscription']['settle']>>

/** Whether the money of a bank transfer is awaited. */
export const isAwaited = ({ status, payment }: PaymentOutcome): boolean => status === 'pending' && payment?.transfer != null

/** Of a payment that is not made: not confirmed yet, or why it failed. */
export function OutcomeNotice({ outcome: { status, message } }: { outcome: PaymentOutcome }) {
  return (
    <Notice tone="warn" role="status" title={status === 'pending' ? 'The payment is not confirmed yet' : 'The plan was not paid'}>
      <p>{message ?? 'The gateway has not confirmed it. The plan is paid as soon as it does; load the page again to check.'}</p>
    </Notice>
  )
}

type Props = { outcome: PaymentOutcome; plan: PlanId }

/** The account of a bank transfer; the page asks again until the money has arrived. */
export function AwaitedTransfer({ outcome: { payment }, plan }: Props) {
  useRereading(true)
  if (!payment?.transfer) return null
  return (
    <TransferPanel
      transfer={payment.transfer}
      place={null}
      amount={payment.amount}
      reference={payment.reference}
      then={`${plans[plan].name} is paid as soon as it arrives.`}
    />
  )
}
