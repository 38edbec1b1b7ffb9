import { href, Link } from 'react-router'
import type { GuidedDeparture } from '#contract/tour-running/guided-tours.ts'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { todayAtAgency } from '../../../session.ts'
import css from '../manage.module.css'
import type { Route } from './+types/today'

export const meta: Route.MetaFunction = () => [{ title: 'Tours I guide today' }]

export async function loader({ context }: Route.LoaderArgs) {
  const day = todayAtAgency(context)
  return { day, departures: await context.get(apiContext).guidedTours.list({ day }) }
}

export const guidedAddress = ({ tourId: tour, optionId: option, departureId: departure }: GuidedDeparture): string =>
  href('/manage/today/:tour/:option/:departure', { tour, option, departure })

/** A guide's own day: the departures with where participants meet, and the check-in. No prices. */
export default function Today({ loaderData: { day, departures } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader title="Tours I guide today" context={formatDate(day)}>
        <Button component={Link} to={href('/manage/check-in')} reloadDocument>
          Check in
        </Button>
      </PageHeader>
      {departures.length === 0 ? (
        <EmptyState title="You guide no tour today" text="Departures that are assigned to you are listed here on their day." />
      ) : (
        <div className={css.stack}>
          <ul className={css.list}>
            {departures.map((one) => (
              <li key={`${one.tourId}${one.optionId}${one.departureId}`} className={css.row}>
                <span className={css.name}>{one.time ?? 'All day'}</span>
                <div>
                  <p className={css.name}>
                    <Link to={guidedAddress(one)}>{one.title}</Link>
                  </p>
                  <p className={css.facts}>{[one.option, one.meeting].filter(Boolean).join(' · ')}</p>
                </div>
                <div className={css.end}>
                  {one.closed && <Pill tone="warn">Closed</Pill>}
                  <Pill tone={one.people > 0 && one.arrived === one.people ? 'good' : 'info'}>
                    {one.arrived} of {one.people} arrived
                  </Pill>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Page>
  )
}
