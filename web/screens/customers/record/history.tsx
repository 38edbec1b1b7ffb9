import { href, Link } from 'react-router'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { StatusPill } from '../../../kit/status-pill.tsx'
import { MailStatus } from '../../../order/mail-status.tsx'
import records from '../../../order/records.module.css'
import { orderAddress } from '../../../products/order-address.ts'
import { useMay } from '../../../session.ts'

/** The customer's orders, mails and messages, each newest first; of what the member's role includes. */
export function History({ customer }: { customer: Customer }) {
  const mayOrders = useMay('orders:read')
  const mayMails = useMay('mail:read')
  const mayMessages = useMay('messages:read')
  return (
    <>
      {mayOrders && <Orders {...customer} />}
      {mayMails && <Mails mails={customer.mails} />}
      {mayMessages && <Messages messages={customer.messages} />}
    </>
  )
}

function Orders({ orders, orderCount }: Pick<Customer, 'orders' | 'orderCount'>) {
  const hidden = orderCount - orders.length
  return (
    <DetailSection title="Orders">
      {orders.length === 0 && (
        <p className={records.none}>No orders yet. The first order with this e-mail address is listed here.</p>
      )}
      <ul className={records.list}>
        {orders.map((order) => (
          <li key={order.id} className={records.row}>
            <div className={records.line}>
              <Link className={records.strong} to={orderAddress(order)}>
                {order.number} {order.title}
              </Link>
              <StatusPill of={order} />
            </div>
            <div className={records.line}>
              <span className={records.quiet}>
                {order.departsAt ? <DateText value={order.departsAt} /> : 'No date'}, sold by {order.createdBy}
              </span>
              <Money {...order.total} exact />
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={records.none}>{hidden} older orders are in the list of orders.</p>}
    </DetailSection>
  )
}

function Mails({ mails }: Pick<Customer, 'mails'>) {
  return (
    <DetailSection title="Sent mail">
      {mails.length === 0 && <p className={records.none}>Nothing was mailed to this customer yet.</p>}
      <ul className={records.list}>
        {mails.map((mail) => (
          <li key={mail.id} className={records.row}>
            <div className={records.line}>
              <Link className={records.strong} to={href('/outbox/:id', { id: mail.id })}>
                {mail.subject}
              </Link>
              <MailStatus status={mail.status} />
            </div>
            <p className={records.quiet}>
              <DateText value={mail.at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function Messages({ messages }: Pick<Customer, 'messages'>) {
  return (
    <DetailSection title="Messages from the website">
      {messages.length === 0 && <p className={records.none}>This customer wrote nothing on your website yet.</p>}
      <ul className={records.list}>
        {messages.map((message) => (
          <li key={message.id} className={records.row}>
            {message.topic && <p className={records.strong}>{message.topic}</p>}
            <p>{message.message}</p>
            <p className={records.quiet}>
              <DateText value={message.at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
