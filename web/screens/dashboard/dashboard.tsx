import { href, Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { salesPeriods } from '#domain/defaults.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { StatusPill } from '../../kit/status-pill.tsx'
import { NewSaleButton } from '../../order/new-sale-button.tsx'
import { SoldOn } from '../../order/sold-row.tsx'
import { weekday } from '../../order/weekday.ts'
import { sessionContext, todayAtAgency, useSession } from '../../session.ts'
import type { Route } from './+types/dashboard'
import { Attention } from './attention.tsx'
import css from './dashboard.module.css'
import { Departures } from './departures.tsx'
import { FirstSale } from './first-sale.tsx'
import { OrderLine, OrderLines } from './order-line.tsx'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { Sales } from './sales.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date()
  const asked = Number(new URL(request.url).searchParams.get('days'))
  const days = salesPeriods.find((one) => one === asked) ?? 30
  const api = context.get(apiContext)
  // First steps are for those who set the agency up, and not for practice.
  const setsUp = context.get(sessionContext).permissions.includes('agency:write')
  const [read, onboarding] = await Promise.all([api.dashboard.today({ days }), setsUp ? api.onboarding.get() : null])
  return { ...read, onboarding, days, now: now.toISOString(), today: todayAtAgency(context) }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { recent, departures, now, today } = loaderData
  const name = useSession()?.user?.name.split(' ')[0]
  const firstSteps = loaderData.onboarding && <FirstSteps onboarding={loaderData.onboarding} />
  const welcome = recent.length > 0 ? 'Welcome back' : 'Welcome'
  return (
    <Page>
      <PageHeader title="Dashboard" context={`${weekday(today)} ${formatDate(today)}${name ? `. ${welcome}, ${name}.` : ''}`}>
        {recent.length > 0 && <NewSaleButton size="md" />}
      </PageHeader>
      {recent.length === 0 && <FirstSale />}
      {recent.length === 0 && firstSteps}
      {recent.length > 0 && (
        <>
          <div className={css.lists}>
            <Attention today={loaderData} now={now} />
            {firstSteps}
          </div>
          <div className={css.columns}>
            <div>
              <Sales {...loaderData} />
            </div>
            <div>
              <Departures departures={departures} />
            </div>
          </div>
          <div className={css.lists}>
            <DetailSection title="Recent orders" action={<Link to={href('/order')}>All orders</Link>}>
              <OrderLines label="Recent orders">
                {recent.map((order) => (
                  <OrderLine key={order.id} order={order} why={<StatusPill of={order} />} when={<SoldOn order={order} />} />
                ))}
              </OrderLines>
            </DetailSection>
          </div>
        </>
      )}
    </Page>
  )
}
