import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SettingsArea } from '#contract/agency.ts'
import { defaultCustomerRules } from '#domain/agency/customer-rules.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import type { AuditValues } from '#server/db/schema/audit.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { ctxOf } from '#tests/factories.ts'
import { recordAudit } from '../../audit-entries/record-audit.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
}, 60_000)
afterAll(() => t.close())

const changesOf = async (area: SettingsArea) => (await owner.call('GET', `/agency/changes?area=${area}`)).body
const restore = (id: string, by = owner) => by.call('POST', `/agency/changes/${id}/restore`)

const record = { legalName: 'Skyways Ltd', registrationNumber: '', taxNumber: '', iataNumber: '', phone: '', address: '' }
const named = (name: string) => ({ ...record, name, email: 'desk@skyways.test' })
const open = (from: string) => ({ ...noContactDetails, days: noContactDetails.days.map(() => ({ from, to: '17:00' })) })

/** By area: where it is saved, an older and a newer state. */
const areas: Record<SettingsArea, { path: string; older: object; newer: object }> = {
  agency: { path: 'record', older: named('Skyways Travel'), newer: named('Skyways Tours') },
  contact: { path: 'contact', older: open('09:00'), newer: open('10:30') },
  customers: {
    path: 'customer-rules',
    older: defaultCustomerRules,
    newer: { ...defaultCustomerRules, guestsMayBook: false, customersMayHold: true },
  },
  terms: { path: 'terms', older: { text: 'No refund after departure.' }, newer: { text: 'Ask us.' } },
  orders: {
    path: 'order-settings',
    older: { orderPrefix: 'SKY', holdReminderHours: 4 },
    newer: { orderPrefix: 'SW', holdReminderHours: 4 },
  },
}

describe('the values that a change replaced', () => {
  test.each(Object.entries(areas))('are restored, with an entry of its own: %s', async (name, { path, older, newer }) => {
    const area = name as SettingsArea
    await owner.call('PUT', `/agency/${path}`, older)
    await owner.call('PUT', `/agency/${path}`, newer)
    const [change] = await changesOf(area)
    expect((await restore(change.id)).status).toBe(200)
    expect((await owner.call('GET', `/agency/${path}`)).body).toMatchObject(older)
    const [entry, former] = await changesOf(area)
    expect(former.id).toBe(change.id)
    const swapped = change.fields.filter((field: { name: string }) => field.name !== 'version')
    for (const { name: field, before, after } of swapped)
      expect(entry.fields).toContainEqual({ name: field, before: after, after: before })
    // Nothing differs any more, so a second time adds nothing.
    expect((await restore(change.id)).status).toBe(200)
    expect((await changesOf(area))[0].id).toBe(entry.id)
  })

  test('leave what another change set later', async () => {
    await owner.call('PUT', '/agency/order-settings', { orderPrefix: 'SKY', holdReminderHours: 4 })
    await owner.call('PUT', '/agency/order-settings', { orderPrefix: 'NEW', holdReminderHours: 4 })
    const [change] = await changesOf('orders')
    await owner.call('PUT', '/agency/order-settings', { orderPrefix: 'NEW', holdReminderHours: 9 })
    await restore(change.id)
    expect((await owner.call('GET', '/agency/order-settings')).body).toMatchObject({ orderPrefix: 'SKY', holdReminderHours: 9 })
  })

  test('are refused by name where they are no longer valid, and nothing changes', async () => {
    const before = (await owner.call('GET', '/agency/order-settings')).body
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    // As an older release may have accepted it.
    const values: { before: AuditValues; after: AuditValues } = {
      before: { holdReminderHours: 9_000 },
      after: { holdReminderHours: 2 },
    }
    await ctx.tx((tx) => recordAudit(tx, ctx, { action: 'settings.orders', subject: 'Agency', ...values }))
    const [change] = await changesOf('orders')
    const refused = await restore(change.id)
    expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    expect(refused.body.data.problems).toMatchObject([
      { path: 'holdReminderHours', message: expect.stringMatching(/^No longer valid/) },
    ])
    expect((await owner.call('GET', '/agency/order-settings')).body).toEqual(before)
  })

  test('are not restored by a member who may not change them, by another agency, or from another kind of entry', async () => {
    const [change] = await changesOf('terms')
    expect((await restore(change.id, await t.signIn('agent@skyways.test'))).body.code).toBe('access.forbidden')
    expect((await restore(change.id, await t.signIn('owner@savanna.test'))).status).toBe(404)
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    await ctx.tx((tx) =>
      recordAudit(tx, ctx, { action: 'role.changed', subject: 'Desk', before: { Name: 'A' }, after: { Name: 'B' } }),
    )
    const [entry] = (await owner.call('GET', '/audit')).body.items
    expect(entry.action).toBe('role.changed')
    expect((await restore(entry.id)).status).toBe(404)
  })
})
