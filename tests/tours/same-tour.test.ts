import { expect, it } from 'vitest'
import { isSameTour } from '#domain/tours/same-tour.ts'
import { mapListing } from '#integrations/tours/octo/map-product.ts'
import { WireProduct } from '#integrations/tours/octo/wire.ts'
import { productsOf } from '#sandbox/inventory/tours/products.ts'
import { tourSuppliers } from '#sandbox/inventory/tours/suppliers.ts'
import { presentProduct } from '#sandbox/octo/present-product.ts'

const presenting = { has: new Set(['octo/content', 'octo/pricing'] as const), baseUrl: 'http://127.0.0.1', day: '2026-12-10' }

/** The listings of a supplier by city, with what they really are. */
const listings = (supplier: (typeof tourSuppliers)[number]) =>
  Map.groupBy(
    [...productsOf(supplier).values()].flatMap((product) => {
      const listing = mapListing(WireProduct.parse(presentProduct(product, presenting)), supplier.id)
      return listing ? [{ listing, truth: `${product.city.index} ${product.theme.key}`, city: product.city.index }] : []
    }),
    ({ city }) => city,
  )

it('tours of two suppliers are joined with precision 0.99 and recall 0.85', () => {
  const [first, second] = tourSuppliers.map(listings)
  let right = 0
  let wrong = 0
  let missed = 0
  for (const [city, theirs] of second ?? [])
    for (const one of theirs)
      for (const other of first?.get(city) ?? []) {
        const isSame = one.truth === other.truth
        const isJoined = isSameTour(one.listing, other.listing)
        if (isSame && isJoined) right += 1
        if (!isSame && isJoined) wrong += 1
        if (isSame && !isJoined) missed += 1
      }
  expect(right).toBeGreaterThan(500)
  expect(right / (right + wrong)).toBeGreaterThan(0.99)
  expect(right / (right + missed)).toBeGreaterThan(0.85)
})
