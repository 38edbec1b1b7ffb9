import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'
import { integrationsConfig } from './integrations-config.ts'

const secrets = { SECRET: 's'.repeat(32), ENCRYPTION_KEY: 'a'.repeat(64) }

describe('configuration', () => {
  test('without any setting is the demonstration on port 3000 with the sandbox', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      ROOT_DOMAIN: 'localhost',
      ROLE: 'all',
      seedDemo: true,
      sandboxUrl: 'http://127.0.0.1:3001',
      publicUrl: 'http://localhost:3000',
    })
  })

  test('an empty variable counts as not set', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 })
    expect(loadConfig({ SMTP_URL: '' }).SMTP_URL).toBeUndefined()
  })

  test('an empty token disables the second supplier of flights', () => {
    const sources = (env: Record<string, string>) => integrationsConfig(loadConfig(env)).flightSuppliers.map(({ id }) => id)
    expect(sources({})).toEqual(['duffel', 'zenith'])
    expect(sources({ ZENITH_TOKEN: '' })).toEqual(['duffel'])
  })

  test('StayX2 and StayX3 are the suppliers of stays unless others are configured', () => {
    const sources = (env: Record<string, string>) =>
      integrationsConfig(loadConfig(env)).staySuppliers.map(({ title, baseUrl, token }) => [title, baseUrl, token])
    expect(sources({})).toEqual([
      ['StayX2', 'http://127.0.0.1:3001/stayx/2/', 'stayx2_test_sandbox'],
      ['StayX3', 'http://127.0.0.1:3001/stayx/3/', 'stayx3_test_sandbox'],
    ])
    const real = { STAYX_URL: 'https://stayx.example/', STAYX_TOKENS: 'stayx3=c,stayx10=live=', STAY_SUPPLIERS: 'stayx10,duffel' }
    expect(sources(real)).toEqual([
      ['StayX10', 'https://stayx.example/10/', 'live='],
      ['Duffel', 'http://127.0.0.1:3001/duffel/', 'duffel_test_sandbox'],
    ])
    expect(sources({ STAY_SUPPLIERS: '' })).toEqual([])
  })

  test.each([
    ['PORT', 'http'],
    ['STAY_SUPPLIERS', 'stayx2,stayx11'],
    ['ROLE', 'boss'],
    ['TRUST_PROXY', 'everyone'],
    ['SEARCH_TIMEOUT_MS', '1'],
  ])('an invalid %s gives one line with its name, value and accepted values', (name, value) => {
    const refusal = () => loadConfig({ [name]: value })
    expect(refusal).toThrow(ConfigError)
    expect(refusal).toThrow(new RegExp(`^${name} is "${value}": [^\\n]+$`))
  })

  test('the key of a map server is part of its style’s URL', () => {
    const style = 'https://maps.example/style.json?key={key}'
    expect(loadConfig({}).mapStyleUrl).toBeNull()
    expect(loadConfig({ MAPS_STYLE_URL: 'https://maps.example/s.json' }).mapStyleUrl).toBe('https://maps.example/s.json')
    expect(loadConfig({ MAPS_STYLE_URL: style, MAPS_KEY: 'k-1' }).mapStyleUrl).toBe('https://maps.example/style.json?key=k-1')
    expect(() => loadConfig({ MAPS_STYLE_URL: style })).toThrow(/^MAPS_KEY is not set, and MAPS_STYLE_URL needs it/)
    expect(() => loadConfig({ MAPS_KEY: 'k-1' })).toThrow(/^MAPS_STYLE_URL has no \{key\}/)
    expect(() => loadConfig({ MAPS_STYLE_URL: style, MAPS_KEY: 'a b' })).toThrow(/^MAPS_KEY is a text of 3 characters/)
  })

  test('pages call the API of their own host unless a base address is set', () => {
    expect(loadConfig({}).API_URL).toBeUndefined()
    expect(loadConfig({ API_URL: 'https://gateway.example/base' }).API_URL).toBe('https://gateway.example/base')
    for (const wrong of ['gateway', 'ftp://gateway.example', 'https://gateway.example/'])
      expect(() => loadConfig({ API_URL: wrong })).toThrow(/^API_URL is/)
  })

  test('an invalid secret is not printed', () => {
    expect(() => loadConfig({ ENCRYPTION_KEY: 'hunter2' })).toThrow(/^ENCRYPTION_KEY is a text of 7 characters: /)
  })

  test('a real database refuses generated secrets and demo data', () => {
    const real = { DATABASE_URL: 'postgres://db/tradewind' }
    expect(() => loadConfig(real)).toThrow(/^SECRET is not set/)
    expect(loadConfig({ ...real, ...secrets }).seedDemo).toBe(false)
  })
})
