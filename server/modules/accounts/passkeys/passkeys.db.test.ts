import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, mails, members } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { cookiesOf } from '#tests/authenticator.ts'
import { createSoftwarePasskey, type SoftwarePasskey, signWith } from '#tests/software-passkey.ts'
import { createUser } from '../create-user.ts'

let t: TestApp
let agencyId = ''
beforeAll(async () => {
  t = await testApp()
  agencyId = (await (await t.signIn('owner@skyways.test')).call('GET', '/session')).body.agency.id
}, 60_000)
afterAll(() => t.close())

let count = 0
let email = ''
let userId = ''
let member: SignedIn

beforeEach(async () => {
  count += 1
  email = `person-${count}@skyways.test`
  userId = await createUser(t.system, { name: `Person ${count}`, email, password: demoPassword })
  await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'agent' })
  member = await t.signIn(email)
})

const challengeToAdd = async () => (await member.call('POST', '/account/passkeys/options', { password: demoPassword })).body

async function add(name = 'Laptop') {
  const { passkey, credential } = createSoftwarePasskey(userId, await challengeToAdd())
  const answer = await member.call('POST', '/account/passkeys', { name, credential })
  return { passkey, credential, answer }
}

const challengeToSign = async (): Promise<string> => (await t.anonymous.call('POST', '/auth/passkeys/options')).body.challenge
const send = (credential: object, headers = {}) => t.anonymous.call('POST', '/auth/passkeys/sign-in', { credential }, headers)
const signIn = async (passkey: SoftwarePasskey, changed = {}) =>
  send(signWith(passkey, { challenge: await challengeToSign(), ...changed }))
const refused = { status: 403, body: { code: 'auth.passkey-refused' } }

describe('a passkey', () => {
  test('is asked for with a fingerprint, face or PIN, for the root domain, and the password first', async () => {
    const wrong = await member.call('POST', '/account/passkeys/options', { password: 'not-it' })
    expect(wrong.body.code).toBe('auth.wrong-password')
    expect(await challengeToAdd()).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const options = (await t.anonymous.call('POST', '/auth/passkeys/options')).body
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
  })

  test('signs in alone, and the password alone no longer does', { tags: ['full'] }, async () => {
    const other = await t.signIn(email)
    const { passkey, answer } = await add()
    expect([answer.status, answer.body.recoveryCodes.length]).toEqual([201, 10])
    expect((await other.call('GET', '/profile')).status).toBe(401)

    const entered = await signIn(passkey)
    expect(entered.status).toBe(200)
    const session = await t.anonymous.call('GET', '/session', undefined, { cookie: cookiesOf(entered) })
    expect(session.body.user.email).toBe(email)
    const [listed] = (await member.call('GET', '/account/second-factor')).body.passkeys
    expect(listed).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(String) })

    const byPassword = await t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword })
    expect(byPassword.body).toEqual({ done: false, secondStep: ['passkey', 'recovery'] })
    const [code] = answer.body.recoveryCodes
    const recovered = await t.anonymous.call('POST', '/auth/second-step', { code }, { cookie: cookiesOf(byPassword) })
    expect(recovered.status).toBe(200)
  })

  test('is added and used once for each challenge', { tags: ['full'] }, async () => {
    const { passkey, credential } = await add()
    expect(await member.call('POST', '/account/passkeys', { name: 'Again', credential })).toMatchObject(refused)
    const signed = signWith(passkey, { challenge: await challengeToSign() })
    expect((await send(signed)).status).toBe(200)
    expect(await send(signed)).toMatchObject(refused)
    // A challenge that we did not give.
    expect(await send(signWith(passkey, { challenge: Buffer.alloc(32, 7).toString('base64url') }))).toMatchObject(refused)
    // The challenge to add one does not sign in.
    expect(await send(signWith(passkey, { challenge: (await challengeToAdd()).challenge }))).toMatchObject(refused)
  })

  test('is refused from another origin, for another domain, and without a fingerprint, face or PIN', {
    tags: ['full'],
  }, async () => {
    const { passkey } = await add()
    for (const changed of [{ origin: 'https://skyways.example' }, { rpId: 'example.com' }, { isVerified: false }])
      expect(await signIn(passkey, changed)).toMatchObject(refused)
    const made = createSoftwarePasskey(userId, { ...(await challengeToAdd()), isVerified: false })
    expect(await member.call('POST', '/account/passkeys', { name: 'No PIN', credential: made.credential })).toMatchObject(refused)
    expect((await signIn(passkey)).status).toBe(200)
  })

  test('that another key signs for, or whose count of signatures does not grow, is refused', { tags: ['full'] }, async () => {
    const { passkey } = await add()
    const stranger = createSoftwarePasskey(userId, { challenge: 'none' }).passkey
    expect(await signIn({ ...passkey, privateKey: stranger.privateKey, counter: 50 })).toMatchObject(refused)
    expect((await signIn(passkey)).status).toBe(200)
    // A copy of the authenticator signs with an older count.
    expect(await signIn({ ...passkey, counter: passkey.counter - 1 })).toMatchObject(refused)
    expect(await signIn({ ...passkey, userHandle: Buffer.from('somebody else').toString('base64url') })).toMatchObject(refused)
    expect(await signIn(stranger)).toMatchObject(refused)
  })

  test('of somebody else cannot be added with their challenge', { tags: ['full'] }, async () => {
    const theirs = await challengeToAdd()
    const agent = await t.signIn('agent@skyways.test')
    const { credential } = createSoftwarePasskey(userId, theirs)
    expect(await agent.call('POST', '/account/passkeys', { name: 'Mine', credential })).toMatchObject(refused)
  })

  test('works on the portal of the agency, and on no storefront', { tags: ['full'] }, async () => {
    const { passkey } = await add()
    const ask = (host: string) => t.anonymous.call('POST', '/auth/passkeys/options', undefined, { host })
    const { challenge } = (await ask('skyways.localhost')).body
    const signed = signWith(passkey, { challenge, origin: 'http://skyways.localhost' })
    expect((await send(signed, { host: 'skyways.localhost' })).status).toBe(200)
    expect((await ask('skyways.customer.localhost')).body.code).toBe('auth.passkey-refused')
  })

  test('is removed with the password, by its owner alone, and is in the log and in mails', { tags: ['full'] }, async () => {
    const { passkey, answer } = await add('Phone')
    const { id } = answer.body
    const agent = await t.signIn('agent@skyways.test')
    const remove = (client: SignedIn, password: string) => client.call('POST', `/account/passkeys/${id}/remove`, { password })
    expect((await remove(agent, demoPassword)).status).toBe(404)
    expect((await remove(member, 'not-it')).body.code).toBe('auth.wrong-password')
    expect((await remove(member, demoPassword)).status).toBe(200)
    expect(await signIn(passkey)).toMatchObject(refused)
    expect((await t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword })).body.done).toBe(true)
    const logged = await t.system.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `Person ${count}`))
      .orderBy(auditEntries.seq)
    expect(logged.map(({ action, after }) => [action, after])).toEqual([
      ['account.passkey-added', { Passkey: 'Phone' }],
      ['account.passkey-removed', { Passkey: 'Phone' }],
    ])
    expect(await t.system.db.select().from(mails).where(eq(mails.to, email))).toHaveLength(2)
  })

  test('of a deactivated member does not sign in', { tags: ['full'] }, async () => {
    const { passkey } = await add()
    await t.system.db.update(members).set({ deactivatedAt: new Date() }).where(eq(members.userId, userId))
    expect((await signIn(passkey)).body.code).toBe('auth.deactivated')
  })
})
