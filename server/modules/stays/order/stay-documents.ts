import { renderStayIcs } from '../../../documents/stay-ics.ts'
import { renderVoucherPdf, voucherDocument } from '../../../documents/voucher-pdf.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductDocuments } from '../../products/product-documents.ts'
import { voucherFacts } from './voucher-facts.ts'

export const stayDocuments: ProductDocuments<OrderOf<'stay'>> = {
  kinds: { Issued: { kind: 'voucher', title: 'Voucher', hasCalendar: true } },
  pdf: (ctx, record) => renderVoucherPdf(voucherFacts(ctx, record)),
  document: (ctx, record) => voucherDocument(voucherFacts(ctx, record)),
  calendar: (ctx, record) => renderStayIcs(voucherFacts(ctx, record)),
  detail: ({ itinerary }) => itinerary.roomName,
}
