import { IconAlertTriangle, IconCheck, IconClock, type IconProps, IconX } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import css from './confirmation.module.css'
import type { ConfirmationState, ConfirmationWords } from './confirmation-state.ts'

const icons: Record<ConfirmationState, ComponentType<IconProps>> = {
  confirmed: IconCheck,
  confirming: IconClock,
  asked: IconClock,
  unpaid: IconClock,
  checking: IconAlertTriangle,
  cancelling: IconClock,
  cancelled: IconX,
  failed: IconX,
  ended: IconX,
}

type Props = {
  order: OrderDetail
  state: ConfirmationState
  words: ConfirmationWords
  /** The label of the seller's own number. */
  reference: string
}

/** The result of a booking in a headline, with its numbers to copy. */
export function ConfirmationHead({ order, state, words: { title, says, tone }, reference }: Props) {
  const Icon = icons[state]
  return (
    <>
      <header className={css.head} data-tone={tone}>
        <span className={css.sign}>
          <Icon size={32} stroke={2} aria-hidden="true" />
        </span>
        <div role="status">
          <h1 className={css.title}>{title}</h1>
          <p>{says}</p>
          {state === 'failed' && order.timeline.findLast(({ status }) => status === 'Failed')?.note}
        </div>
      </header>
      <dl className={css.numbers}>
        {order.bookingReference && !isOver(order.status) && (
          <div>
            <dt>{reference}</dt>
            <dd className={css.number}>
              {order.bookingReference}
              <CopyButton value={order.bookingReference} what="confirmation number" />
            </dd>
          </div>
        )}
        <div>
          <dt>Our number</dt>
          <dd>
            {order.number} <CopyButton value={order.number} what="booking number" />
          </dd>
        </div>
      </dl>
    </>
  )
}
