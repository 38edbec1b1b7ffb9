import { href } from 'react-router'
import type { Product } from '#domain/products.ts'

/** The page of an order, by what it is of. */
export const orderAddress = ({ product, id }: { product: Product; id: string }): string =>
  product === 'stay' ? href('/order/stay/:id', { id }) : href('/order/flight/:id', { id })

/** Where a checkout that is not paid yet is paid. */
export const payAddress = (product: Product, checkoutId: string): string =>
  product === 'stay'
    ? `/accommodation/payment?checkout=${checkoutId}`
    : href('/order/new/flight/book/payment/:id', { id: checkoutId })
