import type { BuiltProduct } from '#domain/sold-products.ts'
import { renderItineraryIcs } from '../../documents/itinerary-ics.ts'
import { renderStayIcs } from '../../documents/stay-ics.ts'
import { renderTicketPdf } from '../../documents/ticket-pdf.ts'
import { renderVoucherPdf } from '../../documents/voucher-pdf.ts'
import { readOrderFacts } from '../../modules/orders/documents/read-order-facts.ts'
import { readVoucherFacts } from '../../modules/orders/documents/read-voucher-facts.ts'
import type { ProductDocuments } from '../../modules/products/product-documents.ts'

/** Every product that has documents: one row each. */
export const documents: Record<BuiltProduct, ProductDocuments> = {
  flight: {
    async pdf(ctx, id) {
      const facts = await readOrderFacts(ctx, id)
      return { number: facts.number, bytes: await renderTicketPdf(facts) }
    },
    async calendar(ctx, id) {
      const facts = await readOrderFacts(ctx, id)
      return { number: facts.number, text: renderItineraryIcs(facts) }
    },
  },
  stay: {
    async pdf(ctx, id) {
      const facts = await readVoucherFacts(ctx, id)
      return { number: facts.number, bytes: await renderVoucherPdf(facts) }
    },
    async calendar(ctx, id) {
      const facts = await readVoucherFacts(ctx, id)
      return { number: facts.number, text: renderStayIcs(facts) }
    },
  },
}
