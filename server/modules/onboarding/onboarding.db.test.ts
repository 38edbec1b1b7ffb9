import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingCredit } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import { systemCtx } from '#server/ctx.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { readOnboarding } from './read-onboarding.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  const person = { name: 'Ama Mensah', email: 'ama@steps.test', password: 'Skyways-demo-1' }
  await t.anonymous.call('POST', '/auth/sign-up', { agencyName: 'Step Travel', slug: 'step-travel', country: 'GH', ...person })
  owner = await t.signIn(person.email)
}, 60_000)
afterAll(() => t.close())

const read = async () => (await owner.call('GET', '/onboarding')).body

test('the first steps follow what the agency has, and stay hidden once they are dismissed', async () => {
  const none = { logo: false, link: false, website: false, markups: false, wallet: false, booking: false, subscription: false }
  expect(await read()).toEqual({ done: none, isDismissed: false, video: null })
  const ctx = await systemCtx(t.system, (await owner.call('GET', '/session')).body.agency.id)
  const movement = openingCredit(money(5_000_00, 'GHS'))
  await ctx.tx((tx) => postMovement(tx, ctx, { movement, reference: 'steps', title: 'Credit' }))
  const markup = { product: 'flight', name: 'Flights in season', kind: 'percent', value: 750 }
  expect((await owner.call('POST', '/markups', markup)).status).toBe(201)
  const { revision } = (await owner.call('GET', '/site')).body
  expect((await owner.call('POST', '/site/publish', { revision })).status).toBe(200)
  await owner.call('POST', '/subscription/trial', { plan: 'growth', interval: 'month' })
  expect((await read()).done).toEqual({ ...none, link: true, website: true, markups: true, wallet: true, subscription: true })
  expect((await owner.call('PUT', '/onboarding/dismissed', { isDismissed: true })).body.isDismissed).toBe(true)
  expect((await read()).isDismissed).toBe(true)
  await owner.call('PUT', '/onboarding/dismissed', { isDismissed: false })
  expect((await read()).isDismissed).toBe(false)
})

test('a question to support is stored, mailed to support with the name of the agency, and listed for its author only', async () => {
  const message = 'A transfer is missing.\n<b>Please look.</b>'
  expect((await owner.call('POST', '/support-requests', { topic: 'Money', message })).status).toBe(201)
  expect((await owner.call('GET', '/support-requests')).body.items).toMatchObject([{ topic: 'Money', message }])
  await t.drain()
  const { rows } = await t.system.db.$client.query(
    `select recipient, subject, html from mails where template = 'support-request'`,
  )
  expect(rows).toMatchObject([{ recipient: 'support@bookings.test', subject: 'Step Travel: Money' }])
  expect(rows[0].html).toContain('&lt;b&gt;Please look.')
  const other = await t.signIn('owner@skyways.test')
  expect((await other.call('GET', '/support-requests')).body.items).toEqual([])
})

test('a question without words is refused at its field, and the eleventh of an hour for its number', async () => {
  const short = await owner.call('POST', '/support-requests', { topic: 'Money', message: 'Help' })
  expect(short.body).toMatchObject({ code: 'input.invalid', data: { problems: [{ path: 'message' }] } })
  const ask = () => owner.call('POST', '/support-requests', { topic: 'Money', message: 'Where is the money of Monday?' })
  for (let sent = 1; sent < 10; sent += 1) expect((await ask()).status).toBe(201)
  expect((await ask()).status).toBe(429)
})

test('the video of the first steps is the one of the installation, if it has one', async () => {
  expect((await read()).video).toBeNull()
  const withVideo = { ...t.system, config: { ...t.system.config, GETTING_STARTED_VIDEO: 'https://media.example/start.mp4' } }
  const { id } = (await owner.call('GET', '/session')).body.agency
  expect((await readOnboarding(await systemCtx(withVideo, id))).video).toBe('https://media.example/start.mp4')
})
