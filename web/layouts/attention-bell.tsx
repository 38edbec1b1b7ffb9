import { IconBell } from '@tabler/icons-react'
import { Link, useFetcher } from 'react-router'
import { Panel } from '../kit/panel.tsx'
import { orderAddress } from '../products/order-address.ts'
import type { loader } from '../screens/lookup/attention.ts'
import css from './attention-bell.module.css'
import bar from './top-bar.module.css'

/** The number of orders that need action; opening it lists them, the most urgent first. */
export function AttentionBell({ count: counted }: { count: number }) {
  const fetcher = useFetcher<typeof loader>()
  const { rows, count, more } = fetcher.data ?? { rows: [], count: counted, more: 0 }
  const label = count === 0 ? 'Nothing needs attention' : `${count} ${count === 1 ? 'order needs' : 'orders need'} attention`
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
          {fetcher.data && rows.length === 0 && (
            <p className={css.note}>
              Nothing needs your attention now. Orders that wait for a decision or near their deadline appear here.
            </p>
          )}
          <ul className={css.rows}>
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
