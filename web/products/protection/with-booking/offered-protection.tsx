import { Form, Link } from 'react-router'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Money } from '../../../kit/money.tsx'
import css from './offered-protection.module.css'
import type { OfferedProtection as Offered } from './read-offer.ts'

/** The offer of protection in the checkout of a booking: nothing is chosen in advance. */
export function OfferedProtection({ offered }: { offered: Offered | null }) {
  if (!offered) return null
  const { text, total, address, see, refusals } = offered
  return (
    <DetailSection title="Protection" help={text}>
      {total && (
        <p>
          <strong>
            <Money {...total} />
          </strong>
          , with taxes
        </p>
      )}
      <Form method="post" action={address} className={css.choices}>
        <Button component={Link} to={address} variant="default">
          {see}
        </Button>
        {refusals.map(({ value, label }) => (
          <ActionButton key={value} name="intent" value={value} variant="subtle">
            {label}
          </ActionButton>
        ))}
      </Form>
    </DetailSection>
  )
}
