import { Form, href, Link } from 'react-router'
import type { DepartureCancellation, DepartureMoves, Manifest } from '#contract/tour-running/tour-departures.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { useMay } from '../../../session.ts'
import css from '../manage.module.css'
import { GuidesForm } from './guides-form.tsx'
import { MAX_REASON, MoveForm } from './move-form.tsx'

type Props = {
  departure: Manifest
  /** Of who may cancel. */
  ending: { cancellation: DepartureCancellation; moves: DepartureMoves } | null
  outcome: FormOutcome | null
}

/** What goes back is shown before anything is cancelled. */
function CancelForm({ cancellation, error }: { cancellation: DepartureCancellation; error: string | undefined }) {
  const { orders, resellerBookings, people, refunds } = cancellation
  return (
    <DetailSection
      title="Cancel for everybody"
      help="Everybody gets the whole price back and one mail. Requests are declined, and it is not sold any more."
    >
      <SummaryList
        rows={[
          { label: 'People', value: people },
          { label: 'Bookings of resellers', value: resellerBookings },
          ...refunds.map((refund) => ({
            label: orders === 1 ? 'Refund of 1 order' : `Refunds of ${orders} orders`,
            value: <Money {...refund} exact />,
            tone: 'total' as const,
          })),
        ]}
      />
      <Form method="post" className={css.form} noValidate>
        <TextInput label="Reason" name="reason" maxLength={MAX_REASON} error={error} />
        <ActionButton name="intent" value="cancel" color="red">
          Cancel and refund everybody
        </ActionButton>
      </Form>
    </DetailSection>
  )
}

/** Capacity, closing, moving, cancelling and overbooking of a departure. */
export function DepartureForms({ departure, ending, outcome }: Props) {
  const { capacitySet, capacity, closed, overbookings } = departure
  const isBooked = ending !== null && ending.cancellation.people > 0
  const mayOverbook = useMay('tours:overbook')
  const errorOf = (intent: string, field: string) =>
    outcome?.typed.intent === intent ? outcome.failure.fields[field] : undefined
  return (
    <div className={css.stack}>
      <GuidesForm assigned={departure.assignedGuides} />
      <DetailSection title="Capacity" help="Of this departure alone. Empty: the capacity of the tour applies.">
        <Form method="post" className={css.form} noValidate>
          <TextInput
            label="Seats"
            name="seats"
            inputMode="numeric"
            key={`${capacitySet}`}
            defaultValue={capacitySet === null ? '' : String(capacitySet)}
            placeholder={capacity === null ? 'No limit' : String(capacity)}
            error={errorOf('capacity', 'seats')}
          />
          <ActionButton name="intent" value="capacity" variant="default">
            Save the capacity
          </ActionButton>
        </Form>
      </DetailSection>
      <DetailSection
        title={closed ? 'Reopen' : 'Close'}
        help={closed ? 'It is sold again from now on.' : 'It is not sold any more. Its bookings stay as they are.'}
      >
        <Form method="post" className={css.form} noValidate>
          {!closed && <TextInput label="Reason" name="reason" maxLength={MAX_REASON} error={errorOf('close', 'reason')} />}
          <ActionButton name="intent" value={closed ? 'reopen' : 'close'} variant="default">
            {closed ? 'Reopen the departure' : 'Close the departure'}
          </ActionButton>
        </Form>
        {ending && (
          <p className={css.facts}>
            <Link to={href('/manage/days/:tour/:day', { tour: departure.tourId, day: departure.day })}>
              Close all departures of this tour on this day
            </Link>
          </p>
        )}
      </DetailSection>
      {isBooked && <MoveForm moves={ending.moves} errorOf={(field) => errorOf('move', field)} />}
      {isBooked && <CancelForm cancellation={ending.cancellation} error={errorOf('cancel', 'reason')} />}
      {mayOverbook && capacity !== null && (
        <DetailSection title="Overbooking" help="Seats beyond the capacity, with your name and the reason.">
          {overbookings.length > 0 && (
            <ul className={css.people}>
              {overbookings.map(({ seats, reason, by, at }) => (
                <li key={at} className={css.facts}>
                  {seats} {seats === 1 ? 'seat' : 'seats'}: {reason} ({by}, <DateText value={at} />)
                </li>
              ))}
            </ul>
          )}
          <Form method="post" className={css.form} key={overbookings.length} noValidate>
            <TextInput label="Further seats" name="seats" inputMode="numeric" error={errorOf('overbook', 'seats')} />
            <TextInput label="Reason" name="reason" maxLength={MAX_REASON} error={errorOf('overbook', 'reason')} />
            <ActionButton name="intent" value="overbook" variant="default">
              Allow these seats
            </ActionButton>
          </Form>
        </DetailSection>
      )}
    </div>
  )
}
