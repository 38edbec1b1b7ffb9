import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails, members, payments } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { hold, holdableCheckout, oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { readyStay, testRate } from '#tests/book-stay.ts'
import { confirmAgain } from '#tests/api/confirm-again.ts'
import { ctxOf, ngn } from '#tests/factories.ts'

let t: TestApp
let owner: SignedIn
let junior: SignedIn
let colleague: SignedIn
let agencyId: string

const LIMIT = 1_000_00

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agencyId = (await ctxOf(t.system, 'owner@skyways.test')).agencyId
  const permissions = ['orders:write', 'orders:decide', 'mail:read']
  const limits = { walletLimit: ngn(LIMIT), refundLimit: ngn(LIMIT) }
  // The member who asks reaches own orders only: their request and its mails are to people who read more.
  for (const [name, orderScope] of [
    ['junior', 'own'],
    ['colleague', 'all'],
  ] as const) {
    const role = (await owner.call('POST', '/roles', { name: `Role of ${name}`, permissions, orderScope, ...limits })).body
    const userId = await createUser(t.system, { name, email: `${name}@skyways.test`, password: demoPassword })
    await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'own', roleId: role.id })
  }
  junior = await t.signIn('junior@skyways.test')
  colleague = await t.signIn('colleague@skyways.test')
}, 60_000)
beforeEach(() => t.setClock(() => new Date()))
afterAll(() => t.close())

const balance = async (): Promise<number> => (await owner.call('GET', '/wallet')).body.balance.amount
const listFor = async (client: SignedIn) => (await client.call('GET', '/approvals')).body.items
const approve = (client: SignedIn, id: string) => client.call('POST', `/approvals/${id}/approve`)
const refuse = (client: SignedIn, id: string, reason = 'The customer chose another date.') =>
  client.call('POST', `/approvals/${id}/refuse`, { reason })

/** A checkout whose payment waits for approval, and the request's id. */
async function waitingPayment() {
  const checkout = await readyCheckout(junior, oneAdultToAbuja)
  const asked = await pay(junior, checkout, 'wallet')
  return { checkout, asked, id: String(asked.body.data.id) }
}

describe('a wallet payment above the limit', () => {
  test('is stored and charges nothing; those who may approve it are named and mailed once', async () => {
    const before = await balance()
    const { checkout, asked, id } = await waitingPayment()
    expect(asked).toMatchObject({ status: 409, body: { code: 'approval.waiting' } })
    expect(asked.body.data.approvers).not.toContain('junior')
    expect(asked.body.data.approvers).not.toContain('colleague')
    expect((await pay(junior, checkout, 'wallet')).body.data.id).toBe(id)
    const next = await readyCheckout(junior, oneAdultToAbuja)
    const clicks = await Promise.all([pay(junior, next, 'wallet'), pay(junior, next, 'wallet')])
    expect(new Set(clicks.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await balance()).toBe(before)
    const sent = await t.system.db.select({ to: mails.to }).from(mails).where(eq(mails.template, 'approval-requested'))
    expect(sent.filter(({ to }) => to === 'owner@skyways.test')).toHaveLength(2)
    expect((await owner.call('GET', '/session')).body.approvals).toBe(2)
    expect((await junior.call('GET', '/session')).body).toMatchObject({ approvals: 0, hasRequested: true })
    expect((await listFor(junior)).at(-1)).toMatchObject({ id, state: 'waiting', isOwn: true, mayDecide: false })
  })

  test('is not approved by the member who asked, nor by one with the same limit', async () => {
    const { id } = await waitingPayment()
    expect((await approve(junior, id)).body.code).toBe('approval.own')
    expect((await approve(colleague, id)).body.code).toBe('approval.beyond-limit')
    expect((await refuse(colleague, id)).body.code).toBe('approval.beyond-limit')
  })

  test('is paid once it is approved, once, as the sale of the member who asked', { tags: ['full'] }, async () => {
    const before = await balance()
    const { checkout, id } = await waitingPayment()
    const answers = await Promise.all([approve(owner, id), approve(owner, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body.state ?? body.code).toSorted()).toEqual(['approval.closed', 'approved'])
    const { total } = checkout.offer
    expect(await balance()).toBe(before - total.amount)
    const [request] = await listFor(junior)
    expect(request).toMatchObject({ state: 'approved', order: { product: 'flight' } })
    expect((await junior.call('GET', `/orders/${request.order.id}`)).body.createdBy).toBe('junior')
    // The member's own click afterwards finds the order.
    expect(await pay(junior, checkout, 'wallet')).toMatchObject({ status: 200, body: { orderId: request.order.id } })
    const paid = await t.system.db.select().from(payments).where(eq(payments.idempotencyKey, checkout.idempotencyKey))
    expect(paid).toHaveLength(1)
    const told = await t.system.db.select({ to: mails.to }).from(mails).where(eq(mails.template, 'approval-decided'))
    expect(told.map(({ to }) => to)).toContain('junior@skyways.test')
  })

  test('is refused with a reason, and nothing is paid', { tags: ['full'] }, async () => {
    const before = await balance()
    const { id } = await waitingPayment()
    expect((await refuse(owner, id, '')).body.code).toBe('input.invalid')
    expect((await refuse(owner, id)).body).toEqual({ state: 'refused', reason: 'The customer chose another date.' })
    expect((await approve(owner, id)).body.code).toBe('approval.closed')
    expect(await balance()).toBe(before)
    const [entry] = (await owner.call('GET', '/audit?action=approval.refused')).body.items
    expect(entry.changes.join()).toContain('The customer chose another date.')
  })

  test('of a held order waits for a day at most, and not beyond its deadline', { tags: ['full'] }, async () => {
    const checkout = await holdableCheckout(junior)
    const { body } = await hold(junior, checkout)
    await t.drain()
    const { pay: ways, payBy } = (await junior.call('GET', `/orders/${body.orderId}`)).body
    const asked = await junior.call('POST', `/orders/${body.orderId}/pay`, {
      method: 'wallet',
      idempotencyKey: ways.idempotencyKey,
      total: ways.total,
    })
    expect(asked.body.code).toBe('approval.waiting')
    const [request] = await listFor(junior)
    const ofOrder = async (id: string) => (await junior.call('GET', `/approvals?orderId=${id}`)).body.items
    expect((await ofOrder(body.orderId)).map(({ id }: { id: string }) => id)).toEqual([request.id])
    const ofUnknown = await junior.call('GET', `/approvals?orderId=${crypto.randomUUID()}`)
    expect(ofUnknown).toMatchObject({ status: 404, body: { code: 'access.not-found' } })
    const inADay = Date.parse(request.requestedAt) + 86_400_000
    expect(Date.parse(request.expiresAt)).toBe(Math.min(inADay, Date.parse(payBy)))
    t.setClock(() => new Date(Date.parse(request.expiresAt) + 1_000))
    await confirmAgain(owner)
    expect((await approve(owner, request.id)).body.code).toBe('approval.closed')
    expect((await listFor(junior))[0]).toMatchObject({ id: request.id, state: 'expired' })
  })

  test('fails after the approval where it can no longer be paid', { tags: ['full'] }, async () => {
    const { checkout, id } = await waitingPayment()
    const dear = await junior.call('POST', `/checkouts/${checkout.id}/pay`, {
      method: 'wallet',
      idempotencyKey: crypto.randomUUID(),
      total: { ...checkout.offer.total, amount: checkout.offer.total.amount + 1 },
    })
    expect((await approve(owner, dear.body.data.id)).body).toMatchObject({ state: 'failed' })
    expect((await approve(owner, id)).body.state).toBe('approved')
  })
})

describe('a refund above the limit', () => {
  test('cancels nothing before it is approved, and exactly the shown refund then', async () => {
    const checkout = await readyStay(junior, await testRate(junior, 'Successful Booking'))
    const { id: request } = (await pay(junior, checkout, 'wallet')).body.data
    await approve(owner, request)
    await t.drain()
    const [{ order }] = await listFor(junior)
    const quote = (await junior.call('GET', `/orders/${order.id}/cancellation`)).body
    const cancel = () =>
      junior.call('POST', `/orders/${order.id}/cancel`, { idempotencyKey: quote.idempotencyKey, refund: quote.refund })
    const asked = await cancel()
    const statusOf = async () => (await owner.call('GET', `/orders/${order.id}`)).body.status
    expect(asked.body.code).toBe('approval.waiting')
    expect(await statusOf()).toBe('Issued')
    expect((await approve(owner, asked.body.data.id)).body).toEqual({ state: 'approved', reason: null })
    expect(await statusOf()).toBe('TicketCanceled')
    expect((await cancel()).status).toBe(200)
  })
})

test('amounts within the limit, and members without a limit, need no approval', { tags: ['full'] }, async () => {
  const agent = await t.signIn('agent@skyways.test')
  expect((await pay(agent, await readyCheckout(agent, oneAdultToAbuja), 'wallet')).status).toBe(200)
  const role = (await owner.call('GET', '/roles')).body.items.find(({ name }: { name: string }) => name === 'Role of junior')
  const { permissions } = role
  await owner.call('PUT', `/roles/${role.key}`, { name: 'Role of junior', permissions, walletLimit: ngn(900_000_000_00) })
  expect((await pay(junior, await readyCheckout(junior, oneAdultToAbuja), 'wallet')).status).toBe(200)
})
