import { Form } from 'react-router'
import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import type { PlannedTripRow } from '#contract/trips/planned-trips.ts'
import { formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { Money } from '../../../kit/money.tsx'
import css from '../packages.module.css'

interface Props {
  own: PackageDetail
  trips: readonly PlannedTripRow[]
  mayWrite: boolean
}

/** What the package is made of, as it was chosen: on each departure it is found again. */
export function Items({ own, trips, mayWrite }: Props) {
  return (
    <DetailSection title="Items" help="The dates are those of the search. Each departure moves all of them by the same days.">
      {own.items.length === 0 && <p className={css.quiet}>There are no items yet.</p>}
      <ul className={css.rows}>
        {own.items.map(({ id, title, from, to, people, cost }) => (
          <li key={id} className={css.row}>
            <div className={css.words}>
              <strong>{title}</strong>
              <span className={css.quiet}>
                {formatDate(from)}
                {to !== from && ` to ${formatDate(to)}`} · {people}
              </span>
              {cost && (
                <span className={css.quiet}>
                  Cost when chosen: <Money {...cost} exact />
                </span>
              )}
            </div>
            {mayWrite && (
              <Form method="post">
                <ActionButton name="removeItem" value={id} variant="subtle" color="gray" size="xs" aria-label={`Remove ${title}`}>
                  Remove
                </ActionButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && trips.length > 0 && (
        <Form method="post" className={css.add}>
          <NativeSelect
            label="Add the items of a planned trip"
            name="tripId"
            data={trips.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
          />
          <ActionButton name="intent" value="add-trip" variant="default">
            Add them
          </ActionButton>
        </Form>
      )}
    </DetailSection>
  )
}
