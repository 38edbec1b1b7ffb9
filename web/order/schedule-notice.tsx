import { href, Link } from 'react-router'
import type { ScheduleChange } from '#contract/base/order-base.ts'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { clock, formatDate } from '#domain/dates.ts'
import { type ChangedLeg, isFlown, laterWords, type ScheduleLeg } from '#domain/flights/schedule/schedule-change.ts'
import { DateText } from '../kit/date-text.tsx'
import { ActionButton } from '../kit/form/action-button.tsx'
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
      <p>{meaningOf(change)}</p>
      <div className={css.legs}>
        {change.legs.map((leg) => (
          <Leg key={`${leg.before.from}${leg.before.departsAt}`} leg={leg} />
        ))}
      </div>
      {!isShop && <Told change={change} />}
      {change.isAsked && <p className={css.quiet}>The answer was sent to the airline. Its confirmation is awaited.</p>}
      {(change.canAccept || (isShop && change.isOpen && !change.isAsked)) && (
        <Answers orderId={id} change={change} isShop={isShop} />
      )}
    </Notice>
  )
}

function meaningOf({ isOpen, legs }: ScheduleChange): string {
  if (!legs.every(isFlown)) return 'A part of the booking is no longer flown.'
  if (isOpen) return 'The booking stays valid at the same price. The documents show the new times.'
  return 'The itinerary and the documents show the new times.'
}

function titleOf({ isOpen, answer }: ScheduleChange): string {
  if (isOpen) return 'The airline changed the times'
  if (answer === 'accepted') return 'The new flight times are accepted'
  if (answer === 'cancelled') return 'New flight times: a refund was agreed with the airline'
  return answer === 'changed' ? 'New flight times: other flights were agreed' : 'The airline changed the times'
}

function Leg({ leg: { before, after, departsLater, arrivesLater } }: { leg: ChangedLeg }) {
  return (
    <section>
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
    </section>
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

function Answers({ orderId, change, isShop }: { orderId: string; change: ScheduleChange; isShop: boolean }) {
  const answer = usePageAction()
  return (
    <answer.Form method="post">
      <FormError outcome={answer.data} />
      <input type="hidden" name="changeId" value={change.id} />
      {!isShop && (
        <p>
          If the customer does not want them, agree on a refund or on other flights with the airline, then record it here.
          Recording changes nothing of the order.
        </p>
      )}
      <div className={css.actions}>
        {change.canAccept && (
          <ActionButton name="intent" value="accept-schedule">
            Accept the new times
          </ActionButton>
        )}
        {isShop ? (
          <Button component={Link} to={`${href('/trips/help')}?booking=${orderId}`} variant="default">
            Ask for other flights
          </Button>
        ) : (
          others.map(([value, label]) => (
            <ActionButton key={value} name="intent" value={value} variant="default">
              {label}
            </ActionButton>
          ))
        )}
      </div>
    </answer.Form>
  )
}

/** What a member may record instead, by the intent of the form. */
const others = [
  ['record-other-flights', 'Record other flights'],
  ['record-refund', 'Record a refund'],
] as const
