import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductMails } from '../../products/product-mails.ts'
import { dayWords, tourFacts } from './tour-facts.ts'

export const tourMails: ProductMails<OrderOf<'tour'>> = {
  documents: (ctx, record) => ({ template: 'tour-confirmed', data: tourFacts(ctx, record) }),
  cancelled: (ctx, record, returned) => ({ template: 'tour-cancelled', data: { facts: tourFacts(ctx, record), ...returned } }),
  changed: (ctx, record, changed) => ({ template: 'tour-changed', data: { facts: tourFacts(ctx, record), ...changed } }),
  moved: (ctx, record, { from: { day, time }, reason }) => ({
    template: 'tour-moved',
    data: { facts: tourFacts(ctx, record), before: [dayWords(day), time].filter(Boolean).join(', '), reason },
  }),
}
