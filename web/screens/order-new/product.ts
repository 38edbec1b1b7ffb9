import { data, redirect } from 'react-router'
import { allProducts } from '../../products/product-of.ts'
import type { Route } from './+types/product'

/** `/order/new/flight` leads to where the sale of that product starts; a product that is not sold is not found. */
export function loader({ params }: Route.LoaderArgs) {
  const product = allProducts.find(({ newOrder }) => newOrder === params.order)
  if (!product) throw data(null, { status: 404 })
  throw redirect(product.search)
}

export default function Product() {
  return null
}
