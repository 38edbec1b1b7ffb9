import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencies, invitations, mails, sessions, users } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type Client, type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { buildMember, buildOrder, ctxOf } from '#tests/factories.ts'
import { changeRole } from './change-role.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  // Its members are unlimited.
  await t.system.db.update(agencies).set({ plan: 'scale' })
}, 60_000)
afterAll(() => t.close())

/** The token of the link in the last mail to an address. */
async function mailedToken(to: string): Promise<string> {
  const sent = await t.system.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.seq)
  return /invitation=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
}

async function invite(email: string, role = 'agent', by: Client = owner): Promise<string> {
  const answer = await by.call('POST', '/invitations', { email, role })
  expect(answer.status).toBe(200)
  return answer.body.id
}

/** A person who joins Skyways by an invitation. */
async function hire(name: string, role = 'agent'): Promise<SignedIn> {
  const email = `${name}@hired.test`
  await invite(email, role)
  const token = await mailedToken(email)
  const joined = await t.anonymous.call('POST', '/invited/sign-up', { token, name, password: demoPassword })
  expect(joined.status).toBe(200)
  return t.signIn(email)
}

const memberOf = async (email: string) =>
  (await owner.call('GET', '/team')).body.items.find((one: { email: string }) => one.email === email)

const openOf = async (email: string) =>
  (await owner.call('GET', '/invitations')).body.items.find((one: { email: string }) => one.email === email)

describe('an invitation', () => {
  test('leads a person straight into the agency with its role, once', async () => {
    await invite('zola@hired.test', 'support')
    const token = await mailedToken('zola@hired.test')
    const [row] = await t.system.db.select().from(invitations).where(eq(invitations.email, 'zola@hired.test'))
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
    expect((await t.anonymous.call('POST', '/invited', { token })).body).toMatchObject({
      agency: 'Skyways Travel',
      email: 'zola@hired.test',
      roleName: 'Support',
      hasAccount: false,
    })
    const body = { token, name: 'Zola Budu', password: demoPassword }
    expect((await t.anonymous.call('POST', '/invited/sign-up', body)).status).toBe(200)
    const zola = await t.signIn('zola@hired.test')
    expect((await zola.call('GET', '/session')).body).toMatchObject({ role: 'support', roleName: 'Support', wallet: null })
    expect((await zola.call('GET', '/team')).status).toBe(403)
    expect((await t.anonymous.call('POST', '/invited/sign-up', body)).body.code).toBe('invitation.used')
    expect(await openOf('zola@hired.test')).toBeUndefined()
    expect((await memberOf('zola@hired.test')).lastSignInAt).not.toBeNull()
  })

  test('ends when it is sent again, revoked, or older than 72 hours, and each has its own message', async () => {
    const read = (token: string) => t.anonymous.call('POST', '/invited', { token })
    const id = await invite('kofi@hired.test')
    const first = await mailedToken('kofi@hired.test')
    expect((await owner.call('POST', `/invitations/${id}/resend`, {})).status).toBe(200)
    const second = await mailedToken('kofi@hired.test')
    expect((await read(first)).body.code).toBe('invitation.unknown')
    expect((await read(second)).status).toBe(200)
    t.setClock(() => new Date(Date.now() + 73 * 3_600_000))
    expect(await read(second)).toMatchObject({ status: 410, body: { code: 'invitation.expired' } })
    t.setClock(() => new Date())
    expect((await owner.call('DELETE', `/invitations/${id}`)).status).toBe(200)
    expect((await read(second)).body.code).toBe('invitation.revoked')
    expect((await owner.call('DELETE', `/invitations/${id}`)).body.code).toBe('team.invitation-closed')
  })

  test('is accepted by the account with its address, and by no other', { tags: ['full'] }, async () => {
    await invite('owner@savanna.test', 'viewer')
    const token = await mailedToken('owner@savanna.test')
    expect((await t.anonymous.call('POST', '/invited', { token })).body.hasAccount).toBe(true)
    const body = { token, name: 'Somebody Else', password: demoPassword }
    expect((await t.anonymous.call('POST', '/invited/sign-up', body)).body.code).toBe('auth.email-taken')
    expect((await t.anonymous.call('POST', '/invited/join', { token })).status).toBe(401)
    expect((await owner.call('POST', '/invited/join', { token })).body.code).toBe('invitation.other-person')
    const wanjiru = await t.signIn('owner@savanna.test')
    expect((await wanjiru.call('POST', '/invited/join', { token })).status).toBe(200)
    expect((await wanjiru.call('GET', '/session')).body).toMatchObject({ agency: { slug: 'skyways' }, role: 'viewer' })
  })

  test('is refused for a member and for an address that is invited already', { tags: ['full'] }, async () => {
    await invite('twice@hired.test')
    const refused = async (email: string) => (await owner.call('POST', '/invitations', { email, role: 'agent' })).body.code
    expect(await refused('TWICE@hired.test')).toBe('team.already-invited')
    expect(await refused('agent@skyways.test')).toBe('team.already-member')
  })

  test('of a list invites the good lines and names each bad one', { tags: ['full'] }, async () => {
    const lines = [
      'Name,Email,Role',
      'Ada,ada@list.test,Accountant',
      '',
      'Bola Ade <bola@list.test>',
      'no address here',
      'ADA@list.test',
      'agent@skyways.test',
      'Chi,chi@list.test,Pilot',
    ].join('\r\n')
    const { body } = await owner.call('POST', '/invitations/many', { lines, role: 'viewer' })
    expect(body.invited).toEqual(['ada@list.test', 'bola@list.test'])
    expect(body.refused).toEqual([
      { line: 5, text: 'no address here', reason: 'No e-mail address' },
      { line: 6, text: 'ADA@list.test', reason: 'Twice in this list' },
      { line: 7, text: 'agent@skyways.test', reason: 'Already a member' },
      { line: 8, text: 'Chi,chi@list.test,Pilot', reason: 'There is no role Pilot' },
    ])
    expect([(await openOf('ada@list.test')).roleName, (await openOf('bola@list.test')).roleName]).toEqual([
      'Accountant',
      'Viewer',
    ])
  })

  test('with its link is in the outbox of members who may invite, and of nobody else', { tags: ['full'] }, async () => {
    await invite('outbox@hired.test')
    await t.drain()
    const listed = async (client: Client) =>
      (await client.call('GET', '/mails?query=outbox@hired.test')).body.items.map(({ id }: { id: string }) => id)
    const [id] = await listed(owner)
    expect((await owner.call('GET', `/mails/${id}`)).body.text).toContain('/sign-up?invitation=')
    const agent = await t.signIn('agent@skyways.test')
    expect(await listed(agent)).toEqual([])
    expect((await agent.call('GET', `/mails/${id}`)).status).toBe(404)
  })
})

describe('the last owner', () => {
  test('cannot be deactivated or get another role', async () => {
    const { id } = await memberOf('owner@skyways.test')
    expect(await owner.call('POST', `/team/${id}/deactivate`, {})).toMatchObject({
      status: 409,
      body: { code: 'team.last-owner' },
    })
    expect((await owner.call('PUT', `/team/${id}/role`, { role: 'manager' })).body.code).toBe('team.last-owner')
  })

  test('of two owners who demote each other at the same time, one stays an owner', async () => {
    const other = await hire('second-owner', 'owner')
    const [mine, theirs] = [await memberOf('owner@skyways.test'), await memberOf('second-owner@hired.test')]
    const [me, them] = [await ctxOf(t.system, 'owner@skyways.test'), await ctxOf(t.system, 'second-owner@hired.test')]
    const answers = await Promise.allSettled([
      changeRole(me, { id: theirs.id, role: 'manager' }),
      changeRole(them, { id: mine.id, role: 'manager' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'team.last-owner' } })
    if (answers[1]?.status === 'fulfilled') await other.call('PUT', `/team/${mine.id}/role`, { role: 'owner' })
    await owner.call('PUT', `/team/${theirs.id}/role`, { role: 'agent' })
    expect((await memberOf('owner@skyways.test')).role).toBe('owner')
  })
})

describe('a member', { tags: ['full'] }, () => {
  test('loses access and sessions at once when deactivated, and open orders go to a colleague', async () => {
    const efua = await hire('efua')
    const ctx = await ctxOf(t.system, 'efua@hired.test')
    const [open, issued] = [await buildOrder(ctx, { status: 'AwaitingAdmin' }), await buildOrder(ctx, { status: 'Issued' })]
    const [member, colleague] = [await memberOf('efua@hired.test'), await memberOf('agent@skyways.test')]
    expect(member.openOrders).toBe(1)
    const body = { handOverTo: colleague.id }
    expect((await owner.call('POST', `/team/${member.id}/deactivate`, body)).body).toEqual({ handedOver: 1 })
    expect((await efua.call('GET', '/orders')).status).toBe(401)
    const [user] = await t.system.db.select().from(users).where(eq(users.email, 'efua@hired.test'))
    expect(
      await t.system.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user?.id ?? '')),
    ).toEqual([])
    const refused = await t.anonymous.call('POST', '/auth/sign-in', { email: 'efua@hired.test', password: demoPassword })
    expect(refused).toMatchObject({ status: 403, body: { code: 'auth.deactivated' } })
    const moved = (await owner.call('GET', `/orders/${open}`)).body
    expect([moved.createdBy, moved.timeline.at(-1).note]).toEqual(['Tunde Bakare', 'Handed over from efua to Tunde Bakare'])
    expect((await owner.call('GET', `/orders/${issued}`)).body.createdBy).toBe('efua')
    expect((await owner.call('POST', `/team/${member.id}/reactivate`, {})).status).toBe(200)
    expect((await (await t.signIn('efua@hired.test')).call('GET', '/orders')).status).toBe(200)
  })

  test('who is no owner can neither appoint nor change owners', async () => {
    const manager = await hire('manager', 'manager')
    const { id } = await memberOf('owner@skyways.test')
    const agent = await memberOf('agent@skyways.test')
    const codes = [
      await manager.call('POST', `/team/${id}/deactivate`, {}),
      await manager.call('PUT', `/team/${id}/role`, { role: 'agent' }),
      await manager.call('PUT', `/team/${agent.id}/role`, { role: 'owner' }),
      await manager.call('POST', '/invitations', { email: 'boss@hired.test', role: 'owner' }),
      await manager.call('POST', '/preview', { role: 'owner' }),
    ].map(({ body }) => body.code)
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'team.owner-only'))
  })

  test('of another agency is not found', async () => {
    const savanna = await ctxOf(t.system, 'owner@savanna.test')
    const stranger = await buildMember(t.system, savanna.agencyId, 'agent')
    const [row] = (
      await (await t.signIn('owner@savanna.test', { host: 'savanna.localhost' })).call('GET', '/team')
    ).body.items.filter(({ email }: { email: string }) => email === stranger.actor.email)
    expect((await owner.call('PUT', `/team/${row.id}/role`, { role: 'viewer' })).status).toBe(404)
  })
})
