import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'
import { changePage, changeSection, changeSiteSettings, orderSections, pageOf, withPage } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterSite } from './starters.ts'

const site = starterSite('classic', { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos })
const ids = pageOf(site, 'home').blocks.map(({ id }) => id)
const [hero = '', facts = '', ...rest] = ids
const sectionsOf = (after: typeof site) => changesOf(site, after).pages[0]?.sections.map(({ id, change }) => `${id} ${change}`)

describe('the changes that publishing would make', () => {
  it('are empty for equal sites, and every page for an unpublished one', () => {
    expect(changesOf(site, site)).toEqual({ settings: [], hasOtherMenu: false, pages: [] })
    expect(changesOf(null, site).pages.map(({ change }) => change)).toEqual(site.pages.map(() => 'added'))
  })

  it('name the changed texts of a page and of a section', () => {
    const after = changeSection(changePage(site, 'home', { description: 'New words.' }), 'home', hero, { title: 'Fly tonight' })
    expect(changesOf(site, after).pages).toEqual([
      expect.objectContaining({
        page: 'home',
        change: 'changed',
        values: [{ path: 'description', before: pageOf(site, 'home').description, after: 'New words.' }],
        sections: [
          {
            id: hero,
            name: 'Fly tonight',
            change: 'changed',
            values: [{ path: 'title', before: 'Where to next?', after: 'Fly tonight' }],
          },
        ],
      }),
    ])
  })

  it('list only the moved section as moved, not those around it', () => {
    expect(sectionsOf(orderSections(site, 'home', [...rest, hero, facts]))).toEqual([`${hero} moved`, `${facts} moved`])
    expect(sectionsOf(orderSections(site, 'home', [facts, hero, ...rest]))).toHaveLength(1)
  })

  it('list added and removed sections', () => {
    const after = withPage(site, 'home', (page) => ({
      ...page,
      blocks: [
        ...page.blocks.filter(({ id }) => id !== facts),
        ...pageOf(site, 'faq').blocks.map((block) => ({ ...block, id: 'more' })),
      ],
    }))
    expect(sectionsOf(after)).toEqual(expect.arrayContaining(['more added', `${facts} removed`]))
  })

  it('list changed settings and a changed menu', () => {
    const changed = changeSiteSettings(site, { header: 'centred' })
    expect(changesOf(site, changed).settings).toEqual([{ path: 'header', before: 'left', after: 'centred' }])
    expect(changesOf(site, { ...site, menu: [{ page: 'faq', under: [] }] }).hasOtherMenu).toBe(true)
  })
})
