import { IconCalendarRepeat, IconCalendarX, IconHelp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { href, Link, useLoaderData } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { ChangeAsked } from '../../../order/change-notices.tsx'
import { orderStatement } from '../../../order/money-rows.tsx'
import { ScheduleNotice } from '../../../order/schedule-notice.tsx'
import { Trail } from '../../../order/trail.tsx'
import { TransferAwaited } from '../../../order/transfer-awaited.tsx'
import { useFollow } from '../../../order/use-follow.ts'
import { partsOf } from '../../../products/order-parts.ts'
import { ChosenProtection } from '../../../products/protection/with-booking/chosen-protection.tsx'
import { PolicyGaps } from '../../../products/protection/with-booking/policy-gaps.tsx'
import { Documents } from '../documents/documents.tsx'
import css from './detail.module.css'
import { Payments } from './payments.tsx'
import type { readOrder } from './read-order.ts'
import { SoldTogether } from './sold-together.tsx'
import { TripStatus } from './trip-status.tsx'

type Props = {
  order: OrderDetail
  now: string
  /** The number that is read out over the phone. */
  facts: ReactNode
  /** The content of the order, and its persons. */
  children: ReactNode
}

/** An order for the customer who bought it, of any product: status, content, payments, and help. */
export function CustomerFrame({ order, now, facts, children }: Props) {
  useFollow(order, now)
  const { protection, gaps } = useLoaderData<Awaited<ReturnType<typeof readOrder>>>()
  const { changing } = partsOf(order)
  return (
    <Page>
      <PageHeader
        title={order.title}
        context={<Trail above={[{ label: 'My trips', to: href('/trips') }]}>{order.bookingReference ?? order.number}</Trail>}
      >
        {changing && order.actions.includes('change') && (
          <Button
            component={Link}
            to={changing.address(order.id)}
            variant="default"
            leftSection={<IconCalendarRepeat size={16} stroke={1.5} aria-hidden="true" />}
          >
            {changing.label}
          </Button>
        )}
        {order.actions.includes('cancel') && (
          <Button
            component={Link}
            to="?cancel=1"
            preventScrollReset
            variant="default"
            leftSection={<IconCalendarX size={16} stroke={1.5} aria-hidden="true" />}
          >
            Cancel the {productFacts[order.product].noun}
          </Button>
        )}
        <Button
          component={Link}
          to={`${href('/trips/help')}?booking=${order.id}`}
          variant="default"
          leftSection={<IconHelp size={16} stroke={1.5} aria-hidden="true" />}
        >
          Ask for help
        </Button>
      </PageHeader>
      <TripStatus order={order} now={now} />
      <div className={css.notices}>
        <ScheduleNotice order={order} />
        <ChangeAsked change={order.change} />
        <PolicyGaps gaps={gaps} orderId={order.id} />
      </div>
      {facts}
      <TransferAwaited order={order} />
      <div className={css.columns}>
        <div className={css.story}>{children}</div>
        <aside className={css.aside} aria-label="Price and documents">
          <SoldTogether order={order} />
          <ChosenProtection made={protection} />
          <Documents order={order} />
          <DetailSection title="Price">
            <SummaryList rows={orderStatement(order)} />
          </DetailSection>
          {order.payments.length > 0 && <Payments order={order} />}
        </aside>
      </div>
    </Page>
  )
}
