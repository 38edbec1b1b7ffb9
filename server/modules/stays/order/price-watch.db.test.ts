import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openStayDesk } from '#tests/open-stay-desk.ts'

const { t, owner, orderOf, pay, bookedFromWallet } = await openStayDesk()

describe('the price of a confirmed stay that can be cancelled free of charge', () => {
  /** Sets the agency's cached markup for stays. */
  async function add(markup: { name: string; kind: 'percent'; value: number } | null) {
    const [agency] = (await t.system.db.execute<{ id: string }>(sql`select id from agencies where slug = 'skyways'`)).rows
    await t.system.cache.set(`pricing:stay:NGN:${agency?.id}`, { currency: 'NGN', markup }, 60_000)
  }

  /** Changes the stored price as if its supplier had charged two per cent more. */
  async function boughtDearer(orderId: string) {
    const dearer = (path: string) =>
      sql`update orders set itinerary = jsonb_set(itinerary, ${path}::text[], to_jsonb(round((itinerary #>> ${path}::text[])::numeric * 1.02))) where id = ${orderId}`
    await t.system.db.execute(dearer('{rate,net,amount}'))
    await t.system.db.execute(dearer('{rate,payNow,amount}'))
  }

  test('is watched: a lower one is proposed and booked with the same guests, and the replaced stay is cancelled', async () => {
    await add({ name: 'Stays', kind: 'percent', value: 500 })
    const { order } = await bookedFromWallet('Successful Booking')
    expect(order.cheaper).toBeNull()
    await boughtDearer(order.id)
    await add(null)
    await t.drainLater()
    const proposed = await orderOf(order.id)
    expect(proposed.cheaper.saving.amount).toBe(proposed.offer.rate.total.amount - proposed.cheaper.total.amount)
    expect(proposed.cheaper.saving.amount).toBeGreaterThan(0)
    const { body } = await owner.call('POST', `/orders/${order.id}/rebook`)
    const wiped = sql`select 1 from jobs.job where name = 'checkouts.forget-typed' and data->>'checkoutId' = ${body.checkoutId}`
    expect((await t.system.db.execute(wiped)).rows, 'an abandoned checkout forgets its guests').toHaveLength(1)
    const reviewed = (await owner.call('POST', `/checkouts/${body.checkoutId}/review`)).body
    expect(reviewed.guests).toEqual(order.guests)
    expect(reviewed.total).toEqual(proposed.cheaper.total)
    const paid = await pay(reviewed, 'wallet')
    await t.drain()
    expect(await orderOf(paid.body.orderId)).toMatchObject({ status: 'Issued', guests: order.guests })
    expect((await orderOf(order.id)).status).toBe('Refunded')
  })

  test('is not booked again unless it is lower', { tags: ['full'] }, async () => {
    const { order } = await bookedFromWallet('Successful Booking')
    await t.drainLater()
    expect((await orderOf(order.id)).cheaper).toBeNull()
    expect(await owner.call('POST', `/orders/${order.id}/rebook`)).toMatchObject({
      status: 409,
      body: { code: 'stay.not-cheaper' },
    })
  })
})
