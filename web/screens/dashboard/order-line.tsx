import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderRow } from '#contract/base/order-base.ts'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { orderAddress } from '../../products/order-address.ts'
import css from './order-line.module.css'

type Props = {
  order: OrderRow
  /** A pill with the reason that the order is listed. */
  why: ReactNode
  /** A secondary text at the right, under the money: a deadline, a date. */
  when: ReactNode
  /** What can be done about it at once: each leads to the place on the order's page that does it. */
  actions?: readonly { label: string; to: string }[]
}

/** One order in a list of the dashboard; the whole line opens it. */
export function OrderLine({ order, why, when, actions = [] }: Props) {
  return (
    <li className={css.line}>
      <div className={css.main}>
        <Link to={orderAddress(order)} prefetch="intent" className={css.open}>
          {order.title}
        </Link>
        <p className={css.quiet}>
          {order.number} · {order.customer}
          {order.travellers > 1 && ` and ${order.travellers - 1} more`}
        </p>
      </div>
      <div className={css.why}>
        {why}
        {actions.map(({ label, to }) => (
          <Button
            key={label}
            component={Link}
            to={orderAddress(order) + to}
            variant="default"
            size="compact-sm"
            className={css.action}
          >
            {label}
            <span className="visually-hidden"> {order.number}</span>
          </Button>
        ))}
      </div>
      <div className={css.end}>
        <p className={css.money}>
          <Money {...order.total} />
        </p>
        <p className={css.quiet}>{when}</p>
      </div>
    </li>
  )
}

/** The list around order lines. */
export function OrderLines({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={css.lines} aria-label={label}>
      {children}
    </ul>
  )
}
