import { Link } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { Button } from '../../../kit/form/button.tsx'
import { useRereading } from '../../../kit/use-rereading.ts'
import { PaymentWait } from '../../../products/checkout/payment/awaited-payment.tsx'
import { TransferPanel } from '../../../products/checkout/payment/transfer-panel.tsx'
import { withQuery } from '../../../products/checkout/with-query.ts'
import { tripPaths } from './paths.ts'

/** A pending payment of a trip: the account of its bank transfer, or a card payment that is being confirmed. */
export function AwaitedTrip({
  checkout: { id, state, lastPayment },
  message,
}: {
  checkout: TripCheckout
  message: string | null
}) {
  const { payment } = tripPaths(id)
  useRereading(true)
  const isTransfer = lastPayment?.method === 'bank-transfer'
  const another = state === 'paying' && (
    <Button component={Link} to={payment} variant="default">
      {isTransfer ? 'Pay another way' : 'Go back to paying'}
    </Button>
  )
  if (!lastPayment?.transfer)
    return (
      <PaymentWait message={message} here={withQuery(payment, 'paid=card')}>
        {another}
      </PaymentWait>
    )
  const { transfer, amount, reference } = lastPayment
  return (
    <TransferPanel
      transfer={transfer}
      place={null}
      amount={amount}
      reference={reference}
      then="All items are booked as soon as it arrives."
    >
      {another}
    </TransferPanel>
  )
}
