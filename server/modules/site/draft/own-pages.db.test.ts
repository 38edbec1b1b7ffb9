import { expect, test } from 'vitest'
import { openSite, titleOf } from '#tests/open-site.ts'

const { owner, savanna, draft, patch, publish, live } = await openSite()

test('an added page is hidden at first, in the menu once it is visible, and of no other agency', async () => {
  const added = await owner.call('POST', '/site/pages', { title: 'Visa help', start: 'questions' })
  expect(added).toMatchObject({ status: 201, body: { page: 'own-visa-help' } })
  expect((await patch(owner, '/site/pages/own-visa-help', { isVisible: true, searchTitle: 'Visas' })).status).toBe(200)
  await publish('A new page')
  const [page] = (await live('skyways')).site.ownPages
  expect(page).toMatchObject({ id: 'own-visa-help', title: 'Visa help', searchTitle: 'Visas', isVisible: true, isInMenu: true })
  expect(page.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['faq', 'cta'])
  expect((await patch(savanna, '/site/pages/own-visa-help', { title: 'Mine' })).body.code).toBe('site.unknown-page')
})

test('the menu keeps its arrangement, and loses a removed page', async () => {
  const menu = [{ page: 'contact', under: ['own-visa-help', 'faq'] }]
  expect((await owner.call('PUT', '/site/menu', { menu })).body.site.menu).toEqual(menu)
  expect((await owner.call('PUT', '/site/menu', { menu: [{ page: 'casino' }] })).body.code).toBe('input.invalid')
  const removed = (await owner.call('DELETE', '/site/pages/own-visa-help')).body
  expect(removed.site).toMatchObject({ ownPages: [], menu: [{ page: 'contact', under: ['faq'] }] })
  expect((await owner.call('DELETE', '/site/pages/faq')).body.code).toBe('site.unknown-page')
})

test('the changes of the draft are listed until it is published', async () => {
  await publish('Before')
  expect((await owner.call('GET', '/site/changes')).body).toEqual({ settings: [], hasOtherMenu: false, pages: [] })
  await patch(owner, '/site/pages/about', { title: 'Our agency' })
  const { pages } = (await owner.call('GET', '/site/changes')).body
  const values = [{ path: 'title', before: 'About us', after: 'Our agency' }]
  expect(pages).toEqual([{ page: 'about', title: 'Our agency', change: 'changed', values, sections: [] }])
})

test("a template can be tried with the agency's own content, and applied without losing it", async () => {
  const tried = (await owner.call('GET', '/site/templates/editorial?content=own')).body
  expect(titleOf(tried.site, 'about')).toBe('Our agency')
  const { revision, site } = await draft()
  expect(site.settings.layoutType).toBe('classic')
  const taken = (await owner.call('POST', '/site/start', { revision, starter: 'editorial', content: 'own' })).body
  expect(taken.site).toEqual(tried.site)
  expect(taken.replaced).toMatchObject({ by: 'The template Editorial' })
})
