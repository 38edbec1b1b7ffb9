import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductMails } from '../../products/product-mails.ts'
import { policyFacts } from './policy-facts.ts'

export const policyMails: ProductMails<OrderOf<'protection'>> = {
  documents: (ctx, record) => ({ template: 'policy-confirmed', data: policyFacts(ctx, record) }),
  changed: (ctx, record, changed) => ({ template: 'policy-changed', data: { facts: policyFacts(ctx, record), ...changed } }),
  cancelled: (ctx, record, returned) => ({
    template: 'policy-cancelled',
    data: { facts: policyFacts(ctx, record), ...returned },
  }),
}
