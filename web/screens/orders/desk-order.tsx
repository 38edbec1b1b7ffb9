import { useState } from 'react'
import { href, Link } from 'react-router'
import type { FlightOrder } from '#contract/orders.ts'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ActionMenu } from './action-menu.tsx'
import { DeskPanel } from './desk-panel.tsx'
import css from './detail.module.css'
import { Documents } from './documents.tsx'
import { History } from './history.tsx'
import { Itinerary } from './itinerary.tsx'
import { KeyFacts } from './key-facts.tsx'
import { Mails } from './mails.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { Notes } from './notes.tsx'
import { type OrderAction, OrderDialogs } from './order-dialogs.tsx'
import { OtherAmount } from './other-amount.tsx'
import type { PriceMoved as Moved } from './pay-order.ts'
import { PayPanel } from './pay-panel.tsx'
import { Payments } from './payments.tsx'
import { PriceMoved } from './price-moved.tsx'
import { StatusBanner } from './status-banner.tsx'
import { SupplierCalls } from './supplier-calls.tsx'
import { Trail } from './trail.tsx'
import { TransferAwaited } from './transfer-awaited.tsx'
import { Travellers } from './travellers.tsx'
import { useFollow } from './use-follow.ts'
import { useOrderAction } from './use-order-action.ts'

const stay = () => {}

export interface OrderFace {
  order: FlightOrder
  now: string
  /** What stopped the last try to pay. */
  failed: FormOutcome | undefined
  /** The airline asked for another price when it was to be paid. */
  moved: Moved | null
}

/** The order on the desk: what it means, what to do, and everything that happened to it. */
export function DeskOrder({ order, now, failed, moved }: OrderFace) {
  useFollow(order, now)
  const [open, setOpen] = useState<OrderAction | null>(null)
  const check = useOrderAction(stay)
  const choose = (chosen: OrderAction) => {
    if (chosen === 'check-again') check.submit({ intent: chosen }, { method: 'post' })
    else setOpen(chosen)
  }
  return (
    <Page>
      <PageHeader
        title={order.title}
        context={
          <Trail
            parts={[
              <Link key="orders" to={href('/order')}>
                Orders
              </Link>,
              order.number,
            ]}
          />
        }
      >
        <ActionMenu order={order} isBusy={check.state !== 'idle'} onChoose={choose} />
      </PageHeader>
      <OrderDialogs order={order} open={open} onClose={() => setOpen(null)} />
      <StatusBanner order={order} now={now} />
      {order.status === 'AwaitingAdmin' && order.calls && <DeskPanel order={order} onChoose={choose} />}
      <OtherAmount order={order} />
      <KeyFacts order={order} />
      <TransferAwaited order={order} />
      <div className={css.columns}>
        <div className={css.story}>
          {moved && <PriceMoved order={order} moved={moved} />}
          {order.pay && !moved && <PayPanel pay={order.pay} outcome={failed} />}
          <Itinerary itinerary={order.itinerary} />
          <Travellers order={order} />
          <Notes notes={order.notes} actions={order.actions} />
        </div>
        <aside className={css.aside} aria-label="Money and documents">
          <MoneyPanel order={order} />
          <Documents order={order} />
          <Payments order={order} />
          <Mails mails={order.mails} />
          {order.calls && <SupplierCalls calls={order.calls} supplier={order.supplier} />}
        </aside>
        <div className={css.history}>
          <History timeline={order.timeline} />
        </div>
      </div>
    </Page>
  )
}
