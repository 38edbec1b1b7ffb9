import { href, Link } from 'react-router'
import type { ScheduleChange } from '#contract/base/order-base.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { clock, formatDate } from '#domain/dates.ts'
import { type ChangedLeg, laterWords, type ScheduleLeg } from '#domain/flights/schedule/schedule-change.ts'
import { DateText } from '../kit/date-text.tsx'
import { Button } from '../kit/form/button.tsx'
import { FormError } from '../kit/form/form-error.tsx'
import { usePageAction } from '../kit/form/use-page-action.ts'
import { Notice } from '../kit/notice.tsx'
import { useIsShop } from '../session.ts'
import css from './schedule-notice.module.css'
import { weekday } from './weekday.ts'

type Props = { order: Pick<OrderDetail, 'id' | 'scheduleChange'> }

/** The airline's last change of its schedule: the old and the new times side by side, and its answer. */
export function ScheduleNotice({ order: { id, scheduleChange: change } }: Props) {
  const isShop = useIsShop()
  if (!change || (isShop && !change.isOpen && change.answer !== 'accepted')) return null
  return (
    <Notice tone={change.isOpen ? 'warn' : 'info'} role="status" title={titleOf(change)}>
      <p>
        {change.isOpen
          ? 'The booking stays valid at the same price. The documents show the new times.'
          : 'The itinerary and the documents show the new times.'}
      </p>
      <ul className={css.legs}>
        {change.legs.map((leg) => (
          <Leg key={`${leg.before.from}${leg.before.departsAt}`} leg={leg} />
        ))}
      </ul>
      {!isShop && <Told change={change} />}
      {change.isAsked && <p className={css.quiet}>The answer was sent to the airline. Its confirmation is awaited.</p>}
      {change.canAccept && <Accept orderId={id} change={change} isShop={isShop} />}
    </Notice>
  )
}

function titleOf({ isOpen, answer }: ScheduleChange): string {
  if (isOpen) return 'The airline changed the times'
  if (answer === 'accepted') return 'The new flight times are accepted'
  return answer === null ? 'The airline changed the times' : 'The airline changed the times: answered otherwise'
}

function Leg({ leg: { before, after, departsLater, arrivesLater } }: { leg: ChangedLeg }) {
  return (
    <li className={css.leg}>
      <p className={css.way}>
        {before.fromCity} to {before.toCity}
      </p>
      <dl className={css.sides}>
        <div className={css.side} data-old="">
          <dt>Before</dt>
          <dd>
            <Times leg={before} />
          </dd>
        </div>
        <div className={css.side}>
          <dt>Now</dt>
          <dd>{after ? <Times leg={after} /> : 'No longer flown'}</dd>
        </div>
      </dl>
      {departsLater !== null && arrivesLater !== null && (
        <p className={css.difference}>
          Leaves {laterWords(departsLater)}, arrives {laterWords(arrivesLater)}
        </p>
      )}
    </li>
  )
}

const Times = ({ leg }: { leg: ScheduleLeg }) => (
  <>
    <span className={css.times}>
      {clock(leg.departsAt)} {leg.from} – {clock(leg.arrivesAt)} {leg.to}
    </span>
    <span className={css.day}>
      {weekday(leg.departsAt)} {formatDate(leg.departsAt)} · {leg.flights.join(', ')}
    </span>
  </>
)

function Told({ change: { toldAt, answeredAt, answeredBy, isOpen } }: { change: ScheduleChange }) {
  return (
    <p className={css.quiet}>
      {toldAt ? (
        <>
          The customer was told by e-mail on <DateText value={toldAt} withTime />.
        </>
      ) : (
        'The customer was not told by e-mail yet.'
      )}{' '}
      {!isOpen && answeredAt && (
        <>
          Answered {answeredBy ? `by ${answeredBy} ` : 'at the airline '}on <DateText value={answeredAt} withTime />.
        </>
      )}
    </p>
  )
}

function Accept({ orderId, change, isShop }: { orderId: string; change: ScheduleChange; isShop: boolean }) {
  const accept = usePageAction()
  return (
    <accept.Form method="post">
      <FormError outcome={accept.data} />
      <input type="hidden" name="changeId" value={change.id} />
      <div className={css.actions}>
        <Button type="submit" name="intent" value="accept-schedule" loading={accept.state !== 'idle'}>
          Accept the new times
        </Button>
        {isShop && (
          <Button component={Link} to={`${href('/trips/help')}?booking=${orderId}`} variant="default">
            Ask for other flights
          </Button>
        )}
      </div>
    </accept.Form>
  )
}
