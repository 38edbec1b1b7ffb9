import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyPermissions } from '#domain/permissions.ts'
import { needsAllOrders } from '#domain/team/order-scopes.ts'
import { mails, members, orders } from '#server/db/schema/index.ts'
import { tenantTransaction } from '#server/db/tenant-transaction.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { mailNeedsDecision } from '#server/modules/notifications/mail-needs-decision.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type Endpoint, endpoints } from '../api/endpoints.ts'
import { idsFor } from '../api/ids-for.ts'
import { sampleBodies } from '../api/sample-bodies.ts'
import { type Client, type SignedIn, type TestApp, testApp } from '../app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '../book-flight.ts'
import { buildOrder, ctxOf } from '../factories.ts'
import { visitShop } from '../shop-visitor.ts'

/** What a member whose role reaches own orders only, or those of a branch, is sent: nothing of any other order, by any endpoint or file. */

let t: TestApp
let agencyId: string
let owner: SignedIn
/** Three members with one role. Bola and Chidi belong to one branch. */
const seller: Record<'ada' | 'bola' | 'chidi', { client: SignedIn; userId: string; memberId: string; sold: Sold }> = Object()
let ownRole: string
let branchRole: string
let lekki: string

/** What a member has sold, and everything by which it can be recognised. */
interface Sold {
  searchId: string
  checkouts: string
  orders: string
  mails: string
  traces: RegExp
}

/** Everything that such a role may include. */
const granted = keyPermissions.filter((one) => !needsAllOrders([one]))

async function sell(client: Client, name: string, number: number): Promise<Sold> {
  const found = await search(client, oneAdultToAbuja)
  const checkout = await readyCheckout(client, oneAdultToAbuja, { found })
  const paid = await pay(client, checkout, 'wallet')
  await t.drain()
  await t.drain()
  const order = (await client.call('GET', `/orders/${paid.body.orderId}`)).body
  const mail = (await client.call('GET', '/mails')).body.items[0]
  const ctx = await ctxOf(t.system, `${name}@skyways.test`)
  const undecided = await buildOrder(ctx, { status: 'AwaitingAdmin', number, givenName: `Traveller-of-${name}` })
  await mailNeedsDecision(await ctxOf(t.system, 'owner@skyways.test'), undecided)
  const traces = [order.id, order.number, order.bookingReference, undecided, `Traveller-of-${name}`]
  return {
    searchId: found.searchId,
    checkouts: checkout.id,
    orders: order.id,
    mails: mail.id,
    traces: new RegExp(traces.map((one) => `${one}\\b`).join('|'), 'i'),
  }
}

const give = (role: string, ...names: (keyof typeof seller)[]) =>
  Promise.all(names.map((name) => owner.call('PUT', `/team/${seller[name].memberId}/role`, { role })))

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agencyId = (await ctxOf(t.system, 'owner@skyways.test')).agencyId
  const roleOf = async (name: string, orderScope: string) =>
    (await owner.call('POST', '/roles', { name, permissions: granted, orderScope })).body.id
  ;[ownRole, branchRole] = [await roleOf('Own orders', 'own'), await roleOf('Orders of the branch', 'branch')]
  lekki = (await owner.call('POST', '/branches', { name: 'Lekki' })).body.id
  for (const [at, name] of (['ada', 'bola', 'chidi'] as const).entries()) {
    const email = `${name}@skyways.test`
    const userId = await createUser(t.system, { name, email, password: demoPassword })
    const branchId = name === 'ada' ? null : lekki
    const row = { organizationId: agencyId, userId, role: 'own' as const, roleId: ownRole, branchId }
    const [made] = await t.system.db.insert(members).values(row).returning({ id: members.id })
    const client = await t.signIn(email)
    seller[name] = { client, userId, memberId: made?.id ?? '', sold: await sell(client, name, 9_001 + at) }
  }
}, 240_000)
afterAll(() => t.close())

async function answerOf(client: Client, endpoint: Endpoint, { traces: _traces, ...ids }: Sold) {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: 'id') =>
    encodeURIComponent(idsFor(endpoint, ids)[key] || 'none'),
  )
  const body = endpoint.method === 'GET' ? undefined : (sampleBodies[endpoint.name] ?? {})
  const { status, body: sent } = await client.call(endpoint.method, filled, body)
  return { status, text: (typeof sent === 'string' ? sent : JSON.stringify(sent)).replaceAll(/\r\n /g, '') }
}

/** Endpoints about one of the objects that a member has sold. */
const aboutSold = ({ name, path }: Endpoint) => /^(orders|mails)\./.test(name) && path.includes('{id}')
const reads = endpoints.filter(({ method }) => method === 'GET')

describe('a member who reaches own orders only', () => {
  test.each(reads.map((one) => [one.name, one] as const))(
    '%s sends nothing of the orders of a colleague',
    async (_, endpoint) => {
      const [ada, bola] = [seller.ada, seller.bola]
      for (const [reader, other] of [
        [ada, bola],
        [bola, ada],
      ] as const) {
        const { status, text } = await answerOf(reader.client, endpoint, other.sold)
        // A refusal may repeat the id that was asked for.
        if (status < 300) expect(text).not.toMatch(other.sold.traces)
        if (aboutSold(endpoint)) expect(status).toBe(404)
      }
    },
  )

  const writes = endpoints.filter((one) => one.method !== 'GET' && aboutSold(one))
  test.each(writes.map((one) => [one.name, one] as const))('%s of an order of a colleague answers 404', async (_, endpoint) => {
    expect((await answerOf(seller.ada.client, endpoint, seller.bola.sold)).status).toBe(404)
  })

  test('a checkout of a colleague answers 404', async () => {
    const { checkouts } = seller.bola.sold
    expect((await seller.ada.client.call('GET', `/checkouts/${checkouts}`)).status).toBe(404)
    expect((await seller.bola.client.call('GET', `/checkouts/${checkouts}`)).status).toBe(200)
  })

  test('finds own orders in the list, its counts, the search, the export, the desk, the dashboard and the mails', async () => {
    const { client, sold } = seller.ada
    const seen = async (path: string) => (await client.call('GET', path)).body
    const listed = await seen('/orders')
    expect(listed.items).toHaveLength(2)
    expect(listed.tabs.find(({ product }: { product: string }) => product === 'flight')).toMatchObject({ count: 2 })
    expect((await seen('/search?query=traveller-of')).orders).toHaveLength(1)
    expect((await seen('/orders?query=traveller-of')).items).toHaveLength(1)
    expect((await seen('/orders.csv')).trim().split('\r\n')).toHaveLength(3)
    expect((await seen('/orders/desk')).items).toHaveLength(1)
    expect((await seen('/dashboard')).totals.orders).toBe(1)
    expect((await seen('/session')).attention).toBe(1)
    expect((await seen('/mails')).items.length).toBeGreaterThan(0)
    expect((await seen(`/orders/${sold.orders}`)).id).toBe(sold.orders)
    expect((await owner.call('GET', '/orders')).body.items).toHaveLength(6)
  })

  test('reads messages that name no order or one of theirs', async () => {
    const { number } = (await seller.ada.client.call('GET', `/orders/${seller.ada.sold.orders}`)).body
    for (const reference of ['', number.toLowerCase().replace('-', ' '), 'SKY-99999'])
      await visitShop(t, 'skyways').call('POST', '/shop/messages', { ...sampleBodies['shop.write'], reference })
    const read = async (client: Client) => (await client.call('GET', '/messages')).body.items.length
    expect([await read(seller.ada.client), await read(seller.bola.client), await read(owner)]).toEqual([2, 1, 3])
  })

  test('cannot read or change another order in a transaction, whatever the statement', async () => {
    const ctx = await ctxOf(t.system, 'ada@skyways.test')
    const reach = { scope: 'own' as const, userId: seller.ada.userId, branchId: null }
    const changed = await tenantTransaction(
      t.system.db,
      ctx.agencyId,
      async (tx) => {
        const seen = await tx.select({ by: orders.createdBy }).from(orders)
        await tx.update(orders).set({ customer: 'Changed' })
        return seen
      },
      reach,
    )
    expect(new Set(changed.map(({ by }) => by))).toEqual(new Set([seller.ada.userId]))
    const untouched = await t.system.db.select().from(orders).where(eq(orders.createdBy, seller.bola.userId))
    expect(untouched.map(({ customer }) => customer)).not.toContain('Changed')
  })
})

test('an order that awaits a decision is mailed to members who reach it', async () => {
  const sent = await t.system.db.select().from(mails).where(eq(mails.template, 'order-needs-decision'))
  const toldAda = sent.filter(({ to }) => to === 'ada@skyways.test')
  expect(toldAda).toHaveLength(1)
  expect(toldAda[0]?.html).toContain('Traveller-of-ada')
  expect(sent.filter(({ to }) => to === 'owner@skyways.test')).toHaveLength(3)
})

describe('a member who reaches the orders of the branch', () => {
  test('sees what was made there, and own orders, in the list and its counts', async () => {
    await give(branchRole, 'ada', 'bola')
    const listOf = async (client: Client) => (await client.call('GET', '/orders')).body.items.length
    // The order that Chidi sold over the API; those that tests insert are made in no branch.
    expect([await listOf(seller.ada.client), await listOf(seller.bola.client)]).toEqual([2, 3])
    expect((await seller.bola.client.call('GET', `/orders/${seller.chidi.sold.orders}`)).body.branch).toBe('Lekki')
    expect((await seller.bola.client.call('GET', `/orders/${seller.ada.sold.orders}`)).status).toBe(404)
    const today = (await seller.bola.client.call('GET', '/dashboard')).body
    expect(today.byBranch).toMatchObject([{ branch: 'Lekki', orders: 2 }])
    await give(ownRole, 'ada', 'bola')
  })

  test('the list is filtered by branch', async () => {
    const found = (await owner.call('GET', `/orders?branch=${lekki}`)).body
    expect(found.items.map(({ branch }: { branch: string }) => branch)).toEqual(['Lekki', 'Lekki'])
    expect(found.branches).toEqual([{ id: lekki, name: 'Lekki', isClosed: false }])
  })

  test('an order stays in the branch where it was made', async () => {
    await owner.call('PUT', `/team/${seller.chidi.memberId}/branch`, { branchId: null })
    expect((await owner.call('GET', `/orders/${seller.chidi.sold.orders}`)).body.branch).toBe('Lekki')
    await owner.call('PUT', `/team/${seller.chidi.memberId}/branch`, { branchId: lekki })
  })
})

test('a preview of the role reaches what the previewing member would reach with it', async () => {
  await owner.call('POST', '/preview', { role: ownRole })
  expect((await owner.call('GET', '/orders')).body.items).toEqual([])
  expect((await owner.call('GET', `/orders/${seller.ada.sold.orders}`)).status).toBe(404)
  await owner.call('DELETE', '/preview')
  expect((await owner.call('GET', '/orders')).body.items).toHaveLength(6)
})

test('an API key reaches what its creator reaches now', async () => {
  await give('manager', 'ada')
  const made = await seller.ada.client.call('POST', '/developers/keys', {
    name: 'Back office',
    permissions: ['orders:read'],
    password: demoPassword,
  })
  const withKey = async () =>
    (await t.anonymous.call('GET', '/orders', undefined, { authorization: `Bearer ${made.body.key}` })).body.items.length
  expect(await withKey()).toBe(6)
  await give(ownRole, 'ada')
  expect(await withKey()).toBe(2)
})

test('an order that is handed over is reached by who has it now', async () => {
  await give('agent', 'chidi')
  const undecided = (await owner.call('GET', '/orders?query=traveller-of-chidi')).body.items[0].id
  expect((await seller.ada.client.call('GET', `/orders/${undecided}`)).status).toBe(404)
  await owner.call('POST', `/team/${seller.chidi.memberId}/deactivate`, { handOverTo: seller.ada.memberId })
  expect((await seller.ada.client.call('GET', `/orders/${undecided}`)).status).toBe(200)
})

test('every table with a reference to an order is read with that order', async () => {
  const { rows } = await t.system.db.execute<{ table: string }>(`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'orders'::regclass
    except select tablename from pg_policies where roles && array['tradewind_scoped', 'tradewind_own']::name[] and permissive = 'RESTRICTIVE'`)
  // Items are read with their checkout, which has a policy.
  expect(rows.map(({ table }) => table)).toEqual(['checkout_items'])
})
