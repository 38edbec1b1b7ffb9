import { renderItineraryIcs } from '../../../documents/itinerary-ics.ts'
import { renderTicketPdf, ticketDocument } from '../../../documents/ticket-pdf.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductDocuments } from '../../products/product-documents.ts'
import { ticketFacts } from './ticket-facts.ts'

/** The airline has the booking, but there is no ticket to travel with yet. */
const notTicketed = { kind: 'itinerary', title: 'Itinerary, not ticketed', hasCalendar: false }

export const flightDocuments: ProductDocuments<OrderOf<'flight'>> = {
  kinds: { 'Not Paid': notTicketed, Booked: notTicketed, Issued: { kind: 'e-ticket', title: 'E-ticket', hasCalendar: true } },
  pdf: (ctx, record) => renderTicketPdf(ticketFacts(ctx, record)),
  document: (ctx, record) => ticketDocument(ticketFacts(ctx, record)),
  calendar: (ctx, record) => renderItineraryIcs(ticketFacts(ctx, record)),
}
