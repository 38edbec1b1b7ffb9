import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openOwner } from '#tests/open-owner.ts'

const SECRET = 'whsec_stays'
const { t } = await openOwner({ STAYX_WEBHOOK_SECRETS: `stayx2=${SECRET}` })

const event = (id: string) => JSON.stringify({ id, type: 'stays.booking.created', data: { object: { id: `bok_${id}` } } })

/** Duffel's signature: `t=<unix seconds>,v1=<hex>` over the time, a dot and the body. */
function deliver(body: string, { provider = 'stayx2', secret = SECRET } = {}) {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return t.app.inject({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    headers: { 'content-type': 'application/json', 'x-duffel-signature': `t=${time},v1=${signature}` },
    payload: body,
  })
}

const stored = async (id: string) =>
  Number(
    (await t.system.db.execute(sql`select count(*)::int as n from webhook_events where provider = 'stayx2' and event_id = ${id}`))
      .rows[0]?.n,
  )

test('an event of a supplier of stays is stored once, also when it is repeated', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => deliver(event('wev_1'))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await stored('wev_1')).toBe(1)
  await t.drain()
})

test('an event signed with another secret is refused and not stored', async () => {
  expect((await deliver(event('wev_2'), { secret: 'whsec_other' })).statusCode).toBe(401)
  expect(await stored('wev_2')).toBe(0)
})

test('a supplier without a secret, or one that is not configured, has no webhook', async () => {
  expect((await deliver(event('wev_3'), { provider: 'stayx3' })).statusCode).toBe(404)
  expect((await deliver(event('wev_3'), { provider: 'stayx1' })).statusCode).toBe(404)
})
