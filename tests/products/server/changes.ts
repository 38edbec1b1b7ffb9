import type { BuiltProduct } from '#products/sold.ts'
import type { ProductChange } from '#server/modules/products/product-change.ts'
import { tourChange } from '#server/modules/tours/change/tour-change.ts'

/** The real rows, and that of the product that only tests declare. */
export const changes: { [P in BuiltProduct]: ProductChange | null } = {
  flight: null,
  stay: null,
  tour: tourChange,
  protection: null,
}
