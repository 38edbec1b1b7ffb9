import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrderQuery } from '#contract/orders/order-query.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency, buildMember, buildOrder, ngn } from '#tests/factories.ts'
import type { Ctx } from '../../ctx.ts'
import { orders, scheduleChanges } from '../../db/schema/index.ts'
import { listOrders } from '../orders/list/list-orders.ts'
import { countAttention, listAttention } from './attention.ts'
import { readDeskLists } from './read-desk-lists.ts'
import { salesByDay } from './sales-by-day.ts'

let t: TestApp
let ctx: Ctx
let agent: Ctx

/** 00:30 in Lagos, still the previous day in UTC. */
const NOW = new Date('2026-11-20T23:30:00Z')
const at = (text: string) => new Date(text)

beforeAll(async () => {
  t = await testApp()
  t.setClock(() => NOW)
  ctx = await buildAgency(t.system)
  agent = await buildMember(t.system, ctx.agencyId, 'agent')
  const stranger = await buildAgency(t.system)
  await buildOrder(stranger, { status: 'AwaitingAdmin' })
})
afterAll(() => t.close())

describe('the desk', () => {
  it('is empty for a new agency', async () => {
    const desk = await ctx.tx(async (tx) => ({ ...(await readDeskLists(tx, ctx)), ...(await salesByDay(tx, ctx)) }))
    expect(desk).toMatchObject({ holds: [], awaitingTickets: [], needsDecision: [], departures: [], recent: [] })
    expect(desk.totals).toEqual({ orders: 0, sales: ngn(0), margin: ngn(0) })
    expect(desk.sales).toHaveLength(30)
    expect(desk.sales.at(-1)?.day).toBe('2026-11-21')
  })

  it('lists the nearest day first and within it the highest amount, without expired holds', async () => {
    await buildOrder(ctx, { number: 1, status: 'Not Paid', total: 100, payBy: at('2026-11-21T08:00:00Z') })
    await buildOrder(ctx, { number: 2, status: 'Not Paid', total: 900, payBy: at('2026-11-21T16:00:00Z') })
    await buildOrder(ctx, { number: 3, status: 'Not Paid', total: 5_000, payBy: at('2026-11-22T00:30:00Z') })
    await buildOrder(ctx, { number: 4, status: 'Not Paid', total: 9_999, payBy: at('2026-11-20T20:00:00Z') })
    const { holds } = await ctx.tx((tx) => readDeskLists(tx, ctx))
    expect(holds.map((order) => order.number)).toEqual(['TW-2', 'TW-1', 'TW-3'])
  })

  it('lists paid orders that are not issued, and those that await a decision', async () => {
    for (const [number, status] of [
      [11, 'Paid'],
      [12, 'CustomerPaid'],
      [13, 'PendingTicketIssue'],
      [14, 'Booked'],
      [15, 'AwaitingAdmin'],
    ] as const)
      await buildOrder(ctx, { number, status, createdAt: at(`2026-11-20T${number}:00:00Z`) })
    const desk = await ctx.tx((tx) => readDeskLists(tx, ctx))
    expect(desk.awaitingTickets.map((order) => order.number)).toEqual(['TW-11', 'TW-12', 'TW-13', 'TW-14'])
    expect(desk.needsDecision.map((order) => order.number)).toEqual(['TW-15'])
  })

  it('lists issued departures of the next seven days', async () => {
    await buildOrder(ctx, { number: 21, departsAt: '2026-11-21T05:00:00' })
    await buildOrder(ctx, { number: 22, departsAt: '2026-11-27T23:59:00' })
    await buildOrder(ctx, { number: 23, departsAt: '2026-11-28T00:10:00' })
    await buildOrder(ctx, { number: 24, departsAt: '2026-11-20T23:00:00' })
    const { departures } = await ctx.tx((tx) => readDeskLists(tx, ctx))
    expect(departures.map((order) => order.number)).toEqual(['TW-21', 'TW-22'])
  })

  it('counts all orders with new flight times, of which it lists the first, as the order list does', async () => {
    const fresh = await buildAgency(t.system)
    for (let n = 1; n <= 23; n += 1) {
      const orderId = await buildOrder(fresh, { number: n, departsAt: '2026-12-14T22:45:00' })
      await fresh.tx(async (tx) => {
        await tx
          .update(orders)
          .set({ endsAt: at('2026-12-15T06:00:00Z') })
          .where(eq(orders.id, orderId))
        const change = { id: fresh.newId(), supplierChangeId: `change-${n}`, before: [], after: [], detectedAt: NOW }
        // The last one was answered.
        await tx
          .insert(scheduleChanges)
          .values({ ...change, agencyId: fresh.agencyId, orderId, answer: n === 23 ? 'accepted' : null })
      })
    }
    const { rescheduled, rescheduledTotal } = await fresh.tx((tx) => readDeskLists(tx, fresh))
    const { tabs } = await listOrders(fresh, OrderQuery.parse({ filterType: 'schedule-changed' }))
    expect(rescheduled).toHaveLength(20)
    expect(rescheduledTotal).toEqual({ count: 22, isMore: false })
    expect(tabs.find(({ product }) => product === 'flight')).toEqual({ product: 'flight', ...rescheduledTotal })
  })

  it('counts decisions and holds that end within 24 hours', async () => {
    // Held: 1 and 2 end today, 4 has ended but is not released yet, 3 ends in 25 hours; 15 awaits a decision.
    const attention = await ctx.tx(async (tx) => ({
      count: (await countAttention(tx, ctx)).attention,
      listed: await listAttention(tx, ctx),
    }))
    expect(attention.count).toBe(4)
    expect(attention.listed.map((order) => order.number)).toEqual(['TW-15', 'TW-4', 'TW-1', 'TW-2'])
  })
})

describe('sales figures', () => {
  it('count issued orders on the day in Lagos on which they were sold, whenever they were made', async () => {
    const fresh = await buildAgency(t.system)
    await buildOrder(fresh, { total: 1_000, margin: 100, createdAt: at('2026-11-19T23:30:00Z') })
    await buildOrder(fresh, { total: 2_000, margin: 200, createdAt: at('2026-11-20T22:30:00Z') })
    await buildOrder(fresh, { total: 4_000, margin: 400, createdAt: at('2026-10-20T12:00:00Z') })
    await buildOrder(fresh, { total: 8_000, margin: 800, status: 'Refunded', createdAt: at('2026-11-20T12:00:00Z') })
    // Held in October, paid on the 20th of November.
    await buildOrder(fresh, { total: 500, margin: 50, createdAt: at('2026-10-01T12:00:00Z'), soldAt: at('2026-11-20T09:00:00Z') })
    const { sales, totals } = await fresh.tx((tx) => salesByDay(tx, fresh))
    expect(sales.find((day) => day.day === '2026-11-20')).toEqual({ day: '2026-11-20', orders: 3, sales: 3_500, margin: 350 })
    expect(totals).toEqual({ orders: 3, sales: ngn(3_500), margin: ngn(350) })
  })

  it('are compared with the preceding period of equal length, and listed by product', async () => {
    const fresh = await buildAgency(t.system)
    await buildOrder(fresh, { total: 3_000, margin: 300, createdAt: at('2026-11-20T12:00:00Z') })
    await buildOrder(fresh, { total: 5_000, margin: 500, createdAt: at('2026-11-15T12:00:00Z'), product: 'stay' })
    // The first day of the seven days before, and the day before those.
    await buildOrder(fresh, { total: 2_000, margin: 200, createdAt: at('2026-11-07T23:00:00Z') })
    await buildOrder(fresh, { total: 7_000, margin: 700, createdAt: at('2026-11-07T22:59:00Z') })
    const { sales, totals, before, byProduct } = await fresh.tx((tx) => salesByDay(tx, fresh, 7))
    expect(sales.map(({ day }) => day)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`))
    expect(totals).toEqual({ orders: 2, sales: ngn(8_000), margin: ngn(800) })
    expect(before).toEqual({ orders: 1, sales: ngn(2_000), margin: ngn(200) })
    expect(byProduct).toEqual([
      { product: 'stay', orders: 1, sales: ngn(5_000) },
      { product: 'flight', orders: 1, sales: ngn(3_000) },
    ])
  })

  it('use the agency’s time zone: 23:30 in Lagos is 01:30 of the next day in Nairobi', async () => {
    const soldAt = at('2026-11-20T22:30:00Z')
    const [lagos, nairobi] = [await buildAgency(t.system), await buildAgency(t.system, { country: 'KE' })]
    const daysOf = async (of: Ctx) => {
      await buildOrder(of, { total: 1_000, createdAt: soldAt, departsAt: '2026-11-21T06:00:00', currency: of.regional.currency })
      const { sales } = await of.tx((tx) => salesByDay(tx, of))
      return sales.flatMap(({ day, orders }) => (orders > 0 ? [day] : []))
    }
    expect(await daysOf(lagos)).toEqual(['2026-11-20'])
    expect(await daysOf(nairobi)).toEqual(['2026-11-21'])
  })

  it('list a departure until its day has ended in the agency’s time zone', async () => {
    const [lagos, nairobi] = [await buildAgency(t.system), await buildAgency(t.system, { country: 'KE' })]
    const seen = async (of: Ctx) => {
      await buildOrder(of, { departsAt: '2026-11-21T06:00:00', currency: of.regional.currency })
      const late = { ...of, now: () => at('2026-11-21T22:30:00Z') }
      return (await of.tx((tx) => readDeskLists(tx, late))).departures.length
    }
    expect(await seen(lagos)).toBe(1)
    expect(await seen(nairobi)).toBe(0)
  })

  it('hide the margin from roles that may not see it', async () => {
    const { sales, totals } = await agent.tx((tx) => salesByDay(tx, agent))
    expect(totals.margin).toBeNull()
    expect(sales.every((day) => day.margin === null)).toBe(true)
  })
})
