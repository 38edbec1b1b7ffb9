import { describe, expect, test } from 'vitest'
import { buildAgency } from '#tests/factories.ts'
import { openSite, titleOf } from '#tests/open-site.ts'
import { sites } from '../../../db/schema/index.ts'
import { publishSite } from '../versions/publish-site.ts'
import { readDraft } from './read-draft.ts'

const { t, owner, savanna, draft, patch, publish, live } = await openSite()

describe('a draft', () => {
  test('increments its revision, and refuses a save based on an older one, naming who saved and when', async () => {
    const seen = await draft()
    const saved = await owner.call('PUT', '/site/draft', { revision: seen.revision, site: seen.site })
    expect(saved.body).toMatchObject({ revision: seen.revision + 1, changedBy: 'Adaeze Okonkwo' })
    const late = await owner.call('PUT', '/site/draft', { revision: seen.revision, site: seen.site })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'site.changed-elsewhere',
        data: { by: 'Adaeze Okonkwo', at: saved.body.changedAt, revision: seen.revision + 1 },
      },
    })
  })

  test("keeps another tab's change of one field, and reports it to the first tab", async () => {
    const seen = await draft()
    await patch(owner, '/site/pages/deals', { title: 'Offers' })
    expect((await owner.call('PUT', '/site/draft', { revision: seen.revision, site: seen.site })).status).toBe(409)
    expect(titleOf((await draft()).site, 'deals')).toBe('Offers')
  })

  test('is not what visitors see until it is published', async () => {
    await patch(owner, '/site/pages/about', { title: 'Our agency' })
    expect((await draft()).hasChanges).toBe(true)
    expect(titleOf((await live('skyways')).site, 'about')).toBe('About us')
    await publish('A name for the agency')
    expect(titleOf((await live('skyways')).site, 'about')).toBe('Our agency')
    expect(await draft()).toMatchObject({ hasChanges: false, published: { by: 'Adaeze Okonkwo' } })
  })

  test('accepts existing pages and sections only', async () => {
    expect(await patch(owner, '/site/pages/casino', { title: 'Casino' })).toMatchObject({
      status: 422,
      body: { code: 'site.unknown-page', data: { page: 'casino' } },
    })
    expect(await patch(owner, '/site/pages/home/sections/none', { isVisible: false })).toMatchObject({
      status: 422,
      body: { code: 'site.unknown-section', data: { section: 'none' } },
    })
    expect((await owner.call('PUT', '/site/pages/home/order', { sections: ['none'] })).body.code).toBe('site.unknown-section')
    expect((await patch(owner, '/site/pages/home/sections/hero-1', { layout: 3 })).body.code).toBe('input.invalid')
  })

  test('hides, retitles and lays out a section, and orders the sections of a page', { tags: ['full'] }, async () => {
    const before = (await draft()).site.pages[0].blocks
    const [first] = before
    await patch(owner, `/site/pages/home/sections/${first.id}`, { isVisible: false, title: 'Hello', layout: 'split' })
    const ids: string[] = before.map(({ id }: { id: string }) => id).reverse()
    const ordered = (await owner.call('PUT', '/site/pages/home/order', { sections: ids })).body.site.pages[0].blocks
    expect(ordered.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(ordered.at(-1)).toMatchObject({ id: first.id, isVisible: false, title: 'Hello', layout: 'split' })
  })

  test('ignores unknown style values and adds the # to a colour; another invalid value names its field', {
    tags: ['full'],
  }, async () => {
    const answer = await patch(owner, '/site/settings', {
      change: { homeLayoutStyle: 'sideways', heroImageStyle: 'contain', secondaryColor: '0B5F4A', nonsense: 1 },
    })
    expect(answer.body.site.settings).toMatchObject({
      homeLayoutStyle: 'boxed',
      heroImageStyle: 'contain',
      secondaryColor: '#0b5f4a',
    })
    const refused = await patch(owner, '/site/settings', { change: { secondaryColor: 'red' } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    expect(refused.body.data.problems).toContainEqual(expect.objectContaining({ path: 'secondaryColor' }))
  })

  test('stores concurrent choices of different settings', { tags: ['full'] }, async () => {
    const { selectedPages } = (await draft()).site.settings
    const chosen = { deals: true, testimonials: true, about: false, 't&c': false }
    await Promise.all(
      Object.entries(chosen).map(([item, isChosen]) =>
        owner.call('PUT', `/site/settings/selectedPages/${encodeURIComponent(item)}`, { isChosen }),
      ),
    )
    const after: string[] = (await draft()).site.settings.selectedPages
    expect(new Set(after)).toEqual(
      new Set([...selectedPages, 'deals', 'testimonials'].filter((id) => chosen[id as 'deals'] ?? true)),
    )
  })

  test('refuses an unknown choice', async () => {
    const choose = (path: string) => owner.call('PUT', `/site/settings/${path}`, { isChosen: true })
    expect(await choose('selectedPages/casino')).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    expect(await choose('fontFamily/Arial')).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
  })

  test('stores hostile texts as text and refuses links with scripts', { tags: ['full'] }, async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    expect(titleOf((await patch(owner, '/site/pages/faq', { title: hostile })).body.site, 'faq')).toBe(hostile)
    const link = { title: 'Press', urlLink: 'javascript:alert(1)', includesFooter: true }
    const refused = await owner.call('PUT', '/site/links', { links: [link] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    const answered = await owner.call('PUT', '/site/links', { links: [{ ...link, urlLink: 'skyways.test/press' }] })
    expect(answered.body.site.externalLinks).toMatchObject([{ urlLink: 'https://skyways.test/press' }])
    await patch(owner, '/site/pages/faq', { title: 'FAQ' })
  })

  test('is created from the plain starter for an agency without one', { tags: ['full'] }, async () => {
    const ctx = await buildAgency(t.system, { name: 'Harmattan Tours' })
    await ctx.tx((tx) => tx.delete(sites))
    const made = await readDraft(ctx)
    expect(made).toMatchObject({ revision: 1, published: null, hasChanges: true, site: { settings: { layoutType: 'classic' } } })
    expect(JSON.stringify(made.site)).toContain('Harmattan Tours')
    expect((await publishSite(ctx, { revision: 1, note: '' })).published).toMatchObject({ number: 1 })
  })

  test('is reset to a template; logo and contact stay', { tags: ['full'] }, async () => {
    const { site } = await draft(savanna)
    const contact = { categories: [{ name: 'Groups', email: 'groups@savanna.test', phone: '' }] }
    const pages = site.pages.map((page: { id: string; blocks: { kind: string; content: object }[] }) => ({
      ...page,
      blocks: page.blocks.map((block) => (block.kind === 'contact' ? { ...block, content: contact } : block)),
    }))
    const settings = { ...site.settings, logoImage: '/media/a/logo.webp' }
    const saved = await savanna.call('PUT', '/site/draft', {
      revision: (await draft(savanna)).revision,
      site: { ...site, settings, pages },
    })
    const started = await savanna.call('POST', '/site/start', { revision: saved.body.revision, starter: 'editorial' })
    expect(started.body.site.settings).toMatchObject({ layoutType: 'editorial', logoImage: '/media/a/logo.webp' })
    expect(JSON.stringify(started.body.site)).toContain('groups@savanna.test')
    expect((await live('savanna')).site.settings.layoutType).toBe('coastal')
  })

  test("is reset with the agency's chosen colours; colours of the template are replaced", { tags: ['full'] }, async () => {
    const start = async (starter: string) => {
      const { revision } = await draft(savanna)
      return (await savanna.call('POST', '/site/start', { revision, starter })).body.site.settings
    }
    const plain = await start('classic')
    const warm = await start('coastal')
    expect(warm.buttonColor).not.toBe(plain.buttonColor)
    await patch(savanna, '/site/settings', { change: { buttonColor: '#7a1f5c' } })
    const { primaryColor, secondaryColor } = warm
    expect(await start('editorial')).toMatchObject({ primaryColor, secondaryColor, buttonColor: '#7a1f5c' })
  })
})
