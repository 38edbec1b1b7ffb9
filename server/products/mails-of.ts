import { mails } from '#products/server/mails.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductMails } from '../modules/products/product-mails.ts'

export const mailsOf = ({ product }: Pick<Order, 'product'>): ProductMails => mails[product]
