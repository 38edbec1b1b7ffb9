import { data, redirect } from 'react-router'
import type { Route } from './+types/product'
import { sellable } from './sellable.ts'

/** `/order/new/flight` leads to where the sale of that product starts; a product that is not sold is not found. */
export function loader({ params }: Route.LoaderArgs) {
  const product = sellable.find((one) => one.id === params.order)
  if (!product) throw data(null, { status: 404 })
  throw redirect(product.to)
}

export default function Product() {
  return null
}
