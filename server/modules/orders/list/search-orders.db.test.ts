import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderQuery } from '#contract/orders/order-query.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency, buildOrder } from '#tests/factories.ts'
import type { Ctx } from '../../../ctx.ts'
import { exportOrders } from './export-orders.ts'
import { listOrders } from './list-orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const list = (query: Record<string, unknown>, as: Ctx) => listOrders(as, OrderQuery.parse(query))

describe('a search among many orders', () => {
  let many: Ctx
  const found = async (query: Record<string, unknown>) => (await list(query, many)).items.map((row) => row.number)
  const far = [7, 16_383, 16_384, 40_000, 70_001]
  beforeAll(async () => {
    many = await buildAgency(t.system)
    for (const number of far) await buildOrder(many, { number, total: 80_000 - number, givenName: 'Amaka', familyName: 'Bello' })
    await buildOrder(many, { number: 50_000, givenName: 'Chidi', familyName: 'Eze' })
    for (let number = 100; number < 201; number += 1) await buildOrder(many, { number, givenName: 'Sade', familyName: 'Musa' })
  })

  it.each([
    ['-number', ['TW-70001', 'TW-40000', 'TW-16384', 'TW-16383', 'TW-7']],
    ['number', ['TW-7', 'TW-16383', 'TW-16384', 'TW-40000', 'TW-70001']],
    ['-total', ['TW-7', 'TW-16383', 'TW-16384', 'TW-40000', 'TW-70001']],
    ['total', ['TW-70001', 'TW-40000', 'TW-16384', 'TW-16383', 'TW-7']],
  ])('finds matches that are far apart by %s, page by page', async (sort, expected) => {
    expect(await found({ query: 'bello amaka', sort })).toEqual(expected)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await list({ query: 'amaka', sort, perPage: 2, after }, many)
      seen.push(...page.items.map((row) => row.number))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(expected)
  })

  it('is filtered by product and status', async () => {
    expect(await found({ query: 'amaka', type: 'tour' })).toEqual([])
    expect(await found({ query: 'chidi', type: 'flight', statusType: 'Issued' })).toEqual(['TW-50000'])
  })

  it('counts a hundred matches and reports that there are more', async () => {
    const flights = async (query: string) => (await list({ query }, many)).tabs.find((tab) => tab.product === 'flight')
    expect(await flights('sade')).toEqual({ product: 'flight', count: 100, isMore: true })
    expect(await flights('amaka')).toEqual({ product: 'flight', count: 5, isMore: false })
  })

  it('reports possible matches where older orders were not searched', async () => {
    const old = await buildAgency(t.system)
    await buildOrder(old, { number: 12, givenName: 'Amaka' })
    await buildOrder(old, { number: 400_000, givenName: 'Chidi' })
    const { items, tabs } = await list({ query: 'amaka' }, old)
    expect(items.map((row) => row.number)).toEqual(['TW-12'])
    expect(tabs).toContainEqual({ product: 'flight', count: 0, isMore: true })
    expect((await list({ query: '!&|' }, old)).tabs).toContainEqual({ product: 'flight', count: 0, isMore: false })
  })

  it('exports every match', async () => {
    const file = await exportOrders(many, OrderQuery.parse({ query: 'sade' }))
    expect((await file.text()).trim().split('\r\n')).toHaveLength(102)
  })
})
