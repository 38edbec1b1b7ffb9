import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWebhookSender, type WebhookMode, type WebhookSender } from './deliver-webhooks.ts'
import { type OpenedStore, openStore } from './open-store.ts'
import { type Receiver, startReceiver } from './start-receiver.ts'

const sign = (body: string) => createHmac('sha256', 'secret').update(body).digest('hex')

let receiver: Receiver
let store: OpenedStore
let sender: WebhookSender

beforeEach(async () => {
  receiver = await startReceiver()
  store = openStore(':memory:')
  sender = openWebhookSender(store)
})
afterEach(async () => {
  await sender.stop()
  store.close()
  await receiver.close()
})

const post = (id: string, url = receiver.url) =>
  sender.deliver({
    id,
    vendor: 'paystack',
    url,
    body: `{"event":"${id}"}`,
    headers: { 'x-signature': sign(`{"event":"${id}"}`) },
  })

const mode = (wanted: WebhookMode, holdMs = 50) => sender.setMode('paystack', { mode: wanted, holdMs })
const stateOf = (id: string) => sender.list(50).find((delivery) => delivery.id === id)
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body).event)

describe('webhooks', () => {
  it('are posted with a signature and recorded', async () => {
    post('one')
    const [first] = await receiver.arrived(1)
    expect(first?.headers['x-signature']).toBe(sign(first?.body ?? ''))
    await vi.waitFor(() => expect(stateOf('one')).toMatchObject({ state: 'delivered', attempts: [{ status: 200, error: null }] }))
  })

  it('are retried until the receiver accepts', async () => {
    receiver.answers.push(500, 302)
    post('one')
    await receiver.arrived(3)
    await vi.waitFor(() => expect(stateOf('one')?.attempts.map(({ status }) => status)).toEqual([500, 302, 200]))
    expect(stateOf('one')?.state).toBe('delivered')
  })

  it('survive a restart while the receiver is down', async () => {
    const free = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
      })
    })
    const dir = mkdtempSync(join(tmpdir(), 'sandbox-hooks-'))
    const before = openStore(dir)
    const first = openWebhookSender(before)
    first.deliver({ id: 'one-delivery', vendor: 'duffel', url: `http://127.0.0.1:${free}/hook`, body: '{}', headers: {} })
    await vi.waitFor(() => expect(first.list(1)[0]?.attempts.length).toBeGreaterThan(0))
    expect(first.list(1)[0]?.attempts[0]).toMatchObject({ status: null })
    await first.stop()
    before.close()

    const late = await startReceiver(free)
    const after = openStore(dir)
    const second = openWebhookSender(after)
    expect((await late.arrived(1))[0]?.body).toBe('{}')
    await second.stop()
    after.close()
    await late.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('are delivered two times with the fault `twice`', async () => {
    mode('twice')
    post('one')
    await receiver.arrived(2)
    expect(bodies()).toEqual(['one', 'one'])
  })

  it('have a wrong signature of the right length with the fault `forged`, and a valid one when sent again', async () => {
    mode('forged')
    post('one')
    const [forged] = await receiver.arrived(1)
    expect(forged?.headers['x-signature']).not.toBe(sign(forged?.body ?? ''))
    expect(forged?.headers['x-signature']).toHaveLength(64)
    expect(sender.redeliver('one')).toBe(true)
    const [, again] = await receiver.arrived(2)
    expect(again?.headers['x-signature']).toBe(sign(again?.body ?? ''))
  })

  it('are stored without delivery with the fault `never`, and can be sent later', async () => {
    mode('never')
    post('held')
    mode('normal')
    post('next')
    await receiver.arrived(1)
    expect(bodies()).toEqual(['next'])
    expect(stateOf('held')?.state).toBe('withheld')
    sender.redeliver('held')
    await receiver.arrived(2)
    expect(bodies()).toEqual(['next', 'held'])
  })

  it('are delayed with the fault `late`', async () => {
    mode('late', 250)
    const began = performance.now()
    post('one')
    await receiver.arrived(1)
    expect(performance.now() - began).toBeGreaterThanOrEqual(240)
  })

  it('are delivered after the next one with the fault `out of order`', async () => {
    mode('out-of-order', 5000)
    post('first')
    post('second')
    await receiver.arrived(2)
    expect(bodies()).toEqual(['second', 'first'])
  })
})
