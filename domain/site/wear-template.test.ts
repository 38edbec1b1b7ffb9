import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { changeSiteSettings, pageOf } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterNames, starterSite } from './starters.ts'
import { wearTemplate } from './wear-template.ts'

const agency = { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos }
const site = starterSite('classic', agency)
const textOf = (value: typeof site) =>
  value.pages.map(({ blocks, title }) => [title, blocks.map((block) => ({ ...block, layout: '' }))])

describe.each(starterNames)('a site in the look of %s', (name) => {
  const worn = wearTemplate(site, name, agency)

  it('keeps its pages, texts and pictures, and can be published', () => {
    expect(textOf(worn)).toEqual(textOf(site))
    expect(faultsOf(worn)).toEqual([])
  })

  it('has the styles, colours, font and layouts of the template', () => {
    const { settings } = starterSite(name, agency)
    const { header, hero, layoutType, primaryColor, fontFamily } = settings
    expect(worn.settings).toMatchObject({ header, hero, layoutType, primaryColor, fontFamily })
    const layout = (of: typeof site) => pageOf(of, 'faq').blocks.find(({ kind }) => kind === 'faq')?.layout
    expect(layout(worn)).toBe(layout(starterSite(name, agency)))
  })

  it('keeps colours and a font that the agency chose', () => {
    const chosen = { buttonColor: '#7a1f5c', fontFamily: 'Lora' }
    expect(wearTemplate(changeSiteSettings(site, chosen), name, agency).settings).toMatchObject(chosen)
  })
})
