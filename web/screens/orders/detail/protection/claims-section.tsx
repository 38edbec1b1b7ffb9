import { Form } from 'react-router'
import { claimStates } from '#domain/policies/claims.ts'
import { DateText } from '../../../../kit/date-text.tsx'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { ActionButton } from '../../../../kit/form/action-button.tsx'
import { Money } from '../../../../kit/money.tsx'
import { Pill } from '../../../../kit/status-pill.tsx'
import css from '../../../../order/records.module.css'
import type { PolicyClaims } from './read-claims.ts'

/** The claims of a policy, and the way to the page of the insurer where one is made. */
export function ClaimsSection({ claims }: { claims: PolicyClaims | null }) {
  if (!claims) return null
  const { isOpen, isSilent, items } = claims
  return (
    <DetailSection title="Claims" help="The insurer decides on claims, and pays them to the insured." isForScreen>
      {isSilent && <p>The insurer does not answer just now. Reload the page in a moment.</p>}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map(({ reference, state, openedAt, paid }) => (
            <li key={reference} className={css.row}>
              <div className={css.line}>
                <span className={css.strong}>{reference}</span>
                <Pill tone="quiet">{claimStates[state]}</Pill>
              </div>
              <p className={css.quiet}>
                Made <DateText value={openedAt} withTime />
                {paid && (
                  <>
                    , paid <Money {...paid} exact />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Form method="post">
          <ActionButton name="intent" value="claim" variant="default">
            Start a claim
          </ActionButton>
        </Form>
      )}
    </DetailSection>
  )
}
