import { describe, expect, test } from 'vitest'
import { assertProduction } from './assert-production.ts'
import { ConfigError, loadConfig } from './config.ts'

type Settings = Record<string, string>

/** Production settings without any value of the demonstration. */
const real: Settings = {
  NODE_ENV: 'production',
  DUFFEL_URL: 'https://api.duffel.com/',
  DUFFEL_TOKEN: 'duffel_live_x',
  ZENITH_TOKEN: '',
  STAY_SUPPLIERS: 'duffel',
  TOUR_SUPPLIERS: '',
  XCOVER_KEY: '',
  PAYSTACK_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
  RATES_URL: 'https://api.frankfurter.dev/v2/',
}

/** The variables named by the refusal, in the order of its lines; empty when the start is allowed. */
function refusedFor(env: Settings): string[] {
  try {
    assertProduction(loadConfig(env))
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [first, ...lines] = error.message.split('\n')
    expect(first).toContain('production')
    return lines.map((line) => line.split(' ')[0] ?? '')
  }
}

const without = (...names: string[]) => Object.fromEntries(Object.entries(real).filter(([name]) => !names.includes(name)))

describe('the start in production', () => {
  test('succeeds without any value of the demonstration, and creates no demo data', () => {
    expect(refusedFor(real)).toEqual([])
    expect(loadConfig(real).seedDemo).toBe(false)
  })

  test.each<[string, Settings, string[]]>([
    ['demo data', { ...real, SEED_DEMO: 'true' }, ['SEED_DEMO']],
    ["Duffel's sandbox", without('DUFFEL_URL', 'DUFFEL_TOKEN'), ['DUFFEL_URL', 'DUFFEL_TOKEN']],
    ['the key of Zenith', without('ZENITH_TOKEN'), ['ZENITH_TOKEN']],
    ['the stays of the sandbox', without('STAY_SUPPLIERS'), ['STAYX_URL', 'STAYX_TOKENS', 'STAYX_TOKENS']],
    [
      'a key of one supplier of stays',
      { ...real, STAY_SUPPLIERS: 'stayx2,stayx3', STAYX_URL: 'https://stayx.example/', STAYX_TOKENS: 'stayx3=x' },
      ['STAYX_TOKENS'],
    ],
    ['the tours of the sandbox', { ...real, TOUR_SUPPLIERS: 'wayfare' }, ['OCTO_URLS', 'OCTO_TOKENS']],
    ['the insurer of the sandbox', without('XCOVER_KEY'), ['XCOVER_URL', 'XCOVER_KEY']],
    ['the gateway of the sandbox', without('PAYSTACK_URL', 'PAYSTACK_SECRET_KEY'), ['PAYSTACK_URL', 'PAYSTACK_SECRET_KEY']],
    ['the key of the gateway of the sandbox', { ...real, PAYSTACK_SECRET_KEY: 'sk_test_sandbox' }, ['PAYSTACK_SECRET_KEY']],
    ['the rates of the sandbox', without('RATES_URL'), ['RATES_URL']],
  ])('is refused with %s, a line for each setting', (_, env, names) => {
    expect(refusedFor(env)).toEqual(names)
  })

  test.each([
    ['NODE_ENV is production', { NODE_ENV: 'production' }],
    ['the portal has a public address', { PUBLIC_URL: 'https://tradewind.example' }],
    ['the portal has an address of the local network', { PUBLIC_URL: 'http://192.168.1.20:3000' }],
    ['agencies have public names', { ROOT_DOMAIN: 'tradewind.example' }],
    ['a development instance is public', { NODE_ENV: 'development', PUBLIC_URL: 'https://tradewind.example' }],
  ])('is refused when %s', (_, env) => {
    expect(refusedFor(env)).toContain('PAYSTACK_SECRET_KEY')
    expect(refusedFor({ ...env, SEED_DEMO: 'true' })).toContain('SEED_DEMO')
  })

  test.each([
    ['nothing is set', {}],
    [
      'host names resolve to this machine',
      { ROOT_DOMAIN: 'tradewind.localhost', PUBLIC_URL: 'https://tradewind.localhost:8443' },
    ],
    ['the address is the loopback', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ])('is a demonstration when %s', (_, env) => {
    expect(refusedFor(env)).toEqual([])
    expect(loadConfig(env)).toMatchObject({ seedDemo: true, isProduction: false })
  })
})
