import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { members, users } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import type { SignedIn } from '#tests/app.ts'
import { buildOrder, ctxOf } from '#tests/factories.ts'
import { openSite } from '#tests/open-site.ts'
import { mailNeedsDecision } from '../notifications/mail-needs-decision.ts'

const { t, owner } = await openSite()
let agent: SignedIn
beforeEach(async () => {
  agent = await t.signIn('agent@skyways.test')
})

const newPassword = 'another-long-password'

test('a member changes name and phone, and sees both', async () => {
  expect((await agent.call('PUT', '/profile', { name: 'Zainab  Bello', phone: '+234 803 123 4567' })).status).toBe(200)
  expect((await agent.call('GET', '/profile')).body).toMatchObject({
    name: 'Zainab  Bello',
    phone: '+234 803 123 4567',
    role: 'agent',
    agency: 'Skyways Travel',
    photo: null,
  })
  expect((await agent.call('GET', '/session')).body.user.name).toBe('Zainab  Bello')
  const refused = await agent.call('PUT', '/profile', { name: 'Z', phone: 'call me' })
  expect(refused.body.data.problems.map(({ path }: { path: string }) => path).sort()).toEqual(['name', 'phone'])
})

const choose = (choice: object) => owner.call('PUT', '/notifications/choices', { choices: [choice] })

test('mails that a member turns off are no longer sent to them, and the others still get them', async () => {
  const ctx = await ctxOf(t.system, 'owner@skyways.test')
  const told = async () => {
    const id = await buildOrder(ctx, { status: 'AwaitingAdmin' })
    await mailNeedsDecision(ctx, id)
    const { body } = await owner.call('GET', `/orders/${id}`)
    return body.mails.map(({ to }: { to: string }) => to)
  }
  expect(await told()).toContain('owner@skyways.test')
  await choose({ kind: 'order.needs-decision', inApp: true, email: false, digest: false })
  expect(await told()).not.toContain('owner@skyways.test')
})

test('a copy of a visitor’s message goes to members who chose it', async () => {
  await choose({ kind: 'message.received', inApp: true, email: true, digest: false })
  const message = { name: 'Ada Eze', email: 'ada@example.com', message: 'Do you sell trains?' }
  await t.anonymous.call('POST', '/shop/messages', message, { host: 'skyways.customer.localhost' })
  const { items } = (await owner.call('GET', '/mails?query=owner@skyways.test')).body
  expect(items.filter(({ to }: { to: string }) => to === 'owner@skyways.test')).not.toHaveLength(0)
})

describe('the password', { tags: ['full'] }, () => {
  test('changes with the current one, and ends the other sessions', async () => {
    const other = await t.signIn('agent@skyways.test')
    const wrong = await agent.call('POST', '/profile/password', { currentPassword: 'not-it', newPassword })
    expect(wrong).toMatchObject({ status: 403, body: { code: 'auth.wrong-password' } })
    const changed = await agent.call('POST', '/profile/password', { currentPassword: demoPassword, newPassword })
    expect(changed.status).toBe(200)
    expect((await other.call('GET', '/profile')).status).toBe(401)
    expect((await agent.call('GET', '/profile')).status).toBe(200)
    expect((await t.anonymous.call('POST', '/auth/sign-in', { email: 'agent@skyways.test', password: newPassword })).status).toBe(
      200,
    )
    await agent.call('POST', '/profile/password', { currentPassword: newPassword, newPassword: demoPassword })
  })
})

describe('the calendar', { tags: ['full'] }, () => {
  const feed = (address: string) => t.app.inject({ url: new URL(address).pathname, headers: { host: 'localhost' } })

  test('has departures and deadlines of the member’s own orders at a secret address', async () => {
    const [mine, theirs] = [await ctxOf(t.system, 'agent@skyways.test'), await ctxOf(t.system, 'owner@skyways.test')]
    const payBy = new Date(Date.now() + 86_400_000)
    await buildOrder(mine, { status: 'Not Paid', number: 9001, title: 'Lagos to Accra', payBy, departsAt: '2027-03-01T10:00:00' })
    await buildOrder(theirs, { status: 'Issued', number: 9002, title: 'Lagos to Dakar', departsAt: '2027-03-01T10:00:00' })
    const { address } = (await agent.call('POST', '/profile/calendar')).body
    const { body, headers } = await feed(address)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toContain('SUMMARY:Lagos to Accra')
    expect(body).toContain('DTSTART:20270301T090000Z')
    expect(body).toMatch(/SUMMARY:Pay TW-9001 or lose it/)
    expect(body).not.toContain('Dakar')
  })

  test('is no longer readable after a new address, and after it is revoked', async () => {
    const first = (await agent.call('POST', '/profile/calendar')).body.address
    const second = (await agent.call('POST', '/profile/calendar')).body.address
    expect([(await feed(first)).statusCode, (await feed(second)).statusCode]).toEqual([404, 200])
    await agent.call('DELETE', '/profile/calendar')
    expect((await feed(second)).statusCode).toBe(404)
    expect((await agent.call('GET', '/profile/calendar')).body).toEqual({ address: null, since: null })
  })
})

test('a member downloads their data as a JSON file without secrets', { tags: ['full'] }, async () => {
  await agent.call('POST', '/profile/calendar')
  const answer = await agent.call('GET', '/profile/data.json')
  const data = typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body
  expect(answer.headers['content-disposition']).toContain('my-data.json')
  expect(data).toMatchObject({ person: { email: 'agent@skyways.test', agency: 'Skyways Travel' } })
  expect(data.orders.length).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toMatch(/token|cipher|hash/i)
})

describe('closing an account', { tags: ['full'] }, () => {
  test('is refused for the last owner, and for a wrong password', async () => {
    expect((await owner.call('POST', '/profile/close', { password: demoPassword })).body.code).toBe('account.last-owner')
    expect((await agent.call('POST', '/profile/close', { password: 'nope' })).body.code).toBe('auth.wrong-password')
  })

  test('ends sessions and membership, frees the e-mail address, and keeps what was sold', async () => {
    const ctx = await ctxOf(t.system, 'agent@skyways.test')
    const id = await buildOrder(ctx, { status: 'Issued' })
    expect((await agent.call('POST', '/profile/close', { password: demoPassword })).status).toBe(200)
    expect((await agent.call('GET', '/profile')).status).toBe(401)
    expect(
      await t.system.db
        .select()
        .from(members)
        .where(eq(members.userId, ctx.actor.userId ?? '')),
    ).toEqual([])
    expect(await t.system.db.select().from(users).where(eq(users.email, 'agent@skyways.test'))).toEqual([])
    expect((await owner.call('GET', `/orders/${id}`)).body.createdBy).toBe(ctx.actor.name)
  })
})
