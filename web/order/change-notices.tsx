import { href, Link } from 'react-router'
import type { PaymentMethod } from '#contract/payments.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { Deadline } from '../kit/deadline.tsx'
import { Notice } from '../kit/notice.tsx'

/** The difference is no longer the one that was shown. */
export const PriceMoved = () => (
  <Notice tone="warn" role="alert" title="The price moved">
    <p>Nothing was changed. These are the figures now.</p>
  </Notice>
)

/** For customers of a storefront that takes no card for the difference. */
export const CostsMore = ({ orderId }: { orderId: string }) => (
  <Notice tone="info" title="This change costs more" role="status">
    <p>
      <Link to={`${href('/trips/help')}?booking=${orderId}`}>Ask us to make it</Link>, and we tell you how to pay the difference.
    </p>
  </Notice>
)

/** The fields and the words of a change that its customer pays by card. */
export const PaidFirst = ({ way }: { way: PaymentMethod }) => (
  <>
    <input type="hidden" name="total" value={way.total.amount} />
    <p>
      You pay on the secure page of the payment provider. Then the change is made; if it cannot be, everything goes back to your
      card.
    </p>
  </>
)

/** The last change that the customer pays by card: to be paid, being made, or why it was not made. */
export function ChangeAsked({ change }: { change: OrderDetail['change'] }) {
  if (!change) return null
  const { state, to, until, redirectUrl, reason } = change
  if (state === 'being-made')
    return (
      <Notice tone="info" role="status" title="Your change is paid and is being made">
        <p>To {to}. This page updates automatically; you may leave it and come back.</p>
      </Notice>
    )
  if (state === 'unmade')
    return (
      <Notice tone="warn" role="status" title="Your change was not made">
        <p>{reason} The booking is as it was, and your payment goes back to the card.</p>
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      title="A change waits for your payment"
      actions={redirectUrl && <a href={redirectUrl}>Go on to the payment</a>}
    >
      <p>
        To {to}, if it is paid by <Deadline at={until} place={null} />. Until then the booking is as it was; you may also choose
        another change.
      </p>
    </Notice>
  )
}
