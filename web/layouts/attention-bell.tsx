import { Popover, Tooltip } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { loader } from '../screens/lookup/attention.ts'
import css from './attention-bell.module.css'
import bar from './top-bar.module.css'

/** How many orders need someone now; opening it lists them, the most urgent first. */
export function AttentionBell({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false)
  const fetcher = useFetcher<typeof loader>()
  const toggle = () => {
    if (!isOpen) fetcher.load('/lookup/attention')
    setOpen(!isOpen)
  }
  const rows = fetcher.data ?? []
  const label = count === 0 ? 'Nothing needs attention' : `${count} ${count === 1 ? 'order needs' : 'orders need'} attention`
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <button
            type="button"
            className={`${bar.tool} ${bar.square}`}
            onClick={toggle}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
          >
            <IconBell size={18} stroke={1.5} aria-hidden="true" />
            {count > 0 && (
              <span className={bar.count} aria-hidden="true">
                {count > 99 ? '99+' : count}
              </span>
            )}
          </button>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="What needs attention">
        <h2 className={css.head}>Needs attention</h2>
        {fetcher.state === 'loading' && !fetcher.data && <p className={css.note}>Looking…</p>}
        {fetcher.data && rows.length === 0 && (
          <p className={css.note}>Nothing needs you now. Orders that wait for a decision or near their deadline appear here.</p>
        )}
        <ul className={css.rows}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to={`/order/flight/${row.id}`} className={css.row} onClick={() => setOpen(false)}>
                <span className={css.title}>{row.title}</span>
                <span className={css.why}>
                  {row.number} · {row.why}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
