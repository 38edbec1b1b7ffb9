import { Link } from 'react-router'
import type { MadeChoice } from '#contract/orders/booking-protection.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Money } from '../../../kit/money.tsx'
import { policyPaths } from '../policy-paths.ts'

/** What was decided about protection when the order was made. Nothing once its policy is bought: that is an order of its own. */
export function ChosenProtection({ made }: { made: MadeChoice | null }) {
  if (!made || made.policy?.state === 'bought') return null
  const { choice, at, by, policy } = made
  const who = (
    <>
      {by ? `${by}, ` : ''}
      <DateText value={at} withTime />
    </>
  )
  if (!policy)
    return (
      <DetailSection title="Protection" help={who}>
        <p>{choice === 'declined' ? 'Declined: no protection was bought.' : 'Bought elsewhere.'}</p>
      </DetailSection>
    )
  const { checkoutId, name, insurer, total, state } = policy
  return (
    <DetailSection title="Protection" help={who}>
      <p>
        {name} by {insurer}
      </p>
      {state === 'planned' && <p>It is bought once this booking is confirmed. Nothing is charged for it before.</p>}
      {state === 'ended' && <p>It was not bought, and nothing was charged for it.</p>}
      {state === 'payable' && (
        <>
          <p>It is not paid yet, and insures nobody until it is.</p>
          <div>
            <Button component={Link} to={policyPaths(checkoutId).payment}>
              Pay <Money {...total} />
            </Button>
          </div>
        </>
      )}
    </DetailSection>
  )
}
