import { deadlineWords } from '#domain/deadline.ts'
import { clockPlaceOf } from '#domain/travel/places.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductMails } from '../../products/product-mails.ts'
import { ticketFacts } from './ticket-facts.ts'

export const flightMails: ProductMails<OrderOf<'flight'>> = {
  documents(ctx, record) {
    const data = ticketFacts(ctx, record)
    return { template: data.kind === 'e-ticket' ? 'order-issued' : 'order-itinerary', data }
  },
  rescheduled: (ctx, record, changed) => ({
    template: 'order-rescheduled',
    data: { facts: ticketFacts(ctx, record), ...changed },
  }),
  held(ctx, record, { template, payBy }) {
    const { customer, itinerary } = record.order
    const departure = clockPlaceOf(itinerary.slices[0]?.from ?? '')
    return {
      template,
      data: { facts: ticketFacts(ctx, record), customer, deadline: deadlineWords(payBy, departure, ctx.regional.zone) },
    }
  },
}
