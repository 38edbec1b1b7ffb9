import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duffel } from '@duffel/api'
import { afterAll, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { receiveWebhooks } from '../duffel/drive-sandbox.ts'
import { bookQuote, scenarioRate } from './drive-stays.ts'

const dir = mkdtempSync(join(tmpdir(), 'stays-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const receiver = await receiveWebhooks()
const token = 'stayx2_test_sandbox'

async function start() {
  const sandbox = await buildSandbox({ dir, seed: 'tests', latency: 0 })
  const url = await sandbox.listen()
  return { sandbox, duffel: new Duffel({ token, basePath: `${url}/stayx/2/` }) }
}

test('a pending request is answered after a restart, and quotes and bookings still exist', async () => {
  const before = await start()
  await before.duffel.webhooks.create({ url: receiver.url, events: ['stays.booking.created'] })
  const rate = await scenarioRate(before.duffel, 'On Request, Then Confirmed')
  const { data: quote } = await before.duffel.stays.quotes.create(rate.id)
  const { data: asked } = await bookQuote(before.duffel, quote.id)
  expect(asked.reference).toBeNull()
  await before.sandbox.close()

  const after = await start()
  afterAll(() => after.sandbox.close())
  expect((await after.duffel.stays.quotes.get(quote.id)).data.id).toBe(quote.id)
  const announced = JSON.parse((await receiver.next('stays.booking.created')).body).data.object
  expect(announced.id).toBe(asked.id)
  const { data: settled } = await after.duffel.stays.bookings.get(asked.id)
  expect(settled).toMatchObject({ status: 'confirmed', reference: announced.reference })
  const { data: again } = await after.duffel.stays.quotes.create(rate.id)
  expect(again.total_amount).toBe(quote.total_amount)
})
