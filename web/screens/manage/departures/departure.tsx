import { href, Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { sessionContext, useMay } from '../../../session.ts'
import css from '../manage.module.css'
import type { Route } from './+types/departure'
import { actOnDeparture } from './act-on-departure.ts'
import { DepartureForms } from './departure-forms.tsx'
import { MinimumPill, SeatPill, seatWords } from './departures-tab.tsx'
import { ManifestRow } from './manifest-row.tsx'
import { periodAddress } from './period.ts'
import { WaitingList } from './waiting-list.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title}, ${formatDate(loaderData.day)}` : 'Departure' },
]

const refOf = ({ tour: tourId, option: optionId, departure: departureId }: Route.LoaderArgs['params']) => ({
  tourId,
  optionId,
  departureId,
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const { tourDepartures: api, tourWaiting } = context.get(apiContext)
  const mayCancel = context.get(sessionContext)?.permissions.includes('orders:decide') ?? false
  const ref = refOf(params)
  const [departure, waiting, cancellation, moves] = await Promise.all([
    api.get(ref),
    tourWaiting.list(ref),
    mayCancel ? api.quoteCancellation(ref) : null,
    mayCancel ? api.listMoves(ref) : null,
  ])
  return { ...departure, waiting, ending: cancellation && moves && { cancellation, moves } }
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  actOnDeparture(context.get(apiContext), refOf(params), request)

/** One departure: its seats, and everybody who is booked. */
export default function Departure({ loaderData: departure, actionData }: Route.ComponentProps) {
  const { title, option, day, time, bookings, closed } = departure
  const mayRun = useMay('tours:run')
  const maySell = useMay('orders:write')
  const failed = actionData && 'failure' in actionData ? actionData : null
  const uncancelled = actionData && 'failed' in actionData ? actionData.failed : 0
  const unmoved = actionData && 'left' in actionData ? actionData.left : 0
  const people = bookings.flatMap((booking) => booking.people)
  const arrived = people.filter(({ state }) => state === 'arrived').length
  return (
    <Page>
      <PageHeader
        title={title}
        context={
          <>
            <Link to={periodAddress('week', day)}>Departures</Link> · {option} · {formatDate(day)} {time ?? ''}
          </>
        }
      >
        <MinimumPill {...departure} />
        <SeatPill {...departure} />
      </PageHeader>
      <FormError outcome={failed} />
      {uncancelled > 0 && (
        <Notice
          tone="warn"
          title={uncancelled === 1 ? '1 booking is not cancelled' : `${uncancelled} bookings are not cancelled`}
          role="alert"
        >
          <p>The departure is closed and everybody else is refunded. Cancel it again for those who are left.</p>
        </Notice>
      )}
      {unmoved > 0 && (
        <Notice tone="warn" title={unmoved === 1 ? '1 booking is not moved' : `${unmoved} bookings are not moved`} role="alert">
          <p>Their orders are still being confirmed. Move them again in a minute.</p>
        </Notice>
      )}
      {closed && (
        <Notice tone="warn" title={`Closed by ${closed.by}`}>
          <p>{closed.reason || 'It is not sold any more. Its bookings stay as they are.'}</p>
        </Notice>
      )}
      <div className={css.columns}>
        <DetailSection
          title="Manifest"
          help={`${seatWords(departure)}. ${arrived} of ${people.length} people have arrived.`}
          action={
            <Link to={href('/manage/check-in')} reloadDocument>
              Check in by code
            </Link>
          }
        >
          {bookings.length === 0 ? (
            <EmptyState title="Nobody is booked yet" text="Confirmed bookings of your agency and of resellers are listed here." />
          ) : (
            <ul className={css.list}>
              {bookings.map((booking) => (
                <ManifestRow key={booking.id} booking={booking} mayRun={mayRun} />
              ))}
            </ul>
          )}
        </DetailSection>
        <div className={css.stack}>
          {(departure.waiting.length > 0 || departure.left === 0) && (
            <WaitingList
              waiting={departure.waiting}
              mayRemove={maySell}
              mayAdd={maySell && departure.left === 0 && !closed}
              typed={failed?.typed.intent === 'wait' ? failed.typed : {}}
              errorOf={(field) => (failed?.typed.intent === 'wait' ? failed.failure.fields[field] : undefined)}
            />
          )}
          {mayRun && <DepartureForms departure={departure} ending={departure.ending} outcome={failed} />}
        </div>
      </div>
    </Page>
  )
}
