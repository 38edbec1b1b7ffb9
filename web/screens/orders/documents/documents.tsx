import { Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { DocumentLink } from '../../../order/document-link.tsx'
import css from '../../../order/records.module.css'
import { partsOf } from '../../../products/order-parts.ts'
import { EmailConfirmation } from './email-confirmation.tsx'

/** Files to download or mail, and the order as a sheet to print or as tickets. */
export function Documents({ order }: { order: OrderDetail }) {
  const pages = partsOf(order).pages(order)
  if (order.documents.length === 0 && pages.length === 0) return null
  return (
    <DetailSection title="Documents" isForScreen>
      {order.documents.map((document) => (
        <DocumentLink key={document.href} {...document} />
      ))}
      {pages.map(({ to, icon: Icon, label, isPrefetched }) => (
        <Link key={to} to={to} prefetch={isPrefetched ? 'intent' : 'none'} className={css.document}>
          <Icon size={18} stroke={1.5} aria-hidden="true" />
          <span>{label}</span>
        </Link>
      ))}
      {order.documents.length > 0 && <EmailConfirmation order={order} />}
    </DetailSection>
  )
}
