import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agencies, auditEntries } from '#server/db/schema/index.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  // Its members are unlimited.
  await t.system.db.update(agencies).set({ plan: 'scale' })
}, 60_000)
afterAll(() => t.close())

const limit = (domains: string[], by = owner) => by.call('PUT', '/team/invitation-domains', { domains })
const invite = (email: string) => owner.call('POST', '/invitations', { email, role: 'agent' })

test('only addresses of the domains are invited, one at a time or as a list; an empty list allows all', async () => {
  expect((await limit(['@Skyways.TEST', 'partner.test', 'partner.test'])).status).toBe(200)
  expect((await owner.call('GET', '/team/rules')).body.invitationDomains).toEqual(['partner.test', 'skyways.test'])
  expect((await invite('ada@elsewhere.test')).body.code).toBe('team.domain-not-allowed')
  expect((await invite('ada@mail.partner.test')).body.code).toBe('team.domain-not-allowed')
  expect((await invite('Ada@Partner.test')).status).toBe(200)
  const lines = 'bola@skyways.test\nchi@elsewhere.test'
  expect((await owner.call('POST', '/invitations/many', { lines, role: 'agent' })).body).toEqual({
    invited: ['bola@skyways.test'],
    refused: [{ line: 2, text: 'chi@elsewhere.test', reason: 'E-mail domain not allowed' }],
  })
  expect((await limit([])).status).toBe(200)
  expect((await invite('ada@elsewhere.test')).status).toBe(200)
})

test('an owner alone changes them, and each change is logged; what is no domain is refused', { tags: ['full'] }, async () => {
  const agent = await t.signIn('agent@skyways.test')
  expect((await limit(['skyways.test'], agent)).status).toBe(403)
  // oxlint-disable-next-line no-await-in-loop -- One request after the other.
  for (const wrong of ['skyways', 'a b.test', 'https://skyways.test', 'x@skyways.test'])
    expect((await limit([wrong])).body.data.problems, wrong).toEqual([
      { path: 'domains.0', message: 'Enter a domain such as example.com.' },
    ])
  await limit(['skyways.test'])
  const changed = eq(auditEntries.action, 'agency.invitation-domains-changed')
  const entries = await t.system.db.select().from(auditEntries).where(changed).orderBy(auditEntries.seq)
  expect(entries.at(-1)).toMatchObject({ before: { 'E-mail domains': 'Any' }, after: { 'E-mail domains': 'skyways.test' } })
})
