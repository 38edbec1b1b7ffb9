import { expect, test } from 'vitest'
import { pay } from '../book-flight.ts'
import { openOwner } from '../open-owner.ts'
import { choosePolicy, readyPolicy } from './book-policy.ts'

const { t, owner, orderOf } = await openOwner()

async function policy(): Promise<{ id: string }> {
  const { body } = await pay(owner, await readyPolicy(owner, await choosePolicy(owner)), 'wallet')
  await t.drain()
  return orderOf(body.orderId)
}
const claimsOf = async (id: string) => (await owner.call('GET', `/orders/${id}/claims`)).body

test('a claim is made on the page of the insurer, and its state is read from there', async () => {
  const { id } = await policy()
  expect(await claimsOf(id)).toEqual({ isOpen: true, items: [] })
  const { status, body } = await owner.call('POST', `/orders/${id}/claims`)
  expect(status).toBe(200)
  const sent = await fetch(body.url, { method: 'POST', body: new URLSearchParams({ what: 'A suitcase was lost.' }) })
  expect(sent.status).toBe(201)
  expect(await claimsOf(id)).toMatchObject({
    isOpen: true,
    items: [{ reference: expect.stringMatching(/^CL-/), state: 'submitted', paid: null }],
  })
  const { timeline } = await orderOf(id)
  expect(timeline.at(-1)).toMatchObject({ event: 'A claim was started', note: 'The page of the insurer was opened.' })
})

test('a cancelled policy takes no claim', { tags: ['full'] }, async () => {
  const { id } = await policy()
  const { body: quote } = await owner.call('GET', `/orders/${id}/cancellation`)
  await owner.call('POST', `/orders/${id}/cancel`, { refund: quote.refund, idempotencyKey: quote.idempotencyKey })
  await t.drain()
  expect(await owner.call('POST', `/orders/${id}/claims`)).toMatchObject({ status: 409, body: { code: 'protection.no-claims' } })
})

test('an insurer that does not answer is named as such, and other orders have no claims', { tags: ['full'] }, async () => {
  const { id } = await policy()
  await t.arm({ vendor: 'xcover', fault: '503', times: 3 })
  expect(await owner.call('GET', `/orders/${id}/claims`)).toMatchObject({ body: { code: 'supplier.unavailable' } })
  const stranger = await t.signIn('owner@savanna.test')
  expect((await stranger.call('GET', `/orders/${id}/claims`)).status).toBe(404)
})
