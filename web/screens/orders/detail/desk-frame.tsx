import { type ReactNode, useState } from 'react'
import { href, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { usePageAction } from '../../../kit/form/use-page-action.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import type { OrderAction } from '../../../order/order-action.ts'
import { ScheduleNotice } from '../../../order/schedule-notice.tsx'
import { Trail } from '../../../order/trail.tsx'
import { TransferAwaited } from '../../../order/transfer-awaited.tsx'
import { useFollow } from '../../../order/use-follow.ts'
import { partsOf } from '../../../products/order-parts.ts'
import { ChosenProtection } from '../../../products/protection/with-booking/chosen-protection.tsx'
import { PolicyGaps } from '../../../products/protection/with-booking/policy-gaps.tsx'
import { ActionMenu } from '../actions/action-menu.tsx'
import { OrderDialogs } from '../actions/order-dialogs.tsx'
import { Documents } from '../documents/documents.tsx'
import { DeskPanel } from '../fulfilment/desk-panel.tsx'
import { AddOnTop } from './add-on-top.tsx'
import css from './detail.module.css'
import { History } from './history.tsx'
import { Mails } from './mails.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { Notes } from './notes.tsx'
import { OtherAmount } from './other-amount.tsx'
import { Payments } from './payments.tsx'
import type { readOrder } from './read-order.ts'
import { SharedCost } from './shared-cost.tsx'
import { SoldTogether } from './sold-together.tsx'
import { StatusBanner } from './status-banner.tsx'
import { SupplierCalls } from './supplier-calls.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const stay = () => {}

type Props = {
  order: OrderDetail
  now: string
  /** The number that is read out over the phone. */
  facts: ReactNode
  /** The content of the order, and its persons. */
  children: ReactNode
}

/** An order for the agency, of any product: status, actions, and history. */
export function DeskFrame({ order, now, facts, children }: Props) {
  useFollow(order, now)
  const { requests, protection, gaps } = useLoaderData<Awaited<ReturnType<typeof readOrder>>>()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  // The dashboard leads to a dialog by its action.
  const [open, setOpen] = useState<OrderAction | null>(order.actions.find((action) => action === params.get('do')) ?? null)
  const close = () => {
    setOpen(null)
    if (params.has('do')) setParams({}, { replace: true, preventScrollReset: true })
  }
  const { changing } = partsOf(order)
  const check = usePageAction(stay)
  const choose = (chosen: OrderAction) => {
    if (chosen === 'check-again') check.submit({ intent: chosen }, { method: 'post' })
    else if (chosen === 'cancel') navigate('?cancel=1', { preventScrollReset: true })
    else if (chosen === 'change' && changing) navigate(changing.address(order.id))
    else setOpen(chosen)
  }
  return (
    <Page>
      <PageHeader title={order.title} context={<Trail above={[{ label: 'Orders', to: href('/order') }]}>{order.number}</Trail>}>
        <ActionMenu order={order} isBusy={check.state !== 'idle'} onChoose={choose} />
      </PageHeader>
      <OrderDialogs order={order} open={open} onClose={close} />
      <StatusBanner order={order} now={now} />
      {order.status === 'AwaitingAdmin' && order.calls && <DeskPanel order={order} onChoose={choose} />}
      <OtherAmount order={order} />
      <div className={css.notices}>
        <ScheduleNotice order={order} />
        <WaitingRequests requests={requests} />
        <PolicyGaps gaps={gaps} orderId={order.id} />
      </div>
      {facts}
      <TransferAwaited order={order} />
      <div className={css.columns}>
        <div className={css.story}>
          {children}
          <Notes notes={order.notes} actions={order.actions} />
        </div>
        <aside className={css.aside} aria-label="Money and documents">
          <MoneyPanel order={order} />
          <SoldTogether order={order} />
          <ChosenProtection made={protection} />
          <AddOnTop order={order} now={now} />
          <SharedCost order={order} />
          <Documents order={order} />
          <Payments order={order} />
          <Mails mails={order.mails} />
          {order.calls && <SupplierCalls product={order.product} calls={order.calls} supplier={order.supplier} />}
        </aside>
        <div className={css.history}>
          <History timeline={order.timeline} />
        </div>
      </div>
    </Page>
  )
}
