import { data, href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import type { Route } from './+types/detail'
import { ActionMenu } from './action-menu.tsx'
import css from './detail.module.css'
import { Documents } from './documents.tsx'
import { History } from './history.tsx'
import { Itinerary } from './itinerary.tsx'
import { KeyFacts } from './key-facts.tsx'
import { Mails } from './mails.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { Payments } from './payments.tsx'
import { intents } from './run-action.ts'
import { StatusBanner } from './status-banner.tsx'
import { Trail } from './trail.tsx'
import { Travellers } from './travellers.tsx'
import { useFollow } from './use-follow.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.number} ${loaderData.title}` : 'Order' },
]

export const loader = ({ params, context }: Route.LoaderArgs) => readKnown(context.get(apiContext).orders.get({ id: params.id }))

export async function action({ params, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const intent = intents[typed.intent ?? '']
  if (!intent) throw data(null, { status: 400 })
  try {
    await intent.run(context.get(apiContext), params.id, typed)
    return { done: intent.done(typed) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

export default function Order({ loaderData: order }: Route.ComponentProps) {
  useFollow(order)
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
        <ActionMenu order={order} />
      </PageHeader>
      <StatusBanner status={order.status} payBy={order.payBy} timeline={order.timeline} />
      <KeyFacts order={order} />
      <div className={css.columns}>
        <div className={css.story}>
          <Itinerary itinerary={order.itinerary} />
          <Travellers people={order.people} contact={order.contact} />
        </div>
        <aside className={css.aside} aria-label="Money and documents">
          <MoneyPanel order={order} />
          <Documents order={order} />
          <Payments payments={order.payments} />
          <Mails mails={order.mails} />
        </aside>
        <div className={css.history}>
          <History timeline={order.timeline} />
        </div>
      </div>
    </Page>
  )
}
