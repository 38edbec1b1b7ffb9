import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TourDeparture } from '#contract/tour-running/tour-departures.ts'
import { formatDate } from '#domain/dates.ts'
import { weekdayLabels, weekdayOf } from '#domain/tours/kinds.ts'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from '../manage.module.css'
import { ManageTabs } from '../manage-tabs.tsx'
import { earlier, later, type Period, type PeriodView, periodAddress, periodOf, views } from './period.ts'

export async function loadDepartures(api: Api, { url }: Request, today: string) {
  const period = periodOf(new URL(url).searchParams, today)
  return { period, today, departures: await api.tourDepartures.list({ from: period.from, to: period.to }) }
}

type Props = Awaited<ReturnType<typeof loadDepartures>>

export const departureAddress = ({ tourId: tour, optionId: option, departureId: departure }: TourDeparture): string =>
  href('/manage/departures/:tour/:option/:departure', { tour, option, departure })

/** The departures of a day, a week or a month, with their seats. */
export function DeparturesTab({ period, today, departures }: Props) {
  const days = [...Map.groupBy(departures, ({ day }) => day)]
  return (
    <Page>
      <PageHeader title="Departures" context="Seats of your own tours, and who is booked." />
      <ManageTabs open="departures" />
      <PeriodBar period={period} today={today} />
      {departures.length === 0 ? (
        <EmptyState
          title="No departures in these days"
          text="A published tour departs on the days of its availability. Choose other days, or publish a tour."
        />
      ) : (
        days.map(([day, some]) => (
          <section key={day}>
            <h2 className={css.day}>
              {weekdayLabels[weekdayOf(day)]} {formatDate(day)}
            </h2>
            <ul className={css.list}>
              {some.map((one) => (
                <DepartureRow key={`${one.tourId}${one.optionId}${one.departureId}`} departure={one} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Page>
  )
}

function PeriodBar({ period, today }: { period: Period; today: string }) {
  const { view, from, to } = period
  const open = (next: PeriodView, day: string) => ({ component: Link, to: periodAddress(next, day) }) as const
  return (
    <div className={css.bar}>
      <p className={css.period}>{from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}</p>
      <div className={css.group}>
        {(Object.keys(views) as PeriodView[]).map((one) => (
          <Button key={one} {...open(one, period.day)} variant={one === view ? 'light' : 'default'} aria-current={one === view}>
            {views[one]}
          </Button>
        ))}
      </div>
      <div className={css.group}>
        <Button {...open(view, earlier(period))} variant="default" aria-label="Earlier days">
          <IconChevronLeft size={16} stroke={1.5} aria-hidden="true" />
        </Button>
        <Button {...open(view, today)} variant="default">
          Today
        </Button>
        <Button {...open(view, later(period))} variant="default" aria-label="Later days">
          <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

/** `7 of 10 seats taken`. */
export const seatWords = ({ taken, capacity, overbooked }: Pick<TourDeparture, 'taken' | 'capacity' | 'overbooked'>): string => {
  if (capacity === null) return `${taken} taken, no limit`
  return `${taken} of ${capacity} seats taken${overbooked > 0 ? `, ${overbooked} more allowed` : ''}`
}

/** A departure that is booked, but by fewer travellers than its minimum, is marked: the agency may cancel it. */
export function MinimumPill({ closed, taken, minimum }: Pick<TourDeparture, 'closed' | 'taken' | 'minimum'>) {
  if (closed || taken === 0 || taken >= minimum) return null
  return <Pill tone="warn">{minimum - taken} below the minimum</Pill>
}

export function SeatPill({ left, closed }: Pick<TourDeparture, 'left' | 'closed'>) {
  if (closed) return <Pill tone="quiet">Closed</Pill>
  if (left === 0) return <Pill tone="warn">Full</Pill>
  return <Pill tone="good">{left === null ? 'Open' : `${left} left`}</Pill>
}

function DepartureRow({ departure }: { departure: TourDeparture }) {
  const { title, option, time, requests, guides } = departure
  return (
    <li className={css.row}>
      <span>{time ?? 'All day'}</span>
      <div>
        <p className={css.name}>
          <Link to={departureAddress(departure)}>{title}</Link>
        </p>
        <p className={css.facts}>{[option, seatWords(departure), guides.join(', ')].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.end}>
        {requests > 0 && <Pill tone="info">{requests === 1 ? '1 request' : `${requests} requests`}</Pill>}
        <MinimumPill {...departure} />
        <SeatPill {...departure} />
      </div>
    </li>
  )
}
