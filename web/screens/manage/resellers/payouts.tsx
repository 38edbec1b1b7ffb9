import { Form, Link } from 'react-router'
import type { TourPayout } from '#contract/tour-running/tour-payouts.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Money } from '../../../kit/money.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from '../manage.module.css'
import { payoutAddress } from './act-on-payout.ts'

type Props = { payouts: readonly TourPayout[]; today: string; outcome: FormOutcome | null }

/** What the reseller owes, period by period, and a form for the next one: the month before, at first. */
export function Payouts({ payouts, today, outcome }: Props) {
  const last = addDays(`${today.slice(0, 7)}-01`, -1)
  const field = (name: 'from' | 'to', start: string) => ({
    name,
    defaultValue: outcome?.typed[name] ?? start,
    error: outcome?.failure.fields[name],
  })
  return (
    <DetailSection title="Payouts" help="What the reseller owes for departures that are over, as documents with a number.">
      {payouts.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {['Number', 'Departures', 'Bookings', 'Status'].map((name) => (
                  <th key={name}>{name}</th>
                ))}
                <th data-end>Owed</th>
              </tr>
            </thead>
            <tbody>
              {payouts.map(({ id, number, from, to, bookings, owed, paid, withdrawn }) => (
                <tr key={id}>
                  <td>
                    <Link to={payoutAddress(id)}>{number}</Link>
                  </td>
                  <td>
                    {formatDate(from)} to {formatDate(to)}
                  </td>
                  <td>{bookings}</td>
                  <td>
                    <PayoutState paid={paid} withdrawn={withdrawn} />
                  </td>
                  <td data-end>
                    <Money {...owed} exact />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Form method="post" className={css.fields} noValidate>
        <input type="hidden" name="intent" value="make-payout" />
        <TextInput label="First day" type="date" {...field('from', `${last.slice(0, 7)}-01`)} />
        <TextInput label="Last day" type="date" {...field('to', last)} />
        <ActionButton>Make the payout</ActionButton>
      </Form>
    </DetailSection>
  )
}

function PayoutState({ paid, withdrawn }: Pick<TourPayout, 'paid' | 'withdrawn'>) {
  if (withdrawn) return <Pill tone="quiet">Taken back</Pill>
  return paid ? <Pill tone="good">Paid</Pill> : <Pill tone="warn">Open</Pill>
}
