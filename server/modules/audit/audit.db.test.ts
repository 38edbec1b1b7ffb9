import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import type { AuditAction } from '#domain/team/audit-actions.ts'
import type { Actor, Ctx } from '#server/ctx.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { ctxOf } from '#tests/factories.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  const { body } = await owner.call('POST', '/roles', { name: 'Cashier', permissions: ['orders:read'] })
  await owner.call('PUT', `/roles/${body.id}`, { name: 'Cashier', permissions: ['orders:write'] })
  await owner.call('PUT', '/agency/regional', { country: 'NG', currency: 'NGN', zone: 'Africa/Cairo' })
  await owner.call('PUT', '/agency/regional', { country: 'NG', currency: 'NGN', zone: 'Africa/Cairo' })
}, 60_000)
afterAll(() => t.close())

const list = async (query = '') => (await owner.call('GET', `/audit${query}`)).body

test('a change is logged with who, what, before, after and from where; a save without a change is not', async () => {
  const { items } = await list()
  expect(items).toMatchObject([
    { title: 'Changed country, currency or time zone', changes: ['Time zone: Africa/Lagos → Africa/Cairo'] },
    {
      actor: 'Adaeze Okonkwo',
      title: 'Changed a role of the agency',
      subject: 'Cashier',
      changes: ['Permissions added: Search, book and pay'],
      ipAddress: '127.0.0.1',
    },
    {
      title: 'Created a role',
      changes: [
        'Name: Cashier',
        'Orders: All orders',
        'Permissions: See orders and travellers',
        'Limit of a refund: None',
        'Limit of a wallet payment: None',
      ],
    },
  ])
})

test('the log is filtered by action, person and day, paged, and exported as filtered', async () => {
  expect((await list('?action=role.created')).items).toHaveLength(1)
  expect((await list('?query=cashier')).items).toHaveLength(2)
  expect((await list('?to=2001-01-01')).items).toEqual([])
  const first = await list('?limit=1')
  expect(first.total).toEqual({ count: 3, isMore: false })
  expect((await list(`?perPage=1&limit=1&after=${first.next}`)).items).toMatchObject([{ subject: 'Cashier' }])
  const csv = (await owner.call('GET', '/audit.csv?action=role.created')).body
  expect(csv).toContain('Who,What,Subject,Changes,Network address')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
})

test('nobody can change or delete an entry, not even the owner of the tables', async () => {
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  for (const statement of [sql`update audit_entries set actor = 'Nobody'`, sql`delete from audit_entries`]) {
    await expect(ctx.tx((tx) => tx.execute(statement))).rejects.toThrow()
    await expect(
      t.system.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.agency_id', ${ctx.agencyId}, true)`)
        await tx.execute(statement)
      }),
    ).rejects.toThrow()
  }
  expect((await list()).items).toHaveLength(3)
})

test('another agency sees none of it', async () => {
  const savanna = await t.signIn('owner@savanna.test')
  expect((await savanna.call('GET', '/audit')).body.items).toEqual([])
})

test('settings, API keys and webhooks are logged', async () => {
  const manager = await t.signIn('owner@savanna.test')
  const logOf = async () => (await manager.call('GET', '/audit')).body.items
  await manager.call('PUT', '/agency/order-settings', { orderPrefix: 'SVN', holdReminderHours: 6 })
  await manager.call('PUT', '/agency/contact', { ...noContactDetails, categories: [{ name: 'Groups', email: '', phone: '' }] })
  const key = { name: 'Back office', permissions: ['orders:read'], password: demoPassword }
  const created = await manager.call('POST', '/developers/keys', key)
  await manager.call('DELETE', `/developers/keys/${created.body.id}`)
  const hook = { url: 'https://hooks.example.com/in', events: ['order.issued'] }
  const { body: webhook } = await manager.call('POST', '/developers/webhooks', hook)
  await manager.call('DELETE', `/developers/webhooks/${webhook.id}`)
  expect(await logOf()).toMatchObject([
    { title: 'Deleted a webhook', subject: hook.url },
    { title: 'Added a webhook', subject: hook.url, changes: ['Events: order.issued'] },
    { title: 'Revoked an API key', subject: 'Back office' },
    { title: 'Created an API key', changes: ['Permissions: See orders and travellers'] },
    { title: 'Changed contact', changes: ['Categories changed'] },
    {
      title: 'Changed order settings',
      changes: expect.arrayContaining([expect.stringMatching(/^Hold reminder hours: \d+ → 6$/)]),
    },
  ])
})

describe('filters of the log', () => {
  let log: SignedIn
  /** Adds an entry as somebody else than the signed-in owner. */
  let record: (actor: Partial<Actor>, action: AuditAction, subject: string, at: string) => Promise<void>
  const namesOf = async (query: string) =>
    (await log.call('GET', `/audit${query}`)).body.items.map(({ subject }: { subject: string }) => subject)

  beforeAll(async () => {
    log = await t.signIn('owner@savanna.test')
    const ctx = await ctxOf(t.system, 'owner@savanna.test')
    const owner = { userId: ctx.actor.userId, name: ctx.actor.name, role: 'owner' as const }
    record = (actor, action, subject, at) => {
      const by: Ctx = { ...ctx, actor: { ...ctx.actor, ...actor }, now: () => new Date(at) }
      return ctx.tx((tx) => recordAudit(tx, by, { action, subject }))
    }
    const system = { userId: null, name: 'Tradewind', role: 'system' as const }
    await record(owner, 'webhook.created', 'Łódź Ferries', '2026-01-05T10:00:00Z')
    await record({ ...owner, name: 'Back office', role: 'key' }, 'webhook.deleted', 'by a program', '2026-01-06T10:00:00Z')
    await record(system, 'card.removed', 'by the system', '2026-01-07T10:00:00Z')
    // Written later than the one that is newer.
    await record(owner, 'role.created', 'Zürich Desk', '2026-01-06T12:00:00Z')
  })

  test('who: a member, programs with API keys, and the system are told apart', async () => {
    const { items } = (await log.call('GET', '/audit/people')).body
    expect(items).toMatchObject([{ name: 'Wanjiru Kamau' }, { who: 'keys' }, { who: 'system' }])
    expect(await namesOf(`?who=${items[0].who}&to=2026-01-31`)).toEqual(['Zürich Desk', 'Łódź Ferries'])
    expect(await namesOf('?who=keys&to=2026-01-31')).toEqual(['by a program'])
    expect(await namesOf('?who=system&to=2026-01-31')).toEqual(['by the system'])
    expect(await namesOf(`?who=${crypto.randomUUID()}`)).toEqual([])
    expect((await owner.call('GET', '/audit/people')).body.items, 'of another agency').toHaveLength(1)
  })

  test('what: an action, or all of an area', async () => {
    expect(await namesOf('?action=webhook&to=2026-01-31')).toEqual(['by a program', 'Łódź Ferries'])
    expect(await namesOf('?action=webhook.deleted&to=2026-01-31')).toEqual(['by a program'])
    expect(await namesOf('?action=webhook&who=keys&to=2026-01-31')).toEqual(['by a program'])
  })

  test('when: newest first by time, paged by key, with the day included', async () => {
    const page = async (after: string) => (await log.call('GET', `/audit?to=2026-01-31&limit=3${after}`)).body
    const first = await page('')
    expect(first.items.map(({ subject }: { subject: string }) => subject)).toEqual([
      'by the system',
      'Zürich Desk',
      'by a program',
    ])
    expect(first.total).toEqual({ count: 4, isMore: false })
    expect((await page(`&after=${first.next}`)).items).toMatchObject([{ subject: 'Łódź Ferries' }])
    expect(await namesOf('?from=2026-01-06&to=2026-01-06')).toEqual(['Zürich Desk', 'by a program'])
  })

  test('words: beginnings of words of person and subject, without accents, with the other filters', async () => {
    expect(await namesOf('?query=zurich')).toEqual(['Zürich Desk'])
    expect(await namesOf('?query=lod%20fer')).toEqual(['Łódź Ferries'])
    expect(await namesOf('?query=back&to=2026-01-31')).toEqual(['by a program'])
    expect(await namesOf('?query=program%20system')).toEqual([])
    expect(await namesOf('?query=%3F')).toEqual([])
    expect(await namesOf('?query=by&to=2026-01-06')).toEqual(['by a program'])
    expect(await namesOf('?query=by&from=2026-01-07&to=2026-01-31')).toEqual(['by the system'])
    expect(await namesOf('?query=by&from=2001-01-01&to=2001-01-02')).toEqual([])
    const first = (await log.call('GET', '/audit?query=wanjiru&limit=1&to=2026-01-31')).body
    expect(first.items).toMatchObject([{ subject: 'Zürich Desk' }])
    expect(first.total).toEqual({ count: 2, isMore: false })
    expect(await namesOf(`?query=wanjiru&limit=1&to=2026-01-31&after=${first.next}`)).toEqual(['Łódź Ferries'])
  })
})
