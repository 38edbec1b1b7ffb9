import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, mails, members } from '#server/db/schema/index.ts'
import { limits } from '#server/limits.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { codeAt, setUpApp } from '#tests/authenticator.ts'
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
let member: SignedIn
let email = ''
let userId = ''

/** A member with the permission to create keys, who is signed in. */
beforeEach(async () => {
  t.setClock(() => new Date())
  count += 1
  email = `owner-${count}@skyways.test`
  userId = await createUser(t.system, { name: `Owner ${count}`, email, password: demoPassword })
  await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'owner' })
  member = await t.signIn(email)
})

/** As after a sign-in with Google or with a passkey alone. */
const forgetPassword = () =>
  t.system.db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))

const createKey = (password: string, by = member) =>
  by.call('POST', '/developers/keys', { name: 'Back office', permissions: ['orders:read'], password })

async function mailed(): Promise<string> {
  await member.call('POST', '/account/confirmation/code')
  const own = and(eq(mails.template, 'confirmation-code'), eq(mails.to, email))
  const [mail] = await t.system.db.select().from(mails).where(own).orderBy(desc(mails.seq)).limit(1)
  return /\b\d{3} \d{3}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function addPasskey(): Promise<SoftwarePasskey> {
  const options = (await member.call('POST', '/account/passkeys/options', { password: demoPassword })).body
  const { passkey, credential } = createSoftwarePasskey(userId, options)
  await member.call('POST', '/account/passkeys', { name: 'Laptop', credential })
  return passkey
}

const proofOf = async (passkey: SoftwarePasskey, by = member) => {
  const { challenge } = (await by.call('POST', '/account/confirmation/passkey/options')).body
  return by.call('POST', '/account/confirmation/passkey', { credential: signWith(passkey, { challenge }) })
}

/** Ways to confirm without a password: what is set up while there is one, and what is sent later. */
const ways: [string, () => Promise<() => Promise<string>>][] = [
  ['a mailed code', async () => mailed],
  [
    'a code of the authenticator app',
    async () => {
      const { secret } = await setUpApp(t, member)
      t.setClock(() => new Date(Date.now() + 60_000))
      return async () => codeAt(secret, t.system.now())
    },
  ],
  [
    'a passkey',
    async () => {
      const passkey = await addPasskey()
      return async () => (await proofOf(passkey)).body.proof
    },
  ],
]

describe('a member without a password creates a key', () => {
  test.each(ways)('with %s, once', async (_way, prepare) => {
    const give = await prepare()
    await forgetPassword()
    for (const wrong of ['anything', '000 000', demoPassword]) expect((await createKey(wrong)).body.code).toBe('auth.code-wrong')
    const given = await give()
    expect((await createKey(given)).status).toBe(200)
    expect((await createKey(given)).body.code).toBe('auth.code-wrong')
  })

  test('not with what was sent to somebody else, with an older code, or after ten minutes', async () => {
    const passkey = await addPasskey()
    await forgetPassword()
    const [older, newer] = [await mailed(), await mailed()]
    const other = await t.signIn('owner@savanna.test')
    expect((await createKey(newer, other)).body.code).toBe('auth.wrong-password')
    expect((await proofOf(passkey, other)).body.code).toBe('auth.passkey-refused')
    if (older !== newer) expect((await createKey(older)).body.code).toBe('auth.code-wrong')
    t.setClock(() => new Date(Date.now() + 601_000))
    expect((await createKey(newer)).body.code).toBe('auth.code-wrong')
  })

  test('after so many attempts and so many mails, which are limited', { tags: ['full'] }, async () => {
    await forgetPassword()
    const code = await mailed()
    for (let n = 0; n < limits['password.user'].points; n += 1) await createKey('000 000')
    expect((await createKey(code)).body.code).toBe('input.too-many-requests')
    for (let n = 1; n < limits['confirmation-code.user'].points; n += 1) await mailed()
    expect((await member.call('POST', '/account/confirmation/code')).body.code).toBe('input.too-many-requests')
  })
})

test('a member with a password confirms by it alone', async () => {
  expect((await createKey(await mailed())).body.code).toBe('auth.wrong-password')
  expect((await createKey(demoPassword)).status).toBe(200)
})

test('a code is read by its recipient alone', { tags: ['full'] }, async () => {
  await mailed()
  const templates = async (by: SignedIn) =>
    (await by.call('GET', `/mails?query=${email}`)).body.items.map(({ template }: { template: string }) => template)
  expect(await templates(await t.signIn('owner@skyways.test'))).not.toContain('confirmation-code')
  expect(await templates(member)).toContain('confirmation-code')
})

test('every change of the account that asks for a password asks for a code', async () => {
  await forgetPassword()
  const calls: [string, object][] = [
    ['/account/second-factor/app', {}],
    ['/account/second-factor/recovery-codes', {}],
    ['/account/passkeys/options', {}],
    ['/profile/close', {}],
  ]
  for (const [path, body] of calls)
    expect((await member.call('POST', path, { ...body, password: 'anything' })).body.code, path).toBe('auth.code-wrong')
})
