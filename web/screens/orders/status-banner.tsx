import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OrderDetail } from '#contract/orders.ts'
import { type OrderStatus, statusMeaning } from '#domain/order-status.ts'
import { DateText } from '../../kit/date-text.tsx'
import { statusLabel } from '../../kit/status-pill.tsx'
import { deskZone } from './desk-zone.ts'
import css from './status-banner.module.css'
import { isMoving } from './use-follow.ts'

const icons: Record<(typeof statusMeaning)[OrderStatus]['tone'], ComponentType<IconProps>> = {
  neutral: IconInfoCircle,
  good: IconCircleCheck,
  wait: IconClock,
  bad: IconAlertTriangle,
}

type Props = Pick<OrderDetail, 'status' | 'payBy' | 'timeline'>

/** What the order's status means, why it came to that, and what is next; read out when it changes. */
export function StatusBanner({ status, payBy, timeline }: Props) {
  const { tone, means, next } = statusMeaning[status]
  const Icon = icons[tone]
  const moves = isMoving(status)
  const reason = tone === 'bad' && timeline.findLast((entry) => entry.status === status)?.note
  return (
    <div className={css.banner} data-tone={tone} role="status" aria-label="Status of the order">
      {moves ? <Loader size={20} aria-hidden="true" /> : <Icon size={20} stroke={1.75} aria-hidden="true" />}
      <div className={css.words}>
        <p className={css.title}>{statusLabel(status)}</p>
        <p>
          {means} {next}
          {(status === 'Paid' || status === 'CustomerPaid') && ' Usually done within a minute.'}
        </p>
        {reason && <p className={css.reason}>{reason}</p>}
        {moves && <p className={css.quiet}>This page follows by itself; you may leave it and come back.</p>}
        {status === 'Not Paid' && payBy && (
          <p className={css.deadline}>
            Pay by <DateText value={payBy} withTime zone={deskZone} /> (<DateText value={payBy} withTime />)
          </p>
        )}
      </div>
    </div>
  )
}
