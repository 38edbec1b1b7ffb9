import { data, redirect } from 'react-router'
import { allProducts } from '../../products/product-of.ts'
import type { Route } from './+types/product'

/** `/order/new/flight` redirects to that product's search; an unknown product is a 404. */
export function loader({ params }: Route.LoaderArgs) {
  const product = allProducts.find(({ newOrder }) => newOrder === params.order)
  if (!product) throw data(null, { status: 404 })
  throw redirect(product.search)
}

export default function Product() {
  return null
}
