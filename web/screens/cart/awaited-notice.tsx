import { Link } from 'react-router'
import { Notice } from '../../kit/notice.tsx'
import { withQuery } from '../../products/checkout/with-query.ts'
import { tripPaths } from './checkout/paths.ts'

/** A payment of the trip that may still arrive: it leads back to the account of a transfer, or to what became of a card payment. */
export const AwaitedNotice = ({ checkoutId }: { checkoutId: string }) => (
  <Notice
    tone="info"
    role="status"
    title="A payment of this trip was started"
    actions={<Link to={withQuery(tripPaths(checkoutId).payment, 'paid=card')}>Open the payment</Link>}
  >
    <p>The trip is booked as soon as the money arrives. There is no need to pay again.</p>
  </Notice>
)
