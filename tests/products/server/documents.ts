import type { BuiltProduct } from '#products/sold.ts'
import { renderItineraryIcs } from '#server/documents/itinerary-ics.ts'
import { renderStayIcs } from '#server/documents/stay-ics.ts'
import { renderTicketPdf, ticketDocument } from '#server/documents/ticket-pdf.ts'
import { renderTourIcs } from '#server/documents/tour-ics.ts'
import { renderTourVoucherPdf, tourVoucherDocument } from '#server/documents/tour-voucher-pdf.ts'
import { renderVoucherPdf, voucherDocument } from '#server/documents/voucher-pdf.ts'
import { ticketFacts } from '#server/modules/flights/order/ticket-facts.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductDocuments } from '#server/modules/products/product-documents.ts'
import { voucherFacts } from '#server/modules/stays/order/voucher-facts.ts'
import { tourFacts } from '#server/modules/tours/order/tour-facts.ts'
import { bagDocuments } from '../bags/order.ts'

/** The airline has the booking, but there is no ticket to travel with yet. */
const notTicketed = { kind: 'itinerary', title: 'Itinerary, not ticketed', hasCalendar: false }

/** The real rows, and that of the product that only tests declare. */
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
  protection: bagDocuments,
}
