import { expect, test } from 'vitest'
import { findCycles } from './folder-cycles.ts'

const imports = (edges: Record<string, Record<string, string>>) =>
  new Map(Object.entries(edges).map(([from, others]) => [from, new Map(Object.entries(others))]))

test('folders with imports in one direction are no cycle', () => {
  expect(findCycles(imports({ shop: { orders: 'shop/a.ts', stays: 'shop/b.ts' }, stays: { orders: 'stays/c.ts' } }))).toEqual([])
})

test('a cycle is reported once, with a file for each of its imports', () => {
  expect(
    findCycles(imports({ stays: { orders: 'stays/c.ts' }, orders: { shop: 'orders/a.ts' }, shop: { stays: 'shop/b.ts' } })),
  ).toEqual(['orders -> shop -> stays -> orders (orders/a.ts, shop/b.ts, stays/c.ts)'])
})
