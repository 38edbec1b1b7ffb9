import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { buildAgency } from '#tests/factories.ts'

let t: TestApp
const at = async (host: string, path = '/shop/site') => {
  const answer = await t.app.inject({ url: `/api${path}`, headers: { host } })
  return { status: answer.statusCode, body: answer.json() }
}

beforeAll(async () => {
  t = await testApp()
}, 60_000)
afterAll(() => t.close())

describe('the site of a host', () => {
  test('is the published version, with its canonical address', async () => {
    const skyways = await at('skyways.customer.localhost:3000')
    expect(skyways.status).toBe(200)
    expect(skyways.body).toMatchObject({
      version: 'v1',
      agency: { name: 'Skyways Travel', slug: 'skyways', currency: 'NGN', email: 'hello@skyways.test' },
      origin: 'http://skyways.customer.localhost:3000',
      site: { settings: { layoutType: 'classic', primaryColor: '#0b5f4a' } },
    })
    const savanna = await at('savanna.customer.localhost')
    expect(savanna.body).toMatchObject({ agency: { slug: 'savanna' }, site: { settings: { layoutType: 'coastal' } } })
    expect(JSON.stringify(savanna.body)).not.toMatch(/skyways/i)
  })

  test('is absent on a portal, and for an unknown name', async () => {
    for (const host of ['localhost', 'skyways.localhost', 'nobody.customer.localhost'])
      expect(await at(host)).toMatchObject({ status: 404, body: { code: 'shop.closed' } })
  })

  test('is not available before the first publishing', async () => {
    const ctx = await buildAgency(t.system, { name: 'Harmattan Tours' })
    const [slug] = (await t.system.db.query.agencies.findMany()).flatMap(({ id, slug }) => (id === ctx.agencyId ? [slug] : []))
    expect(await at(`${slug}.customer.localhost`)).toMatchObject({
      status: 404,
      body: { code: 'site.not-published', data: { agency: 'Harmattan Tours' } },
    })
  })
})
