import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { lazyChunk } from '../kit/lazy-chunk.tsx'
import { Panel } from '../kit/panel.tsx'
import { usePolling } from '../kit/use-rereading.ts'
import type { loader } from '../screens/lookup/bell.ts'
import bar from './top-bar.module.css'

const BellPanel = lazyChunk(() => import('./bell-panel.tsx').then((module) => module.BellPanel))

const MINUTE = 60_000
const everyMinute = () => MINUTE

interface Props {
  unread: number
  /** Orders and colleagues' requests that need action. */
  attention: number
  /** The requests of them. */
  approvals: number
}

/** The number of unread notifications; opening it lists the newest, below what needs action. */
export function Bell({ unread: counted, attention, approvals: requests }: Props) {
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  usePolling(true, () => load('/lookup/bell'), everyMinute)
  const page = { unread: counted, orders: attention - requests, approvals: requests }
  const counts = useNewer(page, fetcher.data && { unread: fetcher.data.unread, ...countsOf(fetcher.data.attention) })
  const { unread, orders, approvals } = counts
  const face = (
    <>
      <IconBell size={18} stroke={1.5} aria-hidden="true" />
      {unread > 0 && (
        <span className={bar.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {unread === 0 && orders + approvals > 0 && <span className={bar.dot} aria-hidden="true" />}
    </>
  )
  const label = labelOf(counts)
  return (
    <Panel
      label="Notifications"
      width={380}
      tip={label}
      button={{
        className: `${bar.tool} ${bar.square}`,
        'aria-label': label,
        onFocus: BellPanel.ready,
        onPointerEnter: BellPanel.ready,
        children: face,
      }}
      onOpen={() => load('/lookup/bell')}
    >
      {(close) => <BellPanel data={fetcher.data} onDone={close} />}
    </Panel>
  )
}

interface Counts {
  unread: number
  orders: number
  approvals: number
}

/** `count` is of orders and requests together. */
const countsOf = ({ count, approvals }: { count: number; approvals: number }) => ({ orders: count - approvals, approvals })

/** Both the page and the poll read the counts; those that changed last are shown. */
function useNewer(page: Counts, polled: Counts | undefined): Counts {
  const key = (counts: Counts | undefined) => (counts ? `${counts.unread} ${counts.orders} ${counts.approvals}` : '')
  const [seen, setSeen] = useState({ page: key(page), polled: key(polled), shown: page })
  const next = { page: key(page), polled: key(polled) }
  if (next.page === seen.page && next.polled === seen.polled) return seen.shown
  const shown = polled && next.polled !== seen.polled ? polled : page
  setSeen({ ...next, shown })
  return shown
}

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

function labelOf({ unread, orders, approvals }: Counts): string {
  return [
    unread === 0 ? 'No unread notifications' : several(unread, 'unread notification', 'unread notifications'),
    ...(orders === 0 ? [] : [`${several(orders, 'order needs', 'orders need')} attention`]),
    ...(approvals === 0 ? [] : [`${several(approvals, 'request waits', 'requests wait')} for approval`]),
  ].join(', ')
}
