import type { BuiltProduct } from '#domain/sold-products.ts'
import { mailStayCancelled } from '../../modules/notifications/mail-stay-cancelled.ts'
import { mailTickets } from '../../modules/notifications/mail-tickets.ts'
import { mailVoucher } from '../../modules/notifications/mail-voucher.ts'
import type { ProductMails } from '../../modules/products/product-mails.ts'

/** Every product that is sold: one row each. */
export const mails: Record<BuiltProduct, ProductMails> = {
  flight: { documents: mailTickets },
  stay: { documents: mailVoucher, cancelled: mailStayCancelled },
}
