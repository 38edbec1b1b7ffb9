import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { fulfilments, orders, scheduleChanges } from '#server/db/schema/index.ts'
import type { Client } from '../app.ts'
import { openShop } from '../open-shop.ts'

const SECRET = 'whsec_schedule'

/** The app with one supplier of flights, whose airline moves what was sold. */
export async function openAirline() {
  const { t, owner, orderOf } = await openShop({ DUFFEL_WEBHOOK_SECRET: SECRET, ZENITH_TOKEN: '' })

  const duffel = () => {
    const supplier = t.system.integrations.flights.find((one) => one.id === 'duffel')
    if (!supplier) throw new Error('no supplier')
    return supplier
  }

  /** A paid order, once its ticket is issued. */
  async function afterIssue(orderId: string) {
    await t.drain()
    const order = await orderOf(orderId)
    expect(order.status).toBe('Issued')
    const [row] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
    if (!row?.supplierOrderId) throw new Error('no order at the supplier')
    return { order, id: orderId, agencyId: row.agencyId, supplierOrderId: row.supplierOrderId, row }
  }
  type Issued = Awaited<ReturnType<typeof afterIssue>>

  /** An event of the supplier about its order, as it is delivered. */
  function notify({ supplierOrderId }: Issued, eventId: string) {
    const payload = JSON.stringify({
      id: eventId,
      type: 'order.airline_initiated_change_detected',
      data: { object: { id: supplierOrderId } },
    })
    const at = Math.floor(Date.now() / 1000)
    const v1 = createHmac('sha256', SECRET).update(`${at}.${payload}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-duffel-signature': `t=${at},v1=${v1}` }
    return t.app.inject({ method: 'POST', url: '/api/webhooks/duffel', headers, payload })
  }

  /** The airline moves the first journey of the order by an hour, and the supplier tells. */
  async function moved(of: Issued, eventId = `wev_${crypto.randomUUID()}`) {
    await t.arm({ vendor: 'duffel', fault: 'schedule-change', times: 1 })
    expect((await notify(of, eventId)).statusCode).toBe(200)
    await t.drain()
    return orderOf(of.id)
  }

  const changesOf = ({ id }: Issued) => t.system.db.select().from(scheduleChanges).where(eq(scheduleChanges.orderId, id))

  /** The states of the calls that answered changes. */
  async function callsOf({ id }: Issued) {
    const isAnswer = and(eq(fulfilments.orderId, id), eq(fulfilments.kind, 'schedule'))
    return (await t.system.db.select().from(fulfilments).where(isAnswer)).map(({ state }) => state)
  }

  const accept = (of: Issued, changeId: string, client: Client = owner) =>
    client.call('POST', `/orders/${of.id}/schedule-changes/${changeId}/accept`)

  return { t, owner, orderOf, duffel, afterIssue, notify, moved, changesOf, callsOf, accept }
}

export type IssuedFlight = Awaited<ReturnType<Awaited<ReturnType<typeof openAirline>>['afterIssue']>>
