import { IconCalendar, IconDownload, IconFileText, IconPrinter, IconTicket } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import type { OrderDetail } from '#contract/orders.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import css from '../../../order/records.module.css'
import { EmailConfirmation } from './email-confirmation.tsx'

const faces = { pdf: { icon: IconFileText, words: 'PDF' }, ics: { icon: IconCalendar, words: 'Calendar file' } }

/** Files to download or to mail, and the order as a sheet to print or as tickets to read. */
export function Documents({ order }: { order: OrderDetail }) {
  const hasTickets = order.product === 'flight' && order.people.some((person) => person.ticketNumber)
  if (order.product === 'stay' && order.documents.length === 0) return null
  return (
    <DetailSection title="Documents" isForScreen>
      {order.documents.map(({ title, href: address, kind }) => {
        const { icon: Icon, words } = faces[kind]
        return (
          <a key={address} href={address} download className={css.document}>
            <Icon size={18} stroke={1.5} aria-hidden="true" />
            <span>{title}</span>
            <small className={css.kind}>{words}</small>
            <IconDownload size={16} stroke={1.5} aria-hidden="true" />
          </a>
        )
      })}
      {hasTickets && (
        <Link to={href('/order/flight/ticket/detail/:id', { id: order.id })} prefetch="intent" className={css.document}>
          <IconTicket size={18} stroke={1.5} aria-hidden="true" />
          <span>Tickets and coupons</span>
        </Link>
      )}
      {order.product === 'flight' && (
        <Link to={href('/order/flight/export/:id', { id: order.id })} className={css.document}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          <span>Sheet to print</span>
        </Link>
      )}
      {order.documents.length > 0 && <EmailConfirmation order={order} />}
    </DetailSection>
  )
}
