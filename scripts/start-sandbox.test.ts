import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { needsSandbox } from './start-sandbox.ts'

const elsewhere = {
  TOUR_SUPPLIERS: '',
  XCOVER_URL: 'https://api.xcover.com/x/',
  DUFFEL_URL: 'https://api.duffel.com/',
  STAYX_URL: 'https://stayx.example/',
  PAYSTACK_URL: 'https://api.paystack.co',
  RATES_URL: 'https://api.frankfurter.dev/v2/',
}

test('a node without services in the sandbox starts none, nor does a node beside the node that started it', () => {
  expect(needsSandbox(loadConfig(elsewhere))).toBe(false)
  const beside = 'http://127.0.0.1:3001'
  const urls = {
    DUFFEL_URL: `${beside}/duffel/`,
    STAYX_URL: `${beside}/stayx/`,
    PAYSTACK_URL: `${beside}/paystack`,
    RATES_URL: `${beside}/frankfurter`,
    XCOVER_URL: `${beside}/xcover/`,
    OCTO_URLS: `wayfare=${beside}/octo/wayfare/,kestrel=${beside}/octo/kestrel/`,
  }
  expect(needsSandbox(loadConfig({ ...urls, PORT: '3002' }))).toBe(false)
  expect(needsSandbox(loadConfig({ ...urls, PORT: '3000' }))).toBe(true)
})

test.each(Object.keys(elsewhere).filter((name) => name.endsWith('_URL')))('without %s it starts one', (name) => {
  expect(needsSandbox(loadConfig({ ...elsewhere, [name]: '' }))).toBe(true)
})

test('stays without suppliers need none', () => {
  expect(needsSandbox(loadConfig({ ...elsewhere, STAYX_URL: '', STAY_SUPPLIERS: 'duffel' }))).toBe(false)
})
