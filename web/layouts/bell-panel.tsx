import { href, Link, useFetcher } from 'react-router'
import { timeAt } from '#domain/dates.ts'
import { useRegional } from '../kit/regional.ts'
import { orderAddress } from '../products/order-address.ts'
import type { loader } from '../screens/lookup/bell.ts'
import css from './bell-panel.module.css'

type Data = Awaited<ReturnType<typeof loader>>

interface Props {
  /** Undefined until it is loaded. */
  data: Data | undefined
  /** Closes the panel. */
  onDone: () => void
}

/** What needs action, then the newest notifications by day. */
export function BellPanel({ data, onDone }: Props) {
  const reading = useFetcher()
  // The bell's data is read again after each action.
  const mark = (fields: Record<string, string>) => void reading.submit(fields, { method: 'post', action: '/lookup/bell' })
  const newest = data?.days[0]?.items[0]
  return (
    <>
      <div className={css.head}>
        <h2>Notifications</h2>
        {data && data.unread > 0 && newest && (
          <button type="button" className="text-button" onClick={() => mark({ until: newest.at })}>
            Mark all as read
          </button>
        )}
      </div>
      <div className={css.body}>
        {!data && <p className={css.note}>Loading…</p>}
        {data && data.attention.count > 0 && <Attention {...data.attention} onDone={onDone} />}
        {data && data.days.length === 0 && (
          <p className={css.note}>
            {data.isPractice
              ? 'Practice has no notifications. Those of your agency are here when you are back at work.'
              : 'Nothing has happened yet. Issued orders, refunds and messages appear here.'}
          </p>
        )}
        {data?.days.map(({ day, title, items }) => (
          <section key={day} aria-label={title}>
            <h3 className={css.day}>{title}</h3>
            <ul className={css.rows}>
              {items.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  onOpen={() => {
                    if (!item.isRead) mark({ id: item.id })
                    onDone()
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={css.foot}>
        {data && !data.isPractice && (
          <Link to="/notifications" onClick={onDone}>
            All notifications
          </Link>
        )}
        <Link to="/settings/notifications" onClick={onDone}>
          Settings
        </Link>
      </div>
    </>
  )
}

function Attention({ orders, approvals, count, onDone }: Data['attention'] & Pick<Props, 'onDone'>) {
  const more = count - approvals - orders.length
  return (
    <section aria-label="Needs attention">
      <h3 className={css.day}>Needs attention</h3>
      <ul className={css.rows}>
        {approvals > 0 && (
          <li>
            <Link to={href('/approvals')} className={css.row} onClick={onDone}>
              <span className={css.title}>{approvals === 1 ? '1 request' : `${approvals} requests`} for approval</span>
              <span className={css.text}>above the limit of a colleague</span>
            </Link>
          </li>
        )}
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={orderAddress(order)} className={css.row} onClick={onDone}>
              <span className={css.title}>{order.title}</span>
              <span className={css.text}>
                {order.number} · {order.why}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={css.note}>And {more} more, on the dashboard.</p>}
    </section>
  )
}

type Item = Data['days'][number]['items'][number]

function Row({ item: { title, text, path, at, isRead }, onOpen }: { item: Item; onOpen: () => void }) {
  const { zone } = useRegional()
  return (
    <li>
      <Link to={path} className={css.row} data-unread={!isRead || undefined} onClick={onOpen}>
        <span className={css.title}>
          {title}
          {!isRead && <span className="visually-hidden"> (unread)</span>}
        </span>
        <span className={css.text}>{text}</span>
        <time dateTime={at} className={css.time}>
          {timeAt(new Date(at), zone)}
        </time>
      </Link>
    </li>
  )
}
