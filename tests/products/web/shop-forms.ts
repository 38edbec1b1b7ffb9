import type { BuiltProduct } from '#products/sold.ts'
import { FlightSearchBlock } from '#web/products/flight/shop/search/block.tsx'
import type { ShopForm } from '#web/products/shop-form.ts'
import { StaySearchBlock } from '#web/products/stay/shop/search/block.tsx'
import { TourSearchBlock } from '#web/products/tour/shop/search/block.tsx'

/** The real rows, and that of the product that only tests declare. */
export const shopForms: Record<BuiltProduct, ShopForm> = {
  flight: FlightSearchBlock,
  stay: StaySearchBlock,
  tour: TourSearchBlock,
  protection: () => null,
}
