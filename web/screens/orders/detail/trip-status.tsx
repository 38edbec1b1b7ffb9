import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { Spinner } from '../../../kit/form/spinner.tsx'
import type { Tone } from '../../../kit/status-pill.tsx'
import { timeLeft } from '../../../order/time-left.ts'
import { awaitedTransfer } from '../../../order/transfer-awaited.tsx'
import { type TripWords, tripWordsOf } from '../../../order/trip-words.ts'
import { isMoving } from '../../../order/use-follow.ts'
import { payAddress } from '../../../products/order-address.ts'
import { partsOf } from '../../../products/order-parts.ts'
import css from './status-banner.module.css'

const icons: Record<Tone, ComponentType<IconProps>> = {
  good: IconCircleCheck,
  info: IconClock,
  warn: IconClock,
  bad: IconAlertTriangle,
  quiet: IconInfoCircle,
}
const banners: Record<Tone, string> = { good: 'good', info: 'wait', warn: 'wait', bad: 'bad', quiet: 'neutral' }

/** The status of a trip, in a traveller's words, and possible actions; announced when it changes. */
export function TripStatus({ order, now }: { order: OrderDetail; now: string }) {
  const { label, tone, says } = wordsOf(order)
  const { status, payBy, departure, checkoutId } = order
  const Icon = icons[tone]
  const isOnTheWay = isMoving(status) && status !== 'Pending'
  return (
    <div className={css.banner} data-tone={banners[tone]} role="status" aria-label="Status of the booking">
      {isOnTheWay ? <Spinner /> : <Icon size={20} stroke={1.75} aria-hidden="true" />}
      <div className={css.words}>
        <p className={css.title}>{label}</p>
        <p>{says}</p>
        {isOnTheWay && <p className={css.quiet}>This page updates automatically; you may leave it and come back.</p>}
        {checkoutId && (
          <p>
            <Link to={payAddress(order.product, checkoutId)}>Go back to paying</Link>
          </p>
        )}
        {status === 'Not Paid' && payBy && (
          <p className={css.deadline}>
            <strong>{timeLeft(payBy, now)}.</strong> Pay by <Deadline at={payBy} place={departure} />
          </p>
        )}
      </div>
    </div>
  )
}

function wordsOf(order: OrderDetail): TripWords {
  const { nothingBack } = partsOf(order)
  const { noun, unit } = productFacts[order.product]
  const nothing = nothingBack(order)
  const words = tripWordsOf({ ...order, isCancelled: order.cancelled !== null })
  if (nothing) return { ...words, says: `Your ${noun} is cancelled. ${nothing}` }
  if (order.status !== 'Pending') return words
  if (awaitedTransfer(order))
    return {
      ...words,
      label: 'Waiting for your transfer',
      says: `Your ${unit} is booked when the money arrives. The account is below.`,
    }
  const isOver = !order.checkoutId && !order.payments.some(({ status }) => status === 'pending')
  return isOver
    ? { label: 'Not booked', tone: 'quiet', says: 'It was not paid in time. Nothing was booked and nothing was charged.' }
    : words
}
