import { Link } from 'react-router'
import type { OrderRow } from '#contract/base/order-base.ts'
import { clock, formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { weekday } from '../../order/weekday.ts'
import { orderAddress } from '../../products/order-address.ts'
import shared from './dashboard.module.css'
import css from './departures.module.css'

/** Departures within a week: time to send documents and check-in reminders. */
export function Departures({ departures }: { departures: OrderRow[] }) {
  return (
    <DetailSection title="Departures and check-ins" help="The next 7 days.">
      {departures.length === 0 && <p className={shared.calm}>Nobody departs or checks in this week.</p>}
      <ul className={css.departures} aria-label="Departures and check-ins in the next 7 days">
        {departures.map((order) => (
          <li key={order.id} className={css.departure}>
            <p className={css.day}>
              {order.departsAt && (
                <time dateTime={order.departsAt}>
                  <strong>{formatDate(order.departsAt).slice(0, 6)}</strong>
                  <span>
                    {weekday(order.departsAt)} {clock(order.departsAt)}
                  </span>
                </time>
              )}
            </p>
            <div className={css.words}>
              <p className={css.trip}>
                <Link to={orderAddress(order)} prefetch="intent" className={css.open}>
                  {order.title}
                </Link>
                <span className={css.quiet}>{order.bookingReference}</span>
              </p>
              <p className={css.quiet}>
                {order.customer}
                {order.travellers > 1 && ` and ${order.travellers - 1} more`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
