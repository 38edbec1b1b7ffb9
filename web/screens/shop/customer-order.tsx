import { Button } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Money } from '../../kit/money.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import type { OrderFace } from '../orders/desk-order.tsx'
import css from '../orders/detail.module.css'
import { Documents } from '../orders/documents.tsx'
import { Itinerary } from '../orders/itinerary.tsx'
import { KeyFacts } from '../orders/key-facts.tsx'
import { PayPanel } from '../orders/pay-panel.tsx'
import { Payments } from '../orders/payments.tsx'
import { PriceMoved } from '../orders/price-moved.tsx'
import { Trail } from '../orders/trail.tsx'
import { TransferAwaited } from '../orders/transfer-awaited.tsx'
import { Travellers } from '../orders/travellers.tsx'
import { useFollow } from '../orders/use-follow.ts'
import { TripStatus } from './trip-status.tsx'

/** A booking as the traveller who made it sees it: where it stands, the journey, the tickets, what was paid, and help. */
export function CustomerOrder({ order, now, failed, moved }: OrderFace) {
  useFollow(order, now)
  const { total, paid, due, itinerary } = order
  return (
    <Page>
      <PageHeader
        title={order.title}
        context={
          <Trail
            parts={[
              <Link key="trips" to={href('/trips')}>
                My trips
              </Link>,
              order.bookingReference ?? order.number,
            ]}
          />
        }
      >
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
      <KeyFacts order={order} />
      <TransferAwaited order={order} />
      <div className={css.columns}>
        <div className={css.story}>
          {moved && <PriceMoved order={order} moved={moved} />}
          {order.pay && !moved && <PayPanel pay={order.pay} outcome={failed} />}
          <Itinerary itinerary={itinerary} />
          <Travellers order={order} />
        </div>
        <aside className={css.aside} aria-label="Price and documents">
          <Documents order={order} />
          <DetailSection title="Price">
            <SummaryList
              rows={[
                { label: 'Total', value: <Money {...total} exact /> },
                { label: 'Paid', value: <Money {...paid} exact /> },
                ...(due.amount > 0 ? [{ label: 'To pay', value: <Money {...due} exact />, tone: 'total' as const }] : []),
              ]}
            />
          </DetailSection>
          {order.payments.length > 0 && <Payments order={order} />}
        </aside>
      </div>
    </Page>
  )
}
