import { beforeEach, describe, expect, test } from 'vitest'
import { ctxOf } from '#tests/factories.ts'
import { openSite } from '#tests/open-site.ts'
import { sitePreviews } from '../../../db/schema/index.ts'

const { t, owner, draft, patch, savanna } = await openSite()

const shop = async (path: string, slug = 'skyways') => {
  const answer = await t.app.inject({ url: `/api${path}`, headers: { host: `${slug}.customer.localhost` } })
  return { status: answer.statusCode, body: answer.json() }
}
const retitle = (title: string) => patch(owner, '/site/pages/deals', { title })
const share = async (body: object = {}, by = owner) => (await by.call('POST', '/site/previews', body)).body
const list = async (by = owner) => (await by.call('GET', '/site/previews')).body
const days = (n: number) => () => new Date(Date.now() + n * 86_400_000)

beforeEach(() => t.setClock(() => new Date()))

describe('a draft shared by link', () => {
  test('is visible to anyone on its agency’s address, and on no other', async () => {
    await retitle('Secret fares')
    const shared = await owner.call('POST', '/site/previews', {})
    expect(shared.status).toBe(201)
    const { id, url } = shared.body
    expect(url).toBe(`http://skyways.customer.localhost:3000/preview/template/${id}`)
    const seen = await shop(`/shop/previews/${id}`)
    expect(seen.body).toMatchObject({ agency: { slug: 'skyways' }, version: expect.stringMatching(/^preview /) })
    expect(seen.body.site.pages[1].title).toBe('Secret fares')
    expect(await shop(`/shop/previews/${id}`, 'savanna')).toMatchObject({ status: 404, body: { code: 'site.preview-expired' } })
    expect((await shop(`/shop/previews/${crypto.randomUUID()}`)).body.code).toBe('site.preview-expired')
  })

  test('opens at the named page', async () => {
    const { id, url } = await share({ page: 't&c' })
    expect(url).toBe(`http://skyways.customer.localhost:3000/preview/template/${id}?page=t%26c`)
    expect((await owner.call('POST', '/site/previews', { page: 'casino' })).status).toBe(422)
  })

  test('omits invalid texts', async () => {
    const { site, revision } = await draft()
    const cta = { kind: 'cta', id: 'unfinished', title: 'Call us', content: { link: 'javascript:alert(1)', buttonText: 'Call' } }
    const pages = site.pages.map((page: { id: string; blocks: object[] }) =>
      page.id === 'faq' ? { ...page, blocks: [...page.blocks, cta] } : page,
    )
    const saved = await owner.call('PUT', '/site/draft', { revision, site: { ...site, pages } })
    expect(saved.body.faults).toMatchObject([{ page: 'faq', block: 'unfinished', field: ['link'] }])
    const { id } = await share()
    const seen = JSON.stringify((await shop(`/shop/previews/${id}`)).body)
    expect(seen).toContain('Call us')
    expect(seen).not.toContain('javascript:')
    await owner.call('PUT', '/site/draft', { revision: saved.body.revision, site })
  })

  test('is unchanged for seven days; then its content is deleted, and after 30 more days it is not listed', async () => {
    const { id, expiresAt } = await share()
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(7)
    await retitle('Other fares')
    t.setClock(days(6.9))
    expect((await shop(`/shop/previews/${id}`)).body.site.pages[1].title).toBe('Secret fares')
    t.setClock(days(7.1))
    expect((await shop(`/shop/previews/${id}`)).body.code).toBe('site.preview-expired')
    await t.drainLater()
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    const stored = await ctx.tx((tx) => tx.select({ site: sitePreviews.site }).from(sitePreviews))
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.filter(({ site }) => site !== null)).toEqual([])
    expect((await list()).find((one: { id: string }) => one.id === id)).toMatchObject({ isValid: false, revokedAt: null })
    t.setClock(days(38))
    expect(await list()).toEqual([])
  })
})

describe('the preview links of an agency', { tags: ['full'] }, () => {
  test('are listed with creator, creation, expiry, and whether they show the current draft', async () => {
    await retitle('Spring fares')
    const first = await share()
    await retitle('Summer fares')
    const second = await share()
    const listed = await list()
    expect(listed.slice(0, 2)).toEqual([second, { ...first, isCurrent: false }])
    expect(second).toMatchObject({ by: 'Adaeze Okonkwo', isValid: true, isCurrent: true, revokedAt: null })
    expect(await list(savanna)).toEqual([])
  })

  test('are one for each draft: a repeated request returns the same link', async () => {
    const [first, again] = [await share(), await share({ page: 'faq' })]
    expect(again.id).toBe(first.id)
    await retitle('Autumn fares')
    expect((await share()).id).not.toBe(first.id)
  })

  test('end at once when revoked, with a message', async () => {
    const { id } = await share()
    expect((await savanna.call('DELETE', `/site/previews/${id}`)).status).toBe(404)
    expect((await shop(`/shop/previews/${id}`)).status).toBe(200)
    const revoked = await owner.call('DELETE', `/site/previews/${id}`)
    expect(revoked.body).toMatchObject({ id, isValid: false, revokedAt: expect.any(String) })
    expect(await shop(`/shop/previews/${id}`)).toMatchObject({ status: 404, body: { code: 'site.preview-revoked' } })
    expect((await owner.call('DELETE', `/site/previews/${id}`)).body.revokedAt).toBe(revoked.body.revokedAt)
    expect((await share()).id).not.toBe(id)
  })
})
