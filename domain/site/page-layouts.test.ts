import { describe, expect, it } from 'vitest'
import { layoutsOf, mainBlock, withLayoutNumbers } from './page-layouts.ts'
import { pageIds } from './pages.ts'
import { changeSection, changeSiteSettings, pageOf } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterNames, starterSite } from './starters.ts'

const agency = { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos }
const site = starterSite('classic', agency)

const everyNumber = pageIds.flatMap((id) => layoutsOf(id).map(([layout], at) => ({ id, number: at + 1, layout })))

describe('the layout number of a page', () => {
  it.each(everyNumber)(
    '$number sets the layout of the main section of $id to $layout, and is stored in the settings',
    ({ id, number, layout }) => {
      const changed = changeSiteSettings(site, { pageLayouts: { [id]: number } })
      expect(mainBlock(pageOf(changed, id))?.layout).toBe(layout)
      expect(changed.settings.pageLayouts).toEqual({ ...site.settings.pageLayouts, [id]: number })
      for (const other of pageIds) if (other !== id) expect(pageOf(changed, other)).toEqual(pageOf(site, other))
    },
  )

  it.each(starterNames)('exists for every page of the starter %s', (name) => {
    expect(Object.keys(starterSite(name, agency).settings.pageLayouts)).toEqual([...pageIds])
  })

  it('follows the section if its layout is changed in the editor', () => {
    const section = mainBlock(pageOf(site, 'faq'))?.id ?? ''
    const changed = withLayoutNumbers(changeSection(site, 'faq', section, { layout: 'open' }))
    expect(changed.settings.pageLayouts.faq).toBe(2)
  })

  it.each([3, 0, 1.5, '2', null])('is refused if the page has no such layout: %j', (number) => {
    expect(() => changeSiteSettings(site, { pageLayouts: { faq: number } })).toThrow(/pageLayouts/)
  })
})
