import { expect, it } from 'vitest'
import { loadConfig } from '../../config.ts'
import { pagePolicy } from './content-security-policy.ts'

const rule = (name: string, env: Record<string, string> = {}) =>
  pagePolicy('n', loadConfig({ PORT: '4000', ...env }))
    .split('; ')
    .find((one) => one.startsWith(`${name} `))

it('allows pictures from this host only, whatever the suppliers', () => {
  const real = { DUFFEL_URL: 'https://duffel.example/', STAYX_URL: 'https://stayx.example/' }
  for (const env of [{}, real]) expect(rule('img-src', env)).toBe("img-src 'self' data: blob:")
})

it('allows no third-party script, and maps without one', () => {
  expect(rule('script-src')).toMatch(/^script-src 'self' 'sha256-[^ ]+' 'nonce-n'$/)
  expect(rule('worker-src')).toBeUndefined()
})

it('allows videos of the host of the getting-started video only', () => {
  expect(rule('media-src')).toBeUndefined()
  const video = { GETTING_STARTED_VIDEO: 'https://media.example/start.mp4' }
  expect(rule('media-src', video)).toBe("media-src 'self' https://media.example")
})

it('allows connections to this host only; to a configured map server, and to hot reload in development', () => {
  expect(rule('connect-src')).toBe("connect-src 'self'")
  // The addresses that both providers document.
  expect(rule('connect-src', { MAPS_STYLE_URL: 'https://tiles.openfreemap.org/styles/liberty' })).toBe(
    "connect-src 'self' https://tiles.openfreemap.org",
  )
  const maptiler = { MAPS_STYLE_URL: 'https://api.maptiler.com/maps/streets-v2/style.json?key={key}', MAPS_KEY: 'k-1' }
  expect(rule('connect-src', maptiler)).toBe("connect-src 'self' https://api.maptiler.com")
  expect(rule('connect-src', { API_URL: 'https://gateway.example/base' })).toBe("connect-src 'self' https://gateway.example")
  expect(rule('connect-src', { NODE_ENV: 'development' })).toBe("connect-src 'self' ws:")
})
