import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import type { Numbers } from '#domain/numbers.ts'
import { heldFacts } from '#domain/orders/held-words.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { meaningOf, type StatusMeaning } from '#domain/orders/status-meaning.ts'
import { productFacts } from '#domain/products.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { Spinner } from '../../../kit/form/spinner.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { statusLabel } from '../../../kit/status-pill.tsx'
import { timeLeft } from '../../../order/time-left.ts'
import { awaitedTransfer } from '../../../order/transfer-awaited.tsx'
import { isMoving } from '../../../order/use-follow.ts'
import { payAddress, payTripAddress } from '../../../products/order-address.ts'
import { partsOf } from '../../../products/order-parts.ts'
import css from './status-banner.module.css'

type Tone = StatusMeaning['tone']

const icons: Record<Tone, ComponentType<IconProps>> = {
  neutral: IconInfoCircle,
  good: IconCircleCheck,
  wait: IconClock,
  bad: IconAlertTriangle,
}

type Props = {
  order: OrderDetail
  now: string
}

/** The meaning of the order's status, its cause, and the next step; announced when it changes. */
export function StatusBanner({ order, now }: Props) {
  const numbers = useNumbers()
  const { status, payBy, departure, timeline } = order
  const { tone, title, means, next } = wordsOf(order, numbers)
  const Icon = icons[tone]
  const moves = isMoving(status)
  const reason = (tone === 'bad' || ended.includes(status)) && timeline.findLast((entry) => entry.status === status)?.note
  return (
    <div className={css.banner} data-tone={tone} role="status" aria-label="Status of the order">
      {moves ? <Spinner /> : <Icon size={20} stroke={1.75} aria-hidden="true" />}
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>
          {means} {next}
        </p>
        {reason && <p className={css.reason}>{reason}</p>}
        {moves && <p className={css.quiet}>This page updates automatically; you may leave it and come back.</p>}
        {order.checkoutId && (
          <p>
            <Link to={order.isPaidWithTrip ? payTripAddress(order.checkoutId) : payAddress(order.product, order.checkoutId)}>
              Go back to paying
            </Link>
          </p>
        )}
        {status === 'Not Paid' && payBy && (
          <p className={css.deadline}>
            <strong>{timeLeft(payBy, now)}.</strong> Pay by <Deadline at={payBy} place={departure} />.{' '}
            <PriceWords order={order} now={now} />
          </p>
        )}
      </div>
    </div>
  )
}

const ended: readonly OrderStatus[] = ['Expired', 'AutoCanceled', 'Cancelled']

/** The text of the status; some orders have more details than the table. */
function wordsOf(order: OrderDetail, numbers: Numbers): StatusMeaning & { title: string } {
  const { status } = order
  const { seller, held, unit } = heldFacts(order.product)
  const title = statusLabel(status, order.product)
  const meaning = { ...meaningOf(order.product, status), title }
  const words = { ...meaning, next: partsOf(order).nothingBack(order) ?? meaning.next }
  const own = partsOf(order).statusWords(order, numbers)
  if (own) return { ...words, ...own }
  if (order.isHolding)
    return {
      ...words,
      title: `Asking the ${seller} to hold the ${held}`,
      means: 'Nothing is charged.',
      next: `The deadline to pay appears here as soon as the ${seller} confirms.`,
    }
  if (status === 'Pending' && awaitedTransfer(order))
    return {
      ...words,
      title: 'Waiting for the bank transfer',
      means: 'The account is below.',
      next: `The ${unit} is booked when the money arrives.`,
    }
  if (status === 'Pending' && !order.checkoutId && !order.payments.some((payment) => payment.status === 'pending'))
    return {
      ...words,
      means: 'It was not paid in time. Nothing was booked and nothing was charged.',
      next: 'It ends by itself; search again to book.',
    }
  if (status === 'Not Paid' && awaitedTransfer(order))
    return {
      ...words,
      means: `${words.means} A bank transfer is awaited.`,
      next: `The ${seller} is paid when the money arrives.`,
    }
  if (status === 'AwaitingAdmin' && order.money.paid.amount === 0)
    return {
      ...words,
      means: 'What happened and what was paid do not agree.',
      next: 'A person must check and decide. Nothing is sent or charged twice.',
    }
  if (status === 'Paid' || status === 'CustomerPaid') return { ...words, next: `${words.next} Usually done within a minute.` }
  return words
}

function PriceWords({ order: { product, priceUntil, payBy, departure }, now }: Pick<Props, 'order' | 'now'>) {
  if (!priceUntil) return `The ${productFacts[product].seller} may change the price until then.`
  if (priceUntil <= now) return 'The price is no longer guaranteed: it is asked for when you pay.'
  if (payBy && priceUntil >= payBy) return 'The price is guaranteed until then.'
  return (
    <>
      The price is guaranteed until <Deadline at={priceUntil} place={departure} />.
    </>
  )
}
