import { Form } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { add, type Money as Amount, zero } from '#domain/money/money.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'

/** The total once every change is accepted. */
const totalOf = ({ items, total }: TripCheckout): Amount =>
  items.reduce((sum, item) => add(sum, item.change?.after ?? item.total), zero(total.currency))

/** What changed since it was added to the trip; it is paid only after the buyer agreed. */
export function ChangedPrices({ checkout }: { checkout: TripCheckout }) {
  const changed = checkout.items.flatMap(({ title, change }) => (change ? [{ title, ...change }] : []))
  if (changed.length === 0) return null
  const total = totalOf(checkout)
  return (
    <Notice
      tone="warn"
      role="status"
      title={changed.length === 1 ? 'A price or its terms changed' : `${changed.length} prices or terms changed`}
      actions={
        <Form method="post">
          <input type="hidden" name="amount" value={total.amount} />
          <input type="hidden" name="currency" value={total.currency} />
          <ActionButton name="intent" value="accept">
            Accept: <Money {...total} exact /> in all
          </ActionButton>
        </Form>
      }
    >
      <ul>
        {changed.map(({ title, before, after, terms }) => (
          <li key={title}>
            {title}: <Money {...before} exact /> is now <Money {...after} exact />. {terms.join(' ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
