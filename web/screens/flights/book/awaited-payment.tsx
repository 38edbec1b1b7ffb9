import type { ReactNode } from 'react'
import type { FlightCheckout } from '#contract/checkouts.ts'
import type { ClockPlace } from '#domain/waterfall.ts'
import { useRereading } from '../../../kit/use-rereading.ts'
import { PaymentWait } from '../../../products/checkout/payment-wait.tsx'
import { TransferPanel } from '../../../products/checkout/transfer-panel.tsx'

type Props = {
  payment: FlightCheckout['lastPayment']
  /** Where the journey begins. */
  place: ClockPlace
  /** What the gateway says so far. */
  message: string | null
  here: string
  children: ReactNode
}

/** A payment that is on its way: the account of a bank transfer, or the wait for a card. */
export function AwaitedPayment({ payment, place, message, here, children }: Props) {
  const transfer = payment?.method === 'bank-transfer' ? payment.transfer : null
  useRereading(true)
  if (!payment || !transfer)
    return (
      <PaymentWait message={message} here={here}>
        {children}
      </PaymentWait>
    )
  return (
    <TransferPanel
      transfer={transfer}
      place={place}
      amount={payment.amount}
      reference={payment.reference}
      then="The flight is booked as soon as it arrives."
    >
      {children}
    </TransferPanel>
  )
}
