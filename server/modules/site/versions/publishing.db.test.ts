import { describe, expect, test } from 'vitest'
import type { SiteDraft } from '#contract/site-shapes.ts'
import type { Site } from '#domain/site/site.ts'
import type { Client } from '#tests/app.ts'
import { ctxOf } from '#tests/factories.ts'
import { openSite, titleOf } from '#tests/open-site.ts'
import { readBrand } from '../../mail/read-brand.ts'

const { t, owner, savanna, draft, patch, publish, live } = await openSite()

describe('publishing', () => {
  test('from two tabs at once makes one version and loses nothing', async () => {
    await patch(owner, '/site/pages/contact', { title: 'Reach us' })
    const { revision, published } = await draft()
    const answers = await Promise.all([1, 2, 3].map(() => owner.call('POST', '/site/publish', { revision, note: 'Twice' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await draft()).published.number).toBe(published.number + 1)
    expect((await live('skyways')).version).toBe(`v${published.number + 1}`)
  })

  test('is refused when somebody else saved meanwhile', async () => {
    const { revision } = await draft()
    await patch(owner, '/site/pages/contact', { title: 'Contact' })
    expect((await owner.call('POST', '/site/publish', { revision })).body.code).toBe('site.changed-elsewhere')
  })

  test('refuses an unreadable colour, with the nearest readable one', async () => {
    await patch(owner, '/site/settings', { change: { buttonColor: '#ffff00' } })
    const refused = await publish()
    expect(refused).toMatchObject({ status: 422, body: { code: 'site.unreadable' } })
    const [problem] = refused.body.data.unreadable
    expect(problem).toMatchObject({ setting: 'buttonColor', instead: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    expect((await draft()).unreadable).toEqual([problem])
    await patch(owner, '/site/settings', { change: { buttonColor: problem.instead } })
    expect((await publish()).status).toBe(200)
  })

  test('refuses invalid texts, naming each with its page, section and field; the draft keeps them', async () => {
    const { site, revision } = await draft()
    const cta = { kind: 'cta', id: 'cta-bad', title: 'Call us', content: { link: 'htps:/deals', buttonText: 'Call' } }
    const contact = {
      kind: 'contact',
      id: 'contact-bad',
      title: '',
      content: { categories: [{ name: 'Sales', email: 'sales@' }] },
    }
    const added: Record<string, object> = { home: cta, contact }
    const pages = site.pages.map((page: { id: string; blocks: object[] }) => ({
      ...page,
      blocks: [...page.blocks, ...(added[page.id] ? [added[page.id]] : [])],
    }))
    const saved = await owner.call('PUT', '/site/draft', { revision, site: { ...site, pages } })
    expect(saved.status).toBe(200)
    expect(saved.body.site.pages[0].blocks.at(-1).content.link).toBe('htps:/deals')
    const refused = await publish()
    expect(refused).toMatchObject({ status: 422, body: { code: 'site.faulty' } })
    expect(refused.body.data.faults).toMatchObject([
      { page: 'home', block: 'cta-bad', field: ['link'], where: expect.stringMatching(/, Call us$/) },
      {
        page: 'contact',
        block: 'contact-bad',
        field: ['categories', 0, 'email'],
        where: expect.stringMatching(/, Where to reach us$/),
      },
    ])
    const later = await owner.call('PUT', '/site/schedule', { at: new Date(Date.now() + 3_600_000).toISOString() })
    expect(later.body.code).toBe('site.faulty')
    expect((await draft()).faults).toEqual(refused.body.data.faults)
    // A page can still be renamed and hidden while one of its texts is invalid.
    expect((await patch(owner, '/site/pages/contact', { isVisible: true })).status).toBe(200)
    await owner.call('PUT', '/site/draft', { revision: (await draft()).revision, site })
    expect((await publish()).status).toBe(200)
  })

  test.each([
    [
      'a restored version',
      ({ published, revision }) => owner.call('POST', `/site/versions/${published?.number}/restore`, { revision }),
      /^Version \d+$/,
    ],
    [
      'a template',
      ({ revision }) => owner.call('POST', '/site/start', { starter: 'coastal', revision }),
      /^The template Coastal$/,
    ],
    [
      'a colleague’s own',
      ({ site, revision }) => {
        const own = { ...site, pages: site.pages.map((page) => ({ ...page, description: `My ${page.id}` })) }
        return owner.call('PUT', '/site/draft', { revision, site: own, isReplacement: true })
      },
      /^The draft of Adaeze Okonkwo$/,
    ],
  ] satisfies [string, (draft: SiteDraft) => ReturnType<Client['call']>, RegExp][])(
    'the draft that %s replaces is stored, and can be restored with its unpublished changes',
    { tags: ['full'] },
    async (_, replace, by) => {
      await patch(owner, '/site/pages/tour', { title: 'Never published' })
      const before = await draft()
      const replaced = await replace(before)
      expect(replaced.body.replaced).toEqual({ by: expect.stringMatching(by), at: expect.any(String) })
      expect(replaced.body.site).not.toEqual(before.site)
      const stale = await owner.call('POST', '/site/replaced', { revision: before.revision })
      expect(stale.body.code).toBe('site.changed-elsewhere')
      const back = await owner.call('POST', '/site/replaced', { revision: replaced.body.revision })
      expect(back.body.site).toEqual(before.site)
      const forth = await owner.call('POST', '/site/replaced', { revision: back.body.revision })
      expect(forth.body.site).toEqual(replaced.body.site)
    },
  )

  describe('the crops of a picture', () => {
    const upright = { focus: '20 10', zoom: 1.5 }
    const heroOf = ({ pages }: Site) => pages[0]?.blocks.find(({ kind }) => kind === 'hero')
    const save = async (crops?: object) => {
      const { site, revision } = await draft()
      const { content } = heroOf(site) ?? {}
      const pages = site.pages.map((page: { blocks: { kind: string }[] }) => ({
        ...page,
        blocks: page.blocks.map((block) =>
          block.kind === 'hero' ? { ...block, content: { ...content, image: { src: '/scenes/lagos.svg', crops } } } : block,
        ),
      }))
      return owner.call('PUT', '/site/draft', { revision, site: { ...site, pages } })
    }

    test('are published, restored and listed among the changes', async () => {
      await save({ upright })
      expect(JSON.stringify((await owner.call('GET', '/site/changes')).body)).toContain('image.crops.upright.focus')
      const { number } = (await publish()).body.published
      const { site } = await live('skyways')
      expect(heroOf(site)?.content).toMatchObject({ image: { crops: { upright } } })
      await save()
      await publish()
      expect(JSON.stringify(heroOf((await live('skyways')).site))).not.toContain('crops')
      const { revision } = await draft()
      const restored = await owner.call('POST', `/site/versions/${number}/restore`, { revision })
      expect(heroOf(restored.body.site)?.content).toMatchObject({ image: { crops: { upright } } })
    })

    test.each([{ upright: { focus: '20 10', zoom: 3.5 } }, { upright: { focus: 'left top' } }])(
      'are refused by the API beyond their limits: %j',
      async (crops) => {
        expect(await save(crops)).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
      },
    )
  })

  test('has nothing to restore before a draft was replaced', { tags: ['full'] }, async () => {
    const { revision } = await draft(savanna)
    expect((await savanna.call('POST', '/site/replaced', { revision })).body.code).toBe('site.nothing-replaced')
  })

  test('keeps every version; an older one can be restored as the draft and published again', { tags: ['full'] }, async () => {
    await patch(owner, '/site/pages/tour', { title: 'Journeys' })
    const { number } = (await publish('Journeys')).body.published
    await patch(owner, '/site/pages/tour', { title: 'Adventures' })
    await publish('Adventures')
    const versions = (await owner.call('GET', '/site/versions')).body
    expect(versions[0]).toMatchObject({ number: number + 1, note: 'Adventures', by: 'Adaeze Okonkwo', isLive: true })
    expect(versions[1]).toMatchObject({ number, note: 'Journeys', isLive: false })
    const { revision } = await draft()
    const restored = await owner.call('POST', `/site/versions/${number}/restore`, { revision })
    expect(titleOf(restored.body.site, 'tour')).toBe('Journeys')
    expect(titleOf((await live('skyways')).site, 'tour')).toBe('Adventures')
    await publish()
    expect(titleOf((await live('skyways')).site, 'tour')).toBe('Journeys')
    expect((await owner.call('POST', '/site/versions/999/restore', { revision })).status).toBe(404)
  })
})

describe('a change of the brand', { tags: ['full'] }, () => {
  const brand = async () => {
    const ctx = await ctxOf(t.system, 'owner@skyways.test')
    return ctx.tx((tx) => readBrand(tx, ctx))
  }

  test('is visible at once to visitors and in mails, without the rest of the draft', async () => {
    await patch(owner, '/site/pages/hotel', { title: 'Stays' })
    await patch(owner, '/site/settings', { change: { secondaryColor: '#1e61dc' } })
    const before = await live('skyways')
    const change = { primaryColor: '#5b21b6', logoImage: '/media/a/mark.webp' }
    const answer = await patch(owner, '/site/settings', { change, isLive: true })
    expect(answer.body).toMatchObject({ hasChanges: true, site: { settings: change } })
    const { site, version } = await live('skyways')
    expect(site.settings).toEqual({ ...before.site.settings, ...change })
    expect(version).not.toBe(before.version)
    expect(titleOf(site, 'hotel')).toBe('Hotels')
    expect(await brand()).toMatchObject({ color: '#5b21b6', onColor: '#ffffff' })
    const session = await owner.call('GET', '/session')
    expect(session.body.agency).toMatchObject({
      logoUrl: '/media/a/mark.webp',
      templateData: { primaryColor: '#5b21b6', secondaryColor: before.site.settings.secondaryColor },
    })
  })

  test('is refused when it is unreadable, and changes nothing', async () => {
    const refused = await patch(owner, '/site/settings', { change: { primaryColor: '#fefefe' }, isLive: true })
    expect(refused.body.code).toBe('site.unreadable')
    expect((await draft()).site.settings.primaryColor).toBe('#5b21b6')
    expect((await brand()).color).toBe('#5b21b6')
  })
})

test("affects only the agency's own site", { tags: ['full'] }, async () => {
  await patch(owner, '/site/pages/home', { description: 'Skyways alone' })
  expect(JSON.stringify(await draft(savanna))).not.toMatch(/skyways/i)
  const numbers = (await savanna.call('GET', '/site/versions')).body.map(({ number }: { number: number }) => number)
  expect(numbers).toEqual([1])
})

test('the layout numbers of pages are stored in the draft and published, and determine the layout for visitors', {
  tags: ['full'],
}, async () => {
  const change = { pageLayouts: { faq: 2, about: 2 } }
  expect((await patch(owner, '/site/settings', { change })).body.site.settings.pageLayouts).toMatchObject(change.pageLayouts)
  expect((await live('skyways')).site.settings.pageLayouts).toMatchObject({ faq: 1, about: 1 })
  await publish()
  const { site } = await live('skyways')
  expect(site.settings.pageLayouts).toMatchObject(change.pageLayouts)
  const layoutOf = (page: string, kind: string) =>
    site.pages.find(({ id }: { id: string }) => id === page).blocks.find((block: { kind: string }) => block.kind === kind).layout
  expect([layoutOf('faq', 'faq'), layoutOf('about', 'story')]).toEqual(['open', 'column'])
  const refused = await patch(owner, '/site/settings', { change: { pageLayouts: { faq: 3 } } })
  expect(refused).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'pageLayouts.faq' }] } } })
})
