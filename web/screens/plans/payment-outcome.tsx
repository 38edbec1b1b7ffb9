import { href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Subscription } from '#contract/onboarding/subscription.ts'
import { type PlanId, plans } from '#domain/plans.ts'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useRereading } from '../../kit/use-rereading.ts'
import { Wizard } from '../../kit/wizard.tsx'
import { TransferPanel } from '../../products/checkout/payment/transfer-panel.tsx'
import { paidPath, planSteps } from './plan-steps.ts'

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

/** A bank transfer that has not arrived yet, with the way back to its account. */
export function AwaitedNotice({ awaited }: { awaited: NonNullable<Subscription['awaited']> }) {
  return (
    <Notice
      tone="info"
      title={`A bank transfer for ${plans[awaited.plan].name} is awaited`}
      actions={
        <Button component={Link} to={paidPath(awaited)} variant="default">
          Show the account
        </Button>
      }
    >
      <p>
        <Money {...awaited.amount} exact /> to send. The plan is paid as soon as the money arrives.
      </p>
    </Notice>
  )
}

type Props = { outcome: PaymentOutcome; plan: PlanId }

/** The account of a bank transfer; the page asks again until the money has arrived. */
export function AwaitedTransfer({ outcome: { payment }, plan }: Props) {
  useRereading(true)
  const { name } = plans[plan]
  return (
    <Wizard
      steps={planSteps}
      current={2}
      title={name}
      context="The plan is paid as soon as the money arrives."
      width="text"
      skip={{ label: 'Close; the payment continues', to: href('/settings/agency/subscription') }}
      next={null}
    >
      {payment?.transfer && (
        <TransferPanel
          transfer={payment.transfer}
          place={null}
          amount={payment.amount}
          reference={payment.reference}
          then={`${name} is paid as soon as it arrives.`}
        />
      )}
    </Wizard>
  )
}
