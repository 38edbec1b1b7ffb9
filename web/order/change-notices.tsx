import { href, Link } from 'react-router'
import { Notice } from '../kit/notice.tsx'

/** The difference is no longer the one that was shown. */
export const PriceMoved = () => (
  <Notice tone="warn" role="alert" title="The price moved">
    <p>Nothing was changed. These are the figures now.</p>
  </Notice>
)

/** For customers, who have no wallet to pay a difference from. */
export const CostsMore = ({ orderId }: { orderId: string }) => (
  <Notice tone="info" title="This change costs more" role="status">
    <p>
      <Link to={`${href('/trips/help')}?booking=${orderId}`}>Ask us to make it</Link>, and we tell you how to pay the difference.
    </p>
  </Notice>
)
