import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventKind, EventPayload } from '#domain/events.ts'
import { nextDigest } from '#domain/notifications/digest-time.ts'
import { agencies, mails, members, notifications, users } from '#server/db/schema/index.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { buildMember, buildOrder, ctxOf } from '#tests/factories.ts'
import { notifyMembers } from './notify-members.job.ts'

let t: TestApp
let owner: SignedIn
let agent: SignedIn
let ctx: Awaited<ReturnType<typeof ctxOf>>
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
  ctx = await ctxOf(t.system, 'owner@skyways.test')
  await t.system.db.update(agencies).set({ plan: 'scale' })
}, 60_000)
afterAll(() => t.close())

const happens = async <K extends EventKind>(kind: K, subject: string, payload: EventPayload<K>) => {
  await ctx.tx((tx) => recordEvent(tx, ctx, { kind, subject, payload }))
  await t.drain()
}
const failed = { reason: 'The airline refused.', wasHeld: false, isDecided: false }

interface Item {
  id: string
  kind: string
  title: string
  path: string
  isRead: boolean
}
const list = async (by: SignedIn, query = ''): Promise<Item[]> => (await by.call('GET', `/notifications${query}`)).body.items
const unread = async (by: SignedIn) => (await by.call('GET', '/session')).body.unread
const choose = (by: SignedIn, ...choices: object[]) => by.call('PUT', '/notifications/choices', { choices })
const kindsOf = (items: Item[]) => items.map(({ kind }) => kind)

const rowsOf = async (email: string) => {
  const [user] = await t.system.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return ctx.tx((tx) =>
    tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.agencyId, ctx.agencyId), eq(notifications.userId, user?.id ?? ''))),
  )
}

describe('an event', () => {
  test('notifies the members whose role may read about it, with a link to its subject', async () => {
    const id = await buildOrder(ctx, { status: 'AwaitingAdmin', number: 7001, title: 'Lagos to Accra' })
    await happens('order.needs-decision', id, {})
    expect(await list(owner)).toMatchObject([
      { kind: 'order.needs-decision', title: 'TW-7001 needs a decision', path: `/order/flight/${id}`, isRead: false },
    ])
    // Agents do not decide.
    expect(await list(agent)).toEqual([])
  })

  test('notifies nobody of another agency', async () => {
    expect(await list(await t.signIn('owner@savanna.test'))).toEqual([])
  })

  test('notifies no deactivated member', async () => {
    const left = await buildMember(t.system, ctx.agencyId, 'owner')
    await t.system.db
      .update(members)
      .set({ deactivatedAt: new Date() })
      .where(eq(members.userId, left.actor.userId ?? ''))
    await happens('order.failed', await buildOrder(ctx, { status: 'Failed' }), failed)
    expect(await rowsOf(left.actor.email ?? '')).toEqual([])
    expect(kindsOf(await list(agent))).toEqual(['order.failed'])
  })

  test('writes one row for each member, also when its job is repeated', async () => {
    const subject = await buildOrder(ctx, { status: 'Issued' })
    const event = { agencyId: ctx.agencyId, eventId: crypto.randomUUID(), kind: 'order.issued' as const, subject }
    const payload = { ...event, payload: { isFreeToCancel: false, replaces: null }, at: new Date().toISOString() }
    const before = (await list(owner)).length
    await notifyMembers.handle(t.system, payload)
    await notifyMembers.handle(t.system, payload)
    expect(await list(owner)).toHaveLength(before + 1)
  })

  test('of a message from the website leads to its mail', async () => {
    const message = { name: 'Ada Eze', email: 'ada@example.com', topic: 'Groups', message: 'Do you sell trains?' }
    await t.anonymous.call('POST', '/shop/messages', message, { host: 'skyways.customer.localhost' })
    await t.drain()
    const [newest] = await list(owner)
    expect(newest).toMatchObject({
      kind: 'message.received',
      text: 'Groups',
      path: expect.stringMatching(/^\/outbox\/[\w-]{36}$/),
    })
    // Erasing a customer leaves no name behind.
    expect(JSON.stringify(await rowsOf('owner@skyways.test'))).not.toContain('Ada Eze')
  })

  test('of a colleague who joins notifies the others', { tags: ['full'] }, async () => {
    await owner.call('POST', '/invitations', { email: 'zola@hired.test', role: 'manager' })
    const sent = await t.system.db.select().from(mails).where(eq(mails.to, 'zola@hired.test'))
    const token = /invitation=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
    await t.anonymous.call('POST', '/invited/sign-up', { token, name: 'Zola Budu', password: 'Ten-letters-1' })
    await t.drain()
    expect((await list(owner))[0]).toMatchObject({ kind: 'member.joined', title: 'Zola Budu joined the team' })
    expect((await rowsOf('zola@hired.test')).map(({ kind }) => kind)).not.toContain('member.joined')
  })
})

describe('the list', () => {
  test('is counted by the session, filtered, and marked as read one by one or up to the newest that was seen', {
    tags: ['full'],
  }, async () => {
    const count = (await list(owner)).length
    expect(await unread(owner)).toBe(count)
    const [newest, ...older] = await list(owner)
    expect((await owner.call('POST', `/notifications/${newest?.id}/read`, {})).status).toBe(200)
    expect(await unread(owner)).toBe(count - 1)
    expect((await list(owner, '?state=read')).map(({ id }) => id)).toEqual([newest?.id])
    expect(kindsOf(await list(owner, '?kind=order.failed'))).toEqual(['order.failed'])
    const { items } = (await owner.call('GET', '/notifications')).body
    await owner.call('POST', '/notifications/read', { until: items.at(-1).at })
    expect(await unread(owner)).toBe(older.length - 1)
    await owner.call('POST', '/notifications/read', {})
    expect(await unread(owner)).toBe(0)
  })

  test('of one member cannot be read or marked by another', { tags: ['full'] }, async () => {
    const [mine] = await list(owner)
    expect((await agent.call('POST', `/notifications/${mine?.id}/read`, {})).status).toBe(404)
    expect((await list(agent)).map(({ id }) => id)).not.toContain(mine?.id)
  })

  test('leaves out what a changed role may no longer read', async () => {
    await t.system.db
      .update(members)
      .set({ role: 'viewer' })
      .where(eq(members.userId, ctx.actor.userId ?? ''))
    const seen = kindsOf(await list(owner))
    await t.system.db
      .update(members)
      .set({ role: 'owner' })
      .where(eq(members.userId, ctx.actor.userId ?? ''))
    expect(seen).toContain('order.failed')
    expect(seen).not.toContain('message.received')
    expect(seen).not.toContain('order.needs-decision')
  })
})

describe('the choices', () => {
  test('are of the kinds of the role, and begin with its defaults', async () => {
    const { body } = await agent.call('GET', '/notifications/choices')
    const kinds = body.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toContain('order.issued')
    expect(kinds).not.toContain('wallet.topped-up')
    expect(kinds).not.toContain('order.needs-decision')
    expect(body.find(({ kind }: { kind: string }) => kind === 'order.issued')).toMatchObject({
      inApp: true,
      email: false,
      digest: false,
    })
  })

  test('decide about the list and the mail of an event', { tags: ['full'] }, async () => {
    await choose(agent, { kind: 'order.failed', inApp: false, email: true, digest: false })
    const before = (await list(agent)).length
    const id = await buildOrder(ctx, { status: 'Failed', number: 7002 })
    await happens('order.failed', id, failed)
    expect(await list(agent)).toHaveLength(before)
    const sent = await t.system.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, 'agent@skyways.test'), eq(mails.orderId, id)))
    expect(sent).toMatchObject([{ template: 'notification', subject: 'TW-7002 could not be booked' }])
    expect(sent[0]?.text).toContain(`/order/flight/${id}`)
    // Others with a mailbox do not read it: it may tell what their role does not see.
    const outbox = (await owner.call('GET', '/mails?query=agent@skyways.test')).body.items
    expect(outbox.filter(({ template }: { template: string }) => template === 'notification')).toEqual([])
  })

  test('end with the link of a mail, without a session', { tags: ['full'] }, async () => {
    const [mail] = await t.system.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, 'agent@skyways.test'), eq(mails.template, 'notification')))
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    expect((await t.anonymous.call('POST', '/notifications/unsubscribe/read', { token })).body).toEqual({
      mails: 'An order could not be booked',
    })
    expect((await t.anonymous.call('POST', '/notifications/unsubscribe', { token })).status).toBe(200)
    const { body } = await agent.call('GET', '/notifications/choices')
    expect(body.find(({ kind }: { kind: string }) => kind === 'order.failed').email).toBe(false)
    const changed = await t.anonymous.call('POST', '/notifications/unsubscribe', { token: `${token.slice(0, -2)}xx` })
    expect(changed).toMatchObject({ status: 404, body: { code: 'notification.link-invalid' } })
  })
})

describe('the daily digest', { tags: ['full'] }, () => {
  const digests = () =>
    t.system.db
      .select()
      .from(mails)
      .where(and(eq(mails.to, 'agent@skyways.test'), eq(mails.template, 'notification-digest')))

  test('has what is unread at 07:00 of the member’s time zone, once, and ends with its link', async () => {
    await agent.call('PUT', '/profile/region', { zone: 'Asia/Tokyo', locale: null, currency: null })
    await choose(agent, { kind: 'order.issued', inApp: true, email: false, digest: true })
    const issued = { isFreeToCancel: false, replaces: null }
    await happens('order.issued', await buildOrder(ctx, { status: 'Issued', number: 7003 }), issued)
    await happens('order.issued', await buildOrder(ctx, { status: 'Issued', number: 7004 }), issued)
    const { rows } = await t.system.db.$client.query(
      `select start_after from jobs.job where name = 'notifications.send-digest' and state = 'created'`,
    )
    expect(rows).toHaveLength(1)
    const due = nextDigest(new Date(), 'Asia/Tokyo')
    expect(Math.abs(rows[0].start_after.getTime() - due.getTime())).toBeLessThan(5_000)

    const [last] = await list(agent)
    expect(last?.title).toBe('TW-7004 is issued')
    await agent.call('POST', `/notifications/${last?.id}/read`, {})
    await t.drainLater()
    const [mail, ...more] = await digests()
    expect(more).toEqual([])
    expect(mail?.text).toContain('TW-7003 is issued')
    expect(mail?.text).not.toContain('TW-7004')

    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    await t.anonymous.call('POST', '/notifications/unsubscribe', { token })
    await happens('order.issued', await buildOrder(ctx, { status: 'Issued', number: 7005 }), issued)
    await t.drainLater()
    expect(await digests()).toHaveLength(1)
  })

  test('moves with the member’s time zone, and is not sent where all of it was read', async () => {
    await choose(agent, { kind: 'order.issued', inApp: true, email: false, digest: true })
    await happens('order.issued', await buildOrder(ctx, { status: 'Issued' }), { isFreeToCancel: false, replaces: null })
    await agent.call('PUT', '/profile/region', { zone: 'America/New_York', locale: null, currency: null })
    const { rows } = await t.system.db.$client.query(
      `select data->>'at' as at from jobs.job where name = 'notifications.send-digest' and state = 'created' order by created_on`,
    )
    expect(rows.at(-1).at).toBe(nextDigest(new Date(), 'America/New_York').toISOString())
    await agent.call('POST', '/notifications/read', {})
    await t.drainLater()
    expect(await digests()).toHaveLength(1)
  })
})
