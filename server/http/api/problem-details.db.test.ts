import { expect, test } from 'vitest'
import { openOwner } from '#tests/open-owner.ts'

const { t, owner } = await openOwner()

const asked = (url: string, init: { method?: 'GET' | 'POST'; payload?: string; type?: string; cookie?: string } = {}) =>
  t.app.inject({
    method: init.method ?? 'GET',
    url,
    headers: {
      host: 'localhost',
      ...(init.type ? { 'content-type': init.type } : {}),
      ...(init.cookie ? { cookie: init.cookie } : {}),
    },
    ...(init.payload === undefined ? {} : { payload: init.payload }),
  })

test.each([
  ['an endpoint', 401, 'auth.required', () => asked('/api/orders')],
  ['an unknown address', 404, 'access.not-found', () => asked('/api/nothing')],
  [
    'a body that is no JSON',
    400,
    'input.unreadable',
    () => asked('/api/auth/sign-in', { method: 'POST', payload: '{', type: 'application/json' }),
  ],
  [
    'invalid input',
    422,
    'input.invalid',
    () => asked('/api/auth/sign-in', { method: 'POST', payload: '{}', type: 'application/json' }),
  ],
])('the refusal of %s is a problem detail of RFC 9457', async (_what, status, code, ask) => {
  const answer = await ask()
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body))
  const { type, title, status: repeated, detail, message, ...members } = answer.json()
  expect([answer.statusCode, repeated, type, members.code]).toEqual([status, status, `urn:error:${code}`, code])
  expect([title, detail]).toEqual([members.data.title, message])
})

test('an answer without a fault stays plain JSON', async () => {
  const answer = await asked('/api/orders', { cookie: owner.cookie })
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
})
