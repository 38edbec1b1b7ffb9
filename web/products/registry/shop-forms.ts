import type { BuiltProduct } from '#domain/sold-products.ts'
import { FlightSearchBlock } from '../flight/shop/search/block.tsx'
import type { ShopForm } from '../shop-form.ts'
import { StaySearchBlock } from '../stay/shop/search/block.tsx'

/** How a storefront's pages search for every product that is sold: one form each, in the order of their tabs. */
export const shopForms: Record<BuiltProduct, ShopForm> = { flight: FlightSearchBlock, stay: StaySearchBlock }
