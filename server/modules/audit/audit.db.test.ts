import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { ctxOf } from '#tests/factories.ts'

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
