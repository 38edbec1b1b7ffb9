import { href, Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { ManifestRow } from '../departures/manifest-row.tsx'
import css from '../manage.module.css'
import type { Route } from './+types/guided-departure'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title}, ${loaderData.time ?? formatDate(loaderData.day)}` : 'Departure' },
]

export const loader = ({ context, params: { tour: tourId, option: optionId, departure: departureId } }: Route.LoaderArgs) =>
  context.get(apiContext).guidedTours.get({ tourId, optionId, departureId })

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { intent, id = '', code = '' } = typed
  const { guidedTours: api } = context.get(apiContext)
  try {
    if (intent === 'arrived') await api.checkIn({ code, at: null, idempotencyKey: null })
    else await api.noShow({ id, place: Number(typed.place), isNoShow: intent === 'no-show' })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** The manifest of a departure for its guide: names, telephones, answers and pick-ups. No prices. */
export default function GuidedDeparture({ loaderData: departure, actionData }: Route.ComponentProps) {
  const { title, option, day, time, meeting, closed, bookings, people, arrived } = departure
  return (
    <Page width="text">
      <PageHeader
        title={title}
        context={
          <>
            <Link to={href('/manage/today')}>Today</Link> · {option} · {formatDate(day)} {time ?? ''}
          </>
        }
      />
      <FormError outcome={actionData} />
      {closed && (
        <Notice tone="warn" title={`Closed by ${closed.by}`}>
          <p>{closed.reason || 'It is not sold any more.'}</p>
        </Notice>
      )}
      {meeting && <p className={css.facts}>Meeting point: {meeting}</p>}
      <p className={css.facts} role="status">
        {arrived} of {people} people have arrived.
      </p>
      {bookings.length === 0 ? (
        <EmptyState title="Nobody is booked" text="Confirmed bookings are listed here." />
      ) : (
        <ul className={css.list}>
          {bookings.map((booking) => (
            <ManifestRow key={booking.id} booking={booking} mayRun />
          ))}
        </ul>
      )}
    </Page>
  )
}
