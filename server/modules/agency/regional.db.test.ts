import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  await t.anonymous.call('POST', '/auth/sign-up', {
    agencyName: 'Volta Travel',
    slug: 'volta-travel',
    country: 'GH',
    name: 'Ama Mensah',
    email: 'ama@volta.test',
    password: 'a long enough password',
  })
  owner = await t.signIn('owner@savanna.test')
})
afterAll(() => t.close())

const nairobi = { country: 'KE', currency: 'KES', zone: 'Africa/Nairobi' }

test('an agency reads where it is, and may move to another zone of its country', async () => {
  const before = await owner.call('GET', '/agency/regional')
  expect(before.body).toEqual({ regional: { ...nairobi, locale: 'en-KE' }, isCurrencyFixed: true })
  const moved = await owner.call('PUT', '/agency/regional', { ...nairobi, country: 'TZ', zone: 'Africa/Dar_es_Salaam' })
  expect(moved.body.regional).toEqual({ country: 'TZ', currency: 'KES', zone: 'Africa/Dar_es_Salaam', locale: 'en-TZ' })
  expect((await owner.call('GET', '/session')).body.regional).toEqual(moved.body.regional)
  await owner.call('PUT', '/agency/regional', nairobi)
})

test('the currency cannot change once the ledger has movements', async () => {
  const refused = await owner.call('PUT', '/agency/regional', { ...nairobi, currency: 'USD' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'agency.currency-fixed' } })
  expect((await owner.call('GET', '/session')).body.regional.currency).toBe('KES')
})

test.each([
  ['country', { ...nairobi, country: 'ZZ' }],
  ['currency', { ...nairobi, currency: 'ZZZ' }],
  ['zone', { ...nairobi, zone: 'Africa/Nowhere' }],
])('a %s that does not exist is refused at its field', async (field, change) => {
  const refused = await owner.call('PUT', '/agency/regional', change)
  expect(refused.body).toMatchObject({ code: 'input.invalid', data: { problems: [{ path: field }] } })
})

test('an agent may read it and not change it', async () => {
  const agent = await t.signIn('agent@skyways.test')
  expect((await agent.call('GET', '/agency/regional')).status).toBe(200)
  expect((await agent.call('PUT', '/agency/regional', nairobi)).status).toBe(403)
})
