import { IconBell } from '@tabler/icons-react'
import { href, Link, useFetcher } from 'react-router'
import { Panel } from '../kit/panel.tsx'
import { orderAddress } from '../products/order-address.ts'
import type { loader } from '../screens/lookup/attention.ts'
import css from './attention-bell.module.css'
import bar from './top-bar.module.css'

const labelOf = (orders: number, approvals: number): string => {
  const parts = [
    ...(orders > 0 ? [`${orders} ${orders === 1 ? 'order needs' : 'orders need'} attention`] : []),
    ...(approvals > 0 ? [`${approvals} ${approvals === 1 ? 'request waits' : 'requests wait'} for approval`] : []),
  ]
  return parts.length === 0 ? 'Nothing needs attention' : parts.join(', ')
}

/** The number of orders and requests that need action; opening it lists them, the most urgent first. */
export function AttentionBell({ count: counted, approvals: requests }: { count: number; approvals: number }) {
  const fetcher = useFetcher<typeof loader>()
  const { rows, count, approvals, more } = fetcher.data ?? { rows: [], count: counted, approvals: requests, more: 0 }
  const label = labelOf(count - approvals, approvals)
  const face = (
    <>
      <IconBell size={18} stroke={1.5} aria-hidden="true" />
      {count > 0 && (
        <span className={bar.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
  return (
    <Panel
      label="What needs attention"
      width={340}
      tip={label}
      button={{ className: `${bar.tool} ${bar.square}`, 'aria-label': label, children: face }}
      onOpen={() => fetcher.load('/lookup/attention')}
    >
      {(close) => (
        <>
          <h2 className={css.head}>Needs attention</h2>
          {fetcher.state === 'loading' && !fetcher.data && <p className={css.note}>Looking…</p>}
          {fetcher.data && rows.length === 0 && approvals === 0 && (
            <p className={css.note}>
              Nothing needs your attention now. Orders that wait for a decision or near their deadline appear here.
            </p>
          )}
          <ul className={css.rows}>
            {approvals > 0 && (
              <li>
                <Link to={href('/approvals')} className={css.row} onClick={close}>
                  <span className={css.title}>{approvals === 1 ? '1 request' : `${approvals} requests`} for approval</span>
                  <span className={css.why}>above the limit of a colleague</span>
                </Link>
              </li>
            )}
            {rows.map((row) => (
              <li key={row.id}>
                <Link to={orderAddress(row)} className={css.row} onClick={close}>
                  <span className={css.title}>{row.title}</span>
                  <span className={css.why}>
                    {row.number} · {row.why}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className={css.note}>And {more} more, on the dashboard.</p>}
        </>
      )}
    </Panel>
  )
}
