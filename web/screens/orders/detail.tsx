import { useState } from 'react'
import { data, href, Link } from 'react-router'
import { timeZoneOf } from '#domain/travel/places.ts'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import type { Route } from './+types/detail'
import { ActionMenu } from './action-menu.tsx'
import { confirmQuietly } from './confirm-quietly.ts'
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
import { payOrder } from './pay-order.ts'
import { PayPanel } from './pay-panel.tsx'
import { Payments } from './payments.tsx'
import { PriceMoved } from './price-moved.tsx'
import { intents } from './run-action.ts'
import { StatusBanner } from './status-banner.tsx'
import { SupplierCalls } from './supplier-calls.tsx'
import { Trail } from './trail.tsx'
import { TransferAwaited } from './transfer-awaited.tsx'
import { Travellers } from './travellers.tsx'
import { useFollow } from './use-follow.ts'
import { useOrderAction } from './use-order-action.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.order.number} ${loaderData.order.title}` : 'Order' },
]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders } = context.get(apiContext)
  if (new URL(request.url).searchParams.has('paid')) await confirmQuietly(orders, params.id)
  const order = await readKnown(orders.get({ id: params.id }))
  const first = order.itinerary.slices[0]?.segments[0]
  const airport = { city: first?.fromCity ?? '', zone: timeZoneOf(first?.from ?? '') }
  return { order, airport, now: new Date().toISOString() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  if (typed.intent === 'pay') return payOrder(context.get(apiContext), params.id, typed)
  const intent = intents[typed.intent ?? '']
  if (!intent) throw data(null, { status: 400 })
  try {
    await intent.run(context.get(apiContext), params.id, typed)
    return { done: intent.done(typed) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

const stay = () => {}

export default function Order({ loaderData: { order, airport, now }, actionData }: Route.ComponentProps) {
  useFollow(order)
  const [open, setOpen] = useState<OrderAction | null>(null)
  const check = useOrderAction(stay)
  const choose = (chosen: OrderAction) => {
    if (chosen === 'check-again') check.submit({ intent: chosen }, { method: 'post' })
    else setOpen(chosen)
  }
  const failed = actionData && 'failure' in actionData ? actionData : undefined
  const moved = actionData && 'moved' in actionData && order.pay ? actionData.moved : null
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
      <StatusBanner order={order} airport={airport} now={now} />
      {order.status === 'AwaitingAdmin' && order.calls && <DeskPanel order={order} onChoose={choose} />}
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
          <Payments payments={order.payments} />
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
