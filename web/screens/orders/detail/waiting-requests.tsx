import { href, Link } from 'react-router'
import type { Approval } from '#contract/team/approvals.ts'
import { approvedActions } from '#domain/team/approvals.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'

/** Payments and refunds of an order that are above the limit of a role and wait for a colleague. */
export const WaitingRequests = ({ requests }: { requests: readonly Approval[] }) =>
  requests.map((request) => <WaitingRequest key={request.id} request={request} />)

function WaitingRequest({ request }: { request: Approval }) {
  const { action, amount, isOwn, requestedBy, expiresAt, approvers, mayDecide } = request
  const numbers = useNumbers()
  return (
    <Notice tone="info" title="Waiting for approval">
      <p>
        {approvedActions[action].title} of {numbers.money(amount)}, requested by {isOwn ? 'you' : requestedBy}. Valid until{' '}
        <DateText value={expiresAt} withTime />.
      </p>
      {!mayDecide && approvers.length > 0 && <p>May approve: {approvers.join(', ')}.</p>}
      <p>
        <Link to={href('/approvals')}>{mayDecide ? 'Approve or refuse' : 'Open the request'}</Link>
      </p>
    </Notice>
  )
}
