import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { integrationsConfig, practiceUrl } from './integrations-config.ts'
import { practiceConfig } from './practice-config.ts'

const real = {
  DUFFEL_URL: 'https://api.duffel.com/',
  DUFFEL_TOKEN: 'duffel_live_secret',
  DUFFEL_WEBHOOK_SECRET: 'whsec_live',
  ZENITH_TOKEN: 'duffel_live_zenith',
  STAY_SUPPLIERS: 'duffel,stayx2',
  STAYX_URL: 'https://stays.example/',
  STAYX_TOKENS: 'stayx2=live_secret',
  STAYX_WEBHOOK_SECRETS: 'stayx2=live_secret',
  PAYSTACK_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_secret',
}

test('a practice tenant has suppliers and a gateway of the sandbox, whatever keys and addresses are set', () => {
  const { flightSuppliers, staySuppliers, paystack } = practiceConfig(loadConfig(real), 'one')
  const parts = [...flightSuppliers, ...staySuppliers, paystack]
  expect(flightSuppliers).toHaveLength(1)
  expect(staySuppliers.length).toBeGreaterThan(0)
  for (const { baseUrl } of parts) expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:3001\//)
  expect(JSON.stringify(parts)).not.toMatch(/live|duffel\.com|paystack\.co|stays\.example/)
})

test('each practice tenant has its own account at the supplier of flights', () => {
  const tokens = ['one', 'two'].map((id) => practiceConfig(loadConfig({}), id).flightSuppliers[0]?.token)
  expect(tokens).toEqual(['duffel_test_sandbox.one', 'duffel_test_sandbox.two'])
})

test('production has practice only with the address of a sandbox; without one its tenants reach nobody', () => {
  const production = loadConfig({ ...real, NODE_ENV: 'production' })
  expect(practiceUrl(production)).toBeNull()
  expect(integrationsConfig(production).practice).toBeNull()
  expect(practiceConfig(production, 'one').paystack.baseUrl).toBe('http://practice.invalid/paystack')
  const trained = loadConfig({ ...real, NODE_ENV: 'production', PRACTICE_URL: 'https://sandbox.example' })
  expect(practiceConfig(trained, 'one').paystack.baseUrl).toBe('https://sandbox.example/paystack')
})
