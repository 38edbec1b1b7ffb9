import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { endDemoSessions } from './demo-accounts.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('demo accounts cannot sign in in production, and their sessions end', async () => {
  const before = await t.signIn('owner@savanna.test')
  Object.assign(t.system.config, { isProduction: true })
  await endDemoSessions(t.system)
  expect((await before.call('GET', '/orders')).status).toBe(401)
  for (const email of ['owner@skyways.test', 'Agent@Skyways.test', 'owner@savanna.test']) {
    const answer = await t.anonymous.call('POST', '/auth/sign-in', { email, password: demoPassword })
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.demo-account'])
  }
})
