import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'

const token = 'a-token-of-prometheus'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { METRICS_TOKEN: token } })
})
afterAll(() => t.close())

const closed = { metrics: '/metrics', 'domain-allowed': '/internal/domain-allowed?domain=localhost' }

const ask = (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  t.app.inject({ url, headers, remoteAddress })

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
])('a program on this machine, from %s to %s, may read metrics and ask about domains', async (from, host) => {
  for (const url of Object.values(closed)) expect((await ask(url, { host }, from)).statusCode, url).toBe(200)
})

test.each([
  ['another machine', {}, '192.0.2.9'],
  ['another machine that claims to be this one', { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' }, '192.0.2.9'],
  ['a proxy on this machine that names the visitor', { 'x-forwarded-for': '192.0.2.9' }, '127.0.0.1'],
  ['a proxy on this machine whose visitor claims to be this one', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['a proxy on this machine that writes Forwarded', { forwarded: 'for=192.0.2.9' }, '127.0.0.1'],
  ['a proxy on this machine that writes X-Real-IP', { 'x-real-ip': '192.0.2.9' }, '127.0.0.1'],
  ['a proxy on this machine that writes Via', { via: '1.1 proxy' }, '127.0.0.1'],
  ['a proxy on this machine that passes only the host on', { host: 'skyways.customer.localhost' }, '127.0.0.1'],
])('for a request from %s they are 404, and readiness names no part', async (_from, headers, remoteAddress) => {
  for (const url of Object.values(closed)) {
    const answer = await ask(url, { host: 'localhost', ...headers }, remoteAddress)
    expect([answer.statusCode, answer.json().code], url).toEqual([404, 'access.not-found'])
  }
  const readiness = async () => {
    const answer = await ask('/readyz', { host: 'localhost', ...headers }, remoteAddress)
    return [answer.statusCode, answer.json()]
  }
  expect(await readiness()).toEqual([200, { status: 'ready' }])
  vi.spyOn(t.system.db, 'execute').mockRejectedValueOnce(new Error('connection refused'))
  expect(await readiness()).toEqual([503, { status: 'not ready' }])
})

test('operators see which part of a node is unavailable', async () => {
  const parts = { database: 'up', sharedCache: 'not used', disk: expect.any(String) }
  expect((await ask('/readyz', { host: 'localhost' })).json()).toMatchObject(parts)
  const withToken = { host: 'skyways.customer.localhost', authorization: `Bearer ${token}` }
  expect((await ask('/readyz', withToken, '192.0.2.9')).json()).toMatchObject(parts)
})

test('metrics are readable from anywhere with their token, and with no other', async () => {
  const read = (authorization: string) => ask('/metrics', { host: 'tradewind.example', authorization }, '192.0.2.9')
  expect((await read(`Bearer ${token}`)).body).toContain('http_request_duration_seconds')
  for (const wrong of ['', 'Bearer ', 'Bearer another-token-of-16', `Basic ${token}`, token])
    expect((await read(wrong)).statusCode, wrong).toBe(404)
})
