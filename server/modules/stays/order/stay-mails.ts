import type { OrderOf } from '../../products/order-of-product.ts'
import type { ProductMails } from '../../products/product-mails.ts'
import { voucherFacts } from './voucher-facts.ts'

export const stayMails: ProductMails<OrderOf<'stay'>> = {
  documents: (ctx, record) => ({ template: 'stay-confirmed', data: voucherFacts(ctx, record) }),
  cancelled: (ctx, record, returned) => ({ template: 'stay-cancelled', data: { facts: voucherFacts(ctx, record), ...returned } }),
}
