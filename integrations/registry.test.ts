import { expect, test } from 'vitest'
import { createIntegrations, type IntegrationsConfig } from './registry.ts'

const config: IntegrationsConfig = {
  flightSuppliers: [
    {
      id: 'duffel',
      title: 'Duffel',
      adapter: 'duffel',
      baseUrl: 'http://127.0.0.1:9/duffel/',
      token: 'a',
      webhookSecret: 'whsec',
    },
    { id: 'zenith', title: 'Zenith', adapter: 'duffel', baseUrl: 'http://127.0.0.1:9/duffel/', token: 'b', webhookSecret: null },
  ],
  staySuppliers: [
    {
      id: 'stayx2',
      title: 'StayX2',
      adapter: 'duffel-stays',
      baseUrl: 'http://127.0.0.1:9/stayx/2/',
      token: 'c',
      webhookSecret: 'whsec',
    },
  ],
  tourSuppliers: [{ id: 'wayfare', title: 'Wayfare', adapter: 'octo', baseUrl: 'http://127.0.0.1:9/octo/wayfare/', token: 'e' }],
  policySuppliers: [
    {
      id: 'xcover',
      title: 'XCover',
      adapter: 'xcover',
      baseUrl: 'http://127.0.0.1:9/xcover/',
      partner: 'P',
      key: 'f',
      secret: 'g',
    },
  ],
  paystack: { baseUrl: 'http://127.0.0.1:9/paystack/', secretKey: 'sk_test' },
  rates: { baseUrl: 'http://127.0.0.1:9/frankfurter/' },
  pexels: { baseUrl: 'http://127.0.0.1:9/pexels/', key: 'd' },
  reviews: { baseUrl: 'http://127.0.0.1:9/reviews/' },
  practice: null,
  smtpUrl: null,
  mailsFolder: '/tmp/tw-no-mails',
  files: { s3Url: null, folder: '/nowhere' },
  nameServer: null,
  webhooksToLoopback: false,
}

test('creates what the configuration names, without any call', () => {
  const events: unknown[] = []
  const { flights, stays, tours, payments, rates, mail, files, dns } = createIntegrations(config, (event) => events.push(event))
  expect(flights.map(({ id, title, webhook }) => [id, title, webhook === null])).toEqual([
    ['duffel', 'Duffel', false],
    ['zenith', 'Zenith', true],
  ])
  expect(stays.map(({ id, title, webhook }) => [id, title, webhook === null])).toEqual([['stayx2', 'StayX2', false]])
  expect(tours.map(({ id, title }) => [id, title])).toEqual([['wayfare', 'Wayfare']])
  expect([payments.id, rates.id, mail.id, files.id, dns.id]).toEqual(['paystack', 'frankfurter', 'stored', 'disk', 'dns'])
  expect(events).toEqual([])
})

test('has a library of photos if one is configured', () => {
  expect(createIntegrations(config, () => {}).photos?.id).toBe('pexels')
  expect(createIntegrations({ ...config, pexels: null }, () => {}).photos).toBeNull()
})

test('sends mail if a server is configured', async () => {
  const { mail } = createIntegrations({ ...config, smtpUrl: 'smtp://127.0.0.1:9' }, () => {})
  expect(mail.id).toBe('smtp')
  await mail.close()
})

test('stores files in a bucket if one is configured', () => {
  const files = { s3Url: 'https://key:secret@s3.example.test/pictures', folder: '/nowhere' }
  expect(createIntegrations({ ...config, files }, () => {}).files.id).toBe('s3')
})

test('logs every attempt with the supplier’s id', async () => {
  const events: unknown[] = []
  const { flights } = createIntegrations(config, (event) => events.push(event))
  await expect(flights[1]?.getOrder('ord_1')).rejects.toMatchObject({ kind: 'unavailable', supplier: 'zenith' })
  expect(events[0]).toMatchObject({
    event: 'http',
    supplier: 'zenith',
    method: 'GET',
    path: 'air/orders/ord_1',
    outcome: 'unavailable',
  })
})
