import { Form, Link } from 'react-router'
import type { TourPayoutDetail } from '#contract/tour-running/tour-payouts.ts'
import { formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { useMay } from '../../../session.ts'
import css from '../manage.module.css'

type Props = { payout: TourPayoutDetail; today: string; outcome: FormOutcome | null }

/** A payout with its bookings: printed with the letterhead of the agency, exported, and marked as paid by who may move money. */
export function PayoutDocument({ payout, today, outcome }: Props) {
  const { id, number, reseller, from, to, retail, commission, retained, owed, paid, withdrawn, createdAt, createdBy, lines } =
    payout
  const mayPay = useMay('wallet:top-up')
  return (
    <DetailSection
      title={`Payout ${number}`}
      help={`${reseller.name}, departures from ${formatDate(from)} to ${formatDate(to)}. Made on ${formatDate(createdAt.slice(0, 10))} by ${createdBy}.`}
    >
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {['Booking', 'Tour', 'Day', 'People'].map((name) => (
                <th key={name}>{name}</th>
              ))}
              {['Price', 'Commission', 'Owed'].map((name) => (
                <th key={name} data-end>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.reference}>
                <td data-wraps>{[line.reference, line.resellerReference].filter(Boolean).join(' · ')}</td>
                <td data-wraps>
                  {line.title}
                  {line.status === 'cancelled' && ' (cancelled)'}
                </td>
                <td>{formatDate(line.day)}</td>
                <td>{line.people}</td>
                {[line.retail, line.commission, line.owed].map((amount, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the three columns of amounts
                  <td key={at} data-end>
                    <Money {...amount} exact />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SummaryList
        rows={[
          { label: 'Price of confirmed bookings', value: <Money {...retail} exact /> },
          { label: 'Commission', value: <Money {...commission} exact /> },
          ...(retained.amount > 0 ? [{ label: 'Not refunded of cancelled bookings', value: <Money {...retained} exact /> }] : []),
          { label: 'Owed to your agency', value: <Money {...owed} exact />, tone: 'total' },
          ...(paid ? [{ label: 'Paid', note: `${paid.reference}, recorded by ${paid.by}`, value: formatDate(paid.on) }] : []),
          ...(withdrawn
            ? [
                {
                  label: 'Taken back',
                  note: `${withdrawn.reason}, by ${withdrawn.by}`,
                  value: formatDate(withdrawn.at.slice(0, 10)),
                },
              ]
            : []),
        ]}
      />
      {!paid && !withdrawn && mayPay && (
        <Form method="post" className={css.fields} noValidate data-no-print>
          <input type="hidden" name="intent" value="mark-paid" />
          <input type="hidden" name="payout" value={id} />
          <TextInput
            label="Paid on"
            type="date"
            name="on"
            defaultValue={outcome?.typed.on ?? today}
            error={outcome?.failure.fields.on}
          />
          <TextInput
            label="Reference of the payment"
            name="reference"
            maxLength={80}
            defaultValue={outcome?.typed.reference ?? ''}
            error={outcome?.failure.fields.reference}
          />
          <ActionButton>Mark as paid</ActionButton>
        </Form>
      )}
      {!paid && !withdrawn && (
        <Form method="post" className={css.fields} noValidate data-no-print>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="payout" value={id} />
          <TextInput
            label="Why it is taken back"
            name="reason"
            maxLength={200}
            defaultValue={outcome?.typed.reason ?? ''}
            error={outcome?.failure.fields.reason}
          />
          <ActionButton variant="default">Take the payout back</ActionButton>
        </Form>
      )}
      <div className={css.fields} data-no-print>
        <Button component="a" href={`/api/tour-payouts/${id}/bookings.csv`} download variant="default">
          Export as CSV
        </Button>
        <Button component={Link} to="?" variant="default">
          Close the payout
        </Button>
      </div>
    </DetailSection>
  )
}
