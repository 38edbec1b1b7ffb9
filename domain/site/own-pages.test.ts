import { describe, expect, it, test } from 'vitest'
import { faultsOf } from './faults.ts'
import { linkedPages, menuPages, menuTree } from './menu.ts'
import { addPage, putInMenu, removePage } from './own-pages.ts'
import { ownPageId, pathOf } from './own-page-id.ts'
import { sampleBlock } from './samples.ts'
import { changePage, changeSiteSettings, pageAt, type Site } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterSite } from './starters.ts'

const agency = { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos }
const start = starterSite('classic', agency)
const add = (site: Site, title: string) =>
  addPage(site, { title, start: 'landing', sample: (kind, id) => sampleBlock(kind, id, agency) })

test.each([
  ['Visa help', 'own-visa-help', '/pages/visa-help'],
  ['  Écoles & groupes! ', 'own-ecoles-groupes', '/pages/ecoles-groupes'],
  ['Umrah 2027', 'own-umrah-2027', '/pages/umrah-2027'],
])('a page named %j has an address from its words', (title, id, path) => {
  const made = ownPageId(title)
  expect([made, made && pathOf(made)]).toEqual([id, path])
})

describe('a page that the agency adds', () => {
  const { site, id } = add(start, 'Visa help')

  it('is hidden at first, with sections that can be published', () => {
    expect(pageAt(site, '/pages/visa-help')).toBe(null)
    expect(faultsOf(site)).toEqual([])
    expect(pageAt(changePage(site, id, { isVisible: true }), '/pages/visa-help')?.title).toBe('Visa help')
  })

  it('has a different address from an existing page of the same name', () => {
    expect(add(site, 'Visa help').id).toBe('own-visa-help-2')
    expect(add(site, '？！').id).toBe('own-page')
  })

  it('is in the menu once it is visible, until it is removed from it', () => {
    const shown = changePage(site, id, { isVisible: true })
    expect(menuPages(shown).at(-1)).toBe(id)
    expect(linkedPages(shown)).toContain(id)
    expect(linkedPages(putInMenu(shown, id, false))).not.toContain(id)
  })

  it('is removed with its place in the menu; pages below it stay', () => {
    const arranged = { ...site, menu: [{ page: id, under: ['faq' as const] }] }
    expect(removePage(arranged, id)).toMatchObject({ ownPages: [], menu: [{ page: 'faq', under: [] }] })
    expect(() => removePage(site, 'faq')).toThrow('This page is not part of the site.')
  })
})

describe('the menu', () => {
  const pagesOf = (site: Site) => menuTree(site).map(({ page, under }) => [page, ...under].join('>'))

  it('is in the order of the site unless it is arranged', () => {
    expect(pagesOf(start)).toEqual(['flight', 'hotel', 'tour', 'destination', 'about', 'contact', 'faq'])
  })

  it('begins with the arranged pages, followed by the others, without hidden ones', () => {
    const menu = [
      { page: 'contact' as const, under: ['faq' as const, 'about' as const] },
      { page: 'flight' as const, under: [] },
    ]
    expect(pagesOf({ ...start, menu })).toEqual(['contact>faq>about', 'flight', 'hotel', 'tour', 'destination'])
    const without = changeSiteSettings(changePage({ ...start, menu }, 'contact', { isVisible: false }), { activeProducts: [] })
    expect(pagesOf(without)).toEqual(['faq', 'about', 'destination'])
  })
})
