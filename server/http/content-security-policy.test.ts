import { expect, it } from 'vitest'
import { securityPolicy } from './content-security-policy.ts'

const rule = (name: string, asksMapServer = false) =>
  securityPolicy('n', { asksMapServer })
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

it('shows pictures from wherever a supplier keeps them, never over an open line but from this machine', () => {
  expect(rule('img-src')).toBe("img-src 'self' data: blob: https: http://127.0.0.1:*")
})

it('runs no script of anybody else, and draws maps without one', () => {
  expect(rule('script-src')).toMatch(/^script-src 'self' 'sha256-[^ ]+' 'nonce-n'$/)
  expect(rule('worker-src')).toBeUndefined()
})

it('lets pages ask others only where a map server is configured, which names its tiles itself', () => {
  expect(rule('connect-src')).toBe("connect-src 'self' ws:")
  expect(rule('connect-src', true)).toBe("connect-src 'self' ws: https:")
})
