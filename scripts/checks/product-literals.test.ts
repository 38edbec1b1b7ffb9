import { expect, test } from 'vitest'
import { products } from '#domain/products.ts'
import { linesWithComparison, listProductLiterals } from './product-literals.ts'

test.each(products)('a comparison with %s is refused in each form', (product) => {
  for (const line of [
    `if (order.product === '${product}') return`,
    `if ('${product}' !== order.product) return`,
    `case '${product}':`,
    `order.product == "${product}" ? a : b`,
    `soldProducts.includes('${product}')`,
    `and(eq(orders.product, '${product}'))`,
    `productFacts[product ?? '${product}']`,
    `if (!isOf('${product}', order)) return`,
    `const item = itemOf('${product}', soleItem(row))`,
    `orderOnly('${product}', order)`,
    `if (sells(site.settings, '${product}')) return`,
  ])
    expect(linesWithComparison(`const before = 1\n${line}\n`), line).toEqual([2])
})

test('a site is asked for a product by the product’s name, not by the setting’s', () => {
  expect(linesWithComparison("settings.activeProducts.includes('hotels')")).toEqual([1])
})

test('a product’s own folders may ask for it', () => {
  const line = "const item = itemOf('flight', soleItem(row))"
  for (const path of ['server/modules/flights/a.ts', 'server/modules/flight-checkouts/a.ts', 'contract/products/flight.ts'])
    expect(linesWithComparison(line, path), path).toEqual([])
  expect(linesWithComparison(line, 'server/modules/checkouts/a.ts')).toEqual([1])
})

test('tables, arguments, types and comments are not refused', () => {
  const fine = [
    "{ product: 'stay' }",
    "noun('stay')",
    "ProductSale<SaleOf<'stay'>>",
    "// where product === 'stay'",
    "flight: 'stay'",
  ]
  expect(linesWithComparison(fine.join('\n'))).toEqual([])
})

test('no shared code compares a product with its name', async () => {
  expect(await listProductLiterals()).toEqual([])
})
