import { renderTourIcs } from '../../../documents/tour-ics.ts'
import { renderTourVoucherPdf, tourVoucherDocument } from '../../../documents/tour-voucher-pdf.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductDocuments } from '../../products/product-documents.ts'
import { tourFacts } from './tour-facts.ts'

export const tourDocuments: ProductDocuments<OrderOf<'tour'>> = {
  kinds: { Issued: { kind: 'voucher', title: 'Voucher', hasCalendar: true } },
  pdf: (ctx, record) => renderTourVoucherPdf(tourFacts(ctx, record)),
  document: (ctx, record) => tourVoucherDocument(tourFacts(ctx, record)),
  calendar: (ctx, record) => renderTourIcs(tourFacts(ctx, record)),
}
