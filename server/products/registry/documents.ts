import type { BuiltProduct } from '#domain/sold-products.ts'
import { renderItineraryIcs } from '../../documents/itinerary-ics.ts'
import { renderStayIcs } from '../../documents/stay-ics.ts'
import { renderTicketPdf, ticketDocument } from '../../documents/ticket-pdf.ts'
import { renderTourIcs } from '../../documents/tour-ics.ts'
import { renderTourVoucherPdf, tourVoucherDocument } from '../../documents/tour-voucher-pdf.ts'
import { renderVoucherPdf, voucherDocument } from '../../documents/voucher-pdf.ts'
import { ticketFacts } from '../../modules/flights/order/ticket-facts.ts'
import type { OrderOf } from '../../modules/products/order-of-product.ts'
import type { ProductDocuments } from '../../modules/products/product-documents.ts'
import { policyDocuments } from '../../modules/policies/order/policy-documents.ts'
import { voucherFacts } from '../../modules/stays/order/voucher-facts.ts'
import { tourFacts } from '../../modules/tours/order/tour-facts.ts'

/** The airline has the booking, but there is no ticket to travel with yet. */
const notTicketed = { kind: 'itinerary', title: 'Itinerary, not ticketed', hasCalendar: false }

/** Every product that has documents: one row each. */
export const documents: { [P in BuiltProduct]: ProductDocuments<OrderOf<P>> } = {
  flight: {
    kinds: { 'Not Paid': notTicketed, Booked: notTicketed, Issued: { kind: 'e-ticket', title: 'E-ticket', hasCalendar: true } },
    pdf: (ctx, record) => renderTicketPdf(ticketFacts(ctx, record)),
    document: (ctx, record) => ticketDocument(ticketFacts(ctx, record)),
    calendar: (ctx, record) => renderItineraryIcs(ticketFacts(ctx, record)),
  },
  stay: {
    kinds: { Issued: { kind: 'voucher', title: 'Voucher', hasCalendar: true } },
    pdf: (ctx, record) => renderVoucherPdf(voucherFacts(ctx, record)),
    document: (ctx, record) => voucherDocument(voucherFacts(ctx, record)),
    calendar: (ctx, record) => renderStayIcs(voucherFacts(ctx, record)),
    detail: ({ itinerary }) => itinerary.roomName,
  },
  tour: {
    kinds: { Issued: { kind: 'voucher', title: 'Voucher', hasCalendar: true } },
    pdf: (ctx, record) => renderTourVoucherPdf(tourFacts(ctx, record)),
    document: (ctx, record) => tourVoucherDocument(tourFacts(ctx, record)),
    calendar: (ctx, record) => renderTourIcs(tourFacts(ctx, record)),
  },
  protection: policyDocuments,
}
