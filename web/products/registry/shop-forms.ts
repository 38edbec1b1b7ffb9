import type { BuiltProduct } from '#domain/sold-products.ts'
import { FlightSearchBlock } from '../flight/shop/search/block.tsx'
import { PolicySearchBlock } from '../protection/shop-form.tsx'
import type { ShopForm } from '../shop-form.ts'
import { StaySearchBlock } from '../stay/shop/search/block.tsx'
import { TourSearchBlock } from '../tour/shop/search/block.tsx'

/** The search forms of a storefront's pages: one per product, in the order of their tabs. */
export const shopForms: Record<BuiltProduct, ShopForm> = {
  flight: FlightSearchBlock,
  stay: StaySearchBlock,
  tour: TourSearchBlock,
  protection: PolicySearchBlock,
}
