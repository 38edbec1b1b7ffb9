import type { BuiltProduct } from '#domain/sold-products.ts'
import { policyChange } from '../../modules/policies/change/policy-change.ts'
import type { ProductChange } from '../../modules/products/product-change.ts'
import { tourChange } from '../../modules/tours/change/tour-change.ts'

/** How a confirmed order of each product is changed at its supplier; null for products that are not changed. */
export const changes: { [P in BuiltProduct]: ProductChange | null } = {
  flight: null,
  stay: null,
  tour: tourChange,
  protection: policyChange,
}
