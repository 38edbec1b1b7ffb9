import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconClockOff,
  IconCreditCard,
  IconHourglass,
  type IconProps,
  IconReceipt,
  IconTicket,
  IconTicketOff,
  IconUserExclamation,
  IconX,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Product, type ProductFacts, productFacts } from '#domain/products.ts'
import css from './status-pill.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet'

type Icon = ComponentType<IconProps>

/** One row a status: its label, colour and icon. Colour is never the only sign. */
const faces: Record<OrderStatus, { label: string; tone: Tone; icon: Icon }> = {
  Pending: { label: 'Pending', tone: 'info', icon: IconHourglass },
  'Not Paid': { label: 'Not paid', tone: 'warn', icon: IconClock },
  CustomerPaid: { label: 'Customer paid', tone: 'info', icon: IconReceipt },
  Paid: { label: 'Paid', tone: 'info', icon: IconCreditCard },
  PendingTicketIssue: { label: 'Pending ticket issue', tone: 'info', icon: IconTicket },
  AwaitingAdmin: { label: 'Awaiting admin', tone: 'warn', icon: IconUserExclamation },
  Booked: { label: 'Booked', tone: 'good', icon: IconCheck },
  Issued: { label: 'Issued', tone: 'good', icon: IconCircleCheck },
  TicketCancelationRequested: { label: 'Cancellation requested', tone: 'warn', icon: IconTicketOff },
  TicketCanceled: { label: 'Ticket cancelled', tone: 'quiet', icon: IconTicketOff },
  Failed: { label: 'Failed', tone: 'bad', icon: IconAlertTriangle },
  Expired: { label: 'Expired', tone: 'quiet', icon: IconClockOff },
  AutoCanceled: { label: 'Auto-cancelled', tone: 'quiet', icon: IconBan },
  Cancelled: { label: 'Cancelled', tone: 'quiet', icon: IconX },
  Refunded: { label: 'Refunded', tone: 'quiet', icon: IconArrowBackUp },
}

type Labels = Partial<Record<OrderStatus, string>>

/** For products that are confirmed by their seller, without a ticket. */
const confirmed = ({ seller }: ProductFacts): Labels => ({
  Issued: 'Confirmed',
  PendingTicketIssue: `Waiting for the ${seller}`,
  TicketCanceled: 'Cancelled',
})

/** Labels of a status that differ by product. */
const labels: Record<Product, Labels> = {
  flight: {},
  stay: confirmed(productFacts.stay),
  tour: confirmed(productFacts.tour),
  protection: confirmed(productFacts.protection),
}

/** The label of an order's status, for pills, filters and sentences. */
export const statusLabel = (status: OrderStatus, product: Product): string => labels[product][status] ?? faces[status].label

/** An order's status: colour, icon and word. */
export function StatusPill({ of: { status, product } }: { of: { status: OrderStatus; product: Product } }) {
  const { tone, icon } = faces[status]
  return (
    <Pill tone={tone} icon={icon}>
      {statusLabel(status, product)}
    </Pill>
  )
}

/** A small labelled state of anything: `<Pill tone="warn" icon={IconClock}>Due today</Pill>`. */
export function Pill({ tone, icon: Icon, children }: { tone: Tone; icon?: Icon; children: ReactNode }) {
  return (
    <span className={css.pill} data-tone={tone}>
      {Icon && <Icon size={14} stroke={1.75} aria-hidden="true" />}
      {children}
    </span>
  )
}
