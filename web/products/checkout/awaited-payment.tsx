import type { ReactNode } from 'react'
import type { Checkout } from '#contract/checkouts.ts'
import type { ClockPlace } from '#domain/waterfall.ts'
import { useRereading } from '../../kit/use-rereading.ts'
import { PaymentWait } from './payment-wait.tsx'
import { TransferPanel } from './transfer-panel.tsx'

type Props = {
  payment: Checkout['lastPayment']
  /** Where the journey or stay begins. */
  place: ClockPlace
  /** What the gateway says so far. */
  message: string | null
  here: string
  /** What happens once a transfer has arrived, a sentence. */
  then: string
  children: ReactNode
}

/** A payment that is on its way: the account of a bank transfer, or the wait for a card. */
export function AwaitedPayment({ payment, place, message, here, then, children }: Props) {
  const transfer = payment?.method === 'bank-transfer' ? payment.transfer : null
  useRereading(true)
  if (!payment || !transfer)
    return (
      <PaymentWait message={message} here={here}>
        {children}
      </PaymentWait>
    )
  return (
    <TransferPanel transfer={transfer} place={place} amount={payment.amount} reference={payment.reference} then={then}>
      {children}
    </TransferPanel>
  )
}
