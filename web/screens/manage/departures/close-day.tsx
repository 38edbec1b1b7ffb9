import { Form, Link, redirect } from 'react-router'
import type { TourDayToClose } from '#contract/tour-running/tour-days.ts'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Money } from '../../../kit/money.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from '../manage.module.css'
import type { Route } from './+types/close-day'
import { MAX_REASON, moveWords } from './move-form.tsx'
import { periodAddress } from './period.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Close ${loaderData.title} on ${formatDate(loaderData.day)}` : 'Close a day' },
]

const REFUND = 'refund'
const prefix = 'decision:'

type ToClose = TourDayToClose['departures'][number]
const fieldOf = ({ optionId, departureId }: Pick<ToClose, 'optionId' | 'departureId'>) => `${prefix}${optionId}/${departureId}`

export async function loader({ context, params: { tour: tourId, day } }: Route.LoaderArgs) {
  return { day, ...(await context.get(apiContext).tourDays.get({ tourId, day })) }
}

/** The choices that were made; a departure without one is left out, and the API says so. */
const decisionsOf = (typed: Record<string, string>) =>
  Object.entries(typed).flatMap(([field, value]) => {
    if (!field.startsWith(prefix) || value === '') return []
    const [optionId = '', departureId = ''] = field.slice(prefix.length).split('/')
    return [{ optionId, departureId, moveTo: value === REFUND ? null : value }]
  })

export async function action({ request, context, params: { tour: tourId, day } }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    const { tourDays: api } = context.get(apiContext)
    const done = await api.close({ tourId, day, reason: typed.reason ?? '', decisions: decisionsOf(typed) })
    return done.failed > 0 ? { failed: done.failed } : redirect(periodAddress('day', day))
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** All departures of a tour on a day are closed: everybody is moved to another day or refunded, and the money is shown first. */
export default function CloseDay({ loaderData: { title, day, departures }, actionData }: Route.ComponentProps) {
  const failed = actionData && 'failure' in actionData ? actionData : null
  const left = actionData && 'failed' in actionData ? actionData.failed : 0
  return (
    <Page width="text">
      <PageHeader
        title={`Close ${formatDate(day)}`}
        context={
          <>
            <Link to={periodAddress('day', day)}>Departures</Link> · {title}
          </>
        }
      />
      <FormError outcome={failed} />
      {left > 0 && (
        <Notice tone="warn" title={left === 1 ? '1 booking is left' : `${left} bookings are left`} role="alert">
          <p>The day is closed. Choose again for those who are still booked.</p>
        </Notice>
      )}
      <Form method="post" className={css.stack} noValidate>
        {departures.map((departure) => (
          <ClosedDeparture key={fieldOf(departure)} departure={departure} chosen={failed?.typed[fieldOf(departure)] ?? ''} />
        ))}
        <DetailSection title="Reason" help="It is in the mail to everybody who is moved.">
          <div className={css.form}>
            <TextInput
              label="Reason"
              name="reason"
              maxLength={MAX_REASON}
              defaultValue={failed?.typed.reason ?? ''}
              error={failed?.failure.fields.reason}
            />
            <ActionButton color="red">Close the day</ActionButton>
          </div>
        </DetailSection>
      </Form>
    </Page>
  )
}

/** One departure of the day, and what becomes of those who are booked. */
function ClosedDeparture({ departure, chosen }: { departure: ToClose; chosen: string }) {
  const { option, time, closed, cancellation, moves, requests } = departure
  const { people, resellerBookings, refunds } = cancellation
  return (
    <DetailSection title={`${time ?? 'All day'}, ${option}`} action={closed && <Pill tone="quiet">Closed</Pill>}>
      {requests > 0 && (
        <p className={css.facts}>{requests === 1 ? '1 request is declined.' : `${requests} requests are declined.`}</p>
      )}
      {people === 0 ? (
        <p className={css.facts}>Nobody is booked. It will be closed.</p>
      ) : (
        <>
          <SummaryList
            rows={[
              { label: 'People', value: people },
              { label: 'Bookings of resellers', value: resellerBookings },
              ...refunds.map((refund) => ({ label: 'Refund, if it is cancelled', value: <Money {...refund} exact /> })),
            ]}
          />
          <div className={css.form}>
            <NativeSelect
              label="For everybody"
              name={fieldOf(departure)}
              defaultValue={chosen}
              data={[
                { value: '', label: 'Choose' },
                { value: REFUND, label: 'Cancel and refund' },
                ...moves.targets.map((target) => ({ value: target.departureId, label: `Move to ${moveWords(target)}` })),
              ]}
            />
          </div>
        </>
      )}
    </DetailSection>
  )
}
