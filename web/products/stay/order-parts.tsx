import type { StayOrder } from '#contract/products/stay.ts'
import type { Numbers } from '#domain/numbers.ts'
import { penaltyAt } from '#domain/stays/cancellation.ts'
import { Money } from '../../kit/money.tsx'
import type { OrderParts, StatusWords } from '../order-parts.ts'
import { placeOf } from './place-of.ts'
import { localChargesRows } from './stay-price-rows.tsx'

export const stayParts: OrderParts<StayOrder> = {
  statusWords,
  nothingBack({ status, cancelled, money }) {
    if (status !== 'TicketCanceled' || cancelled?.refund.amount !== 0) return null
    return money.paid.amount === 0 ? 'Nothing was charged.' : 'By the rules of the rate there is no refund.'
  },
  cancelling: {
    means: 'The room is released at once, and the same room may cost more when it is booked again.',
    besides: (order, now) => order.offer.rate.payWhen === 'property' && <AtProperty order={order} now={now} />,
  },
  changing: null,
  place: ({ offer }) => placeOf(offer.property),
  // What guests pay at the property, for stays that are not over.
  otherCharges: ({ money, cancelled, offer }) =>
    money.retainedFor.length === 0 && !cancelled ? localChargesRows(offer.rate) : [],
  commission: ({ offer }) => offer.rate.commission,
  reference: 'Confirmation number',
  numbersByHand: () => [],
  desk: {
    issued: 'The property confirmed the stay: you record its number, and the voucher is mailed.',
    failed: 'The property says that nothing was booked: the order ends.',
  },
  searchAgain: () => null,
  pages: () => [],
}

function statusWords({ status, cancelled, offer, isAtSupplier }: StayOrder, numbers: Numbers): StatusWords | null {
  if (cancelled && status === 'Refunded')
    return {
      title: 'Refunded: the stay is cancelled',
      means: 'The property cancelled the stay.',
      next: `${numbers.money(cancelled.refund)} was returned.`,
    }
  if (status === 'PendingTicketIssue' && offer.rate.isOnRequest && isAtSupplier)
    return {
      title: 'On request',
      means: 'The property was asked; it confirms this booking itself.',
      next: 'It answers within a day. If it declines, the payment is refunded.',
    }
  return null
}

/** What the property may charge guests who were to pay there. */
function AtProperty({ order: { offer }, now }: { order: StayOrder; now: string }) {
  const penalty = penaltyAt(offer.rate.cancellation, offer.rate.total, new Date(now))
  if (penalty.amount === 0) return <p>Nothing was charged, and the property charges nothing.</p>
  return (
    <p>
      Nothing was charged here. The property may charge the guests <Money {...penalty} exact />.
    </p>
  )
}
