import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { ClockPlace } from '#domain/waterfall.ts'
import { useRereading } from '../../kit/use-rereading.ts'
import { type CheckoutPaths, closedReason, outcomeAt } from './open-checkout.ts'
import type { PaymentRead } from './payment-step.ts'
import { PaymentWait } from './payment-wait.tsx'
import { TransferPanel, thenBooked } from './transfer-panel.tsx'

type Props = {
  read: Pick<PaymentRead, 'checkout' | 'message'>
  paths: CheckoutPaths
  /** Where the journey or stay begins. */
  place: ClockPlace
}

/** A payment that is on its way: the account of a bank transfer, or the wait for a card. */
export function AwaitedPayment({ read: { checkout, message }, paths, place }: Props) {
  const payment = checkout.lastPayment
  const transfer = payment?.method === 'bank-transfer' ? payment.transfer : null
  useRereading(true)
  const another = !closedReason(checkout) && (
    <Button component={Link} to={paths.payment} variant="default">
      {payment?.method === 'bank-transfer' ? 'Pay another way' : 'Go back to paying'}
    </Button>
  )
  if (!payment || !transfer)
    return (
      <PaymentWait message={message} here={outcomeAt(paths)}>
        {another}
      </PaymentWait>
    )
  const { amount, reference } = payment
  return (
    <TransferPanel transfer={transfer} place={place} amount={amount} reference={reference} then={thenBooked[checkout.product]}>
      {another}
    </TransferPanel>
  )
}
