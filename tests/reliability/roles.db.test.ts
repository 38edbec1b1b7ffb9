import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { formatMoney, toDecimal } from '#domain/money/money.ts'
import { isRole, type Permission, permissionsByRole, type Role, roles } from '#domain/permissions.ts'
import { mails, members } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { mailNeedsDecision } from '#server/modules/notifications/mail-needs-decision.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type AgencyBelongings, sellTrip } from '../api/belongings.ts'
import { type Endpoint, endpoints } from '../api/endpoints.ts'
import { idsFor } from '../api/ids-for.ts'
import { type Client, type TestApp, testApp } from '../app.ts'
import { oneAdultToAbuja } from '../book-flight.ts'
import { coupleInAccra } from '../book-stay.ts'
import { familyInAccra } from '../book-tour.ts'
import { buildOrder, ctxOf } from '../factories.ts'
import { familyInFrance } from '../policies/book-policy.ts'

/** Goal R24: no role receives money, a supplier or an action that it may not see, by any endpoint, file, mail, count or notification. */

let t: TestApp
let sold: AgencyBelongings
let undecided: string
/** By role; an own role by its name. */
const as: Record<string, Client> = {}
const clientOf = (role: string): Client => as[role] ?? t.anonymous

/** Roles that an agency may make: everything but net prices and margin, with the wallet that reveals them; and no more than these. */
const revealing: Permission[] = ['margin:read', 'margin:write', 'wallet:read', 'wallet:top-up']
const ownRoles: Record<string, Permission[]> = {
  'All but margin': permissionsByRole.owner.filter((one) => !revealing.includes(one)),
  'Margin only': ['orders:read', 'margin:read'],
}
const permissionsOf = (role: string): readonly Permission[] => (isRole(role) ? permissionsByRole[role] : (ownRoles[role] ?? []))

beforeAll(async () => {
  t = await testApp()
  as.owner = await t.signIn('owner@skyways.test')
  as.agent = await t.signIn('agent@skyways.test')
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  for (const role of ['manager', 'accountant', 'support', 'viewer'] as const) {
    const email = `${role}@skyways.test`
    const userId = await createUser(t.system, { name: `A ${role}`, email, password: demoPassword })
    await t.system.db.insert(members).values({ organizationId: ctx.agencyId, userId, role })
    as[role] = await t.signIn(email)
  }
  for (const [name, permissions] of Object.entries(ownRoles)) {
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@skyways.test`
    const userId = await createUser(t.system, { name, email, password: demoPassword })
    const { body } = await clientOf('owner').call('POST', '/roles', { name, permissions })
    await t.system.db.insert(members).values({ organizationId: ctx.agencyId, userId, role: 'own', roleId: body.id })
    as[name] = await t.signIn(email)
  }
  sold = await sellTrip(t, clientOf('owner'))
  undecided = await buildOrder(ctx, { status: 'AwaitingAdmin', number: 9_001 })
  await mailNeedsDecision(ctx, undecided)
}, 180_000)
afterAll(() => t.close())

/** What an endpoint answers: JSON, CSV, the HTML of a mail or the events of a search. Addresses of pictures are tested on their own;
 * an airline and hotels of the sandbox are called Duffel. */
async function sentTo(client: Client, endpoint: Endpoint, body?: object): Promise<string> {
  const { method, path, name } = endpoint
  const orders = [sold.orders, sold['orders.quoteCancellation.id'], undecided]
  const ids = name.startsWith('orders.') ? orders.map((id) => ({ ...idsFor(endpoint, sold), id })) : [idsFor(endpoint, sold)]
  const answers = await Promise.all(
    ids.map((one) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: 'id') => encodeURIComponent(one[key] ?? 'none'))
      return client.call(method, filled, body)
    }),
  )
  const seen = answers
    .filter(({ status }) => status < 300)
    .map(({ body: told }) => (typeof told === 'string' ? told : JSON.stringify(told)))
  return seen
    .join('\n')
    .replaceAll(/\r\n /g, '')
    .replaceAll(/https?:[^"\s]+|Duffel[ -](Airways|Test Hotel|Hotel)/gi, '')
}

const reads = endpoints.filter(({ method }) => method === 'GET')
const searches = [
  { name: 'flights.search', body: oneAdultToAbuja },
  { name: 'stays.search', body: coupleInAccra },
  { name: 'tours.search', body: familyInAccra },
  { name: 'policies.search', body: familyInFrance },
]

async function everythingSentTo(role: string): Promise<Map<string, string>> {
  const sent = new Map<string, string>()
  for (const endpoint of reads) sent.set(endpoint.name, await sentTo(clientOf(role), endpoint))
  for (const { name, body } of searches) {
    const endpoint = endpoints.find((one) => one.name === name)
    if (endpoint) sent.set(name, await sentTo(clientOf(role), endpoint, body))
  }
  return sent
}

const orderOf = async (id: string, role: string): Promise<OrderDetail> => (await clientOf(role).call('GET', `/orders/${id}`)).body

function amountsIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : []
}

/** An amount in JSON, a spreadsheet or a text. */
const written = (money: { amount: number; currency: string }) => [
  new RegExp(`[:,]${money.amount}\\b`),
  new RegExp(`(^|,)${toDecimal(money).replace('.', '\\.')}(,|$)`, 'm'),
  new RegExp(formatMoney(money).replace('.', '\\.')),
]

/** Data only for roles with a permission, and how to recognise it. */
const secrets: Record<string, { permission: Permission; patterns(): Promise<RegExp[]> }> = {
  'the net price, the markup and the margin': {
    permission: 'margin:read',
    async patterns() {
      const orders = await Promise.all([sold.orders, sold['orders.quoteCancellation.id']].map((id) => orderOf(id, 'owner')))
      const amounts = orders.flatMap(({ waterfall, margin, money: seenByAll }) => {
        const open = new Set([0, ...amountsIn(seenByAll)])
        return [waterfall?.net, margin, ...(waterfall?.lines ?? []).map(({ amount }) => amount)]
          .filter((money) => money && !open.has(Math.abs(money.amount)))
          .flatMap((money) => (money ? written(money) : []))
      })
      return amounts
    },
  },
  'the supplier': {
    permission: 'margin:read',
    async patterns() {
      const { flights, stays, tours, policies } = t.system.integrations
      return [...flights, ...stays, ...tours, ...policies].flatMap(({ id, title }) => [
        new RegExp(`\\b${id}\\b`, 'i'),
        new RegExp(`\\b${title}\\b`, 'i'),
      ])
    },
  },
  "the wallet's balance": {
    permission: 'wallet:read',
    patterns: async () => written((await clientOf('owner').call('GET', '/wallet')).body.balance),
  },
}

describe('a role', () => {
  test.each([...roles, ...Object.keys(ownRoles)])(
    '%s gets exactly what its permissions cover',
    async (role) => {
      const sent = await everythingSentTo(role)
      for (const [secret, { permission, patterns }] of Object.entries(secrets)) {
        const found = [...sent].filter(([, text]) => text !== '')
        const wanted = await patterns()
        const leaks = found.flatMap(([name, text]) => {
          const match = wanted.map((pattern) => pattern.exec(text)).find(Boolean)
          return match ? [`${name}: ${text.slice(Math.max(0, match.index - 60), match.index + 40)}`] : []
        })
        if (permissionsOf(role).includes(permission)) expect(leaks.length, `${role} sees ${secret}`).toBeGreaterThan(0)
        else expect(leaks, `${role} is sent ${secret}`).toEqual([])
      }
    },
    120_000,
  )

  test('that reads the wallet also reads margin, which the balance reveals', () => {
    for (const role of roles)
      if (permissionsByRole[role].includes('wallet:read')) expect(permissionsByRole[role]).toContain('margin:read')
  })
})

describe('an order that awaits a decision', () => {
  const deciders: Role[] = ['owner', 'manager']
  const others: Role[] = ['agent', 'accountant', 'support', 'viewer']

  test('offers decisions only to roles that may decide', async () => {
    const decisions = ['check-again', 'mark-issued', 'fail-and-refund']
    const offered = async (role: Role) => (await orderOf(undecided, role)).actions.filter((action) => decisions.includes(action))
    for (const role of deciders) expect(await offered(role)).toEqual(decisions)
    for (const role of others) expect(await offered(role)).toEqual([])
  })

  test('is counted and listed as waiting only for roles that may decide', async () => {
    const told = async (role: Role) => {
      const [session, today, desk] = await Promise.all(
        ['/session', '/dashboard', '/orders/desk'].map((path) => clientOf(role).call('GET', path)),
      )
      return {
        bell: session?.body.attention,
        dashboard: today?.body.needsDecision?.length ?? 0,
        desk: desk?.body.items?.length ?? 0,
      }
    }
    for (const role of deciders) expect(await told(role)).toEqual({ bell: 1, dashboard: 1, desk: 1 })
    for (const role of others) expect(await told(role)).toEqual({ bell: 0, dashboard: 0, desk: 0 })
  })

  test('is mailed only to members who may decide', async () => {
    const sent = await t.system.db.select({ to: mails.to }).from(mails).where(eq(mails.template, 'order-needs-decision'))
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'all-but-margin@skyways.test',
      'manager@skyways.test',
      'owner@skyways.test',
    ])
  })
})

test('a wallet below the price reveals its balance only to roles that may see it', async () => {
  const view = async (role: Role) => (await clientOf(role).call('GET', `/checkouts/${sold.checkouts}`)).body
  expect((await view('agent')).wallet).toBeNull()
  expect((await view('owner')).wallet).not.toBeNull()
})
