import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { changeSiteSettings, pageOf } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterNames, starterSite } from './starters.ts'
import { applyTemplate } from './apply-template.ts'

const agency = { name: 'Okoye Travel', email: null, phone: null, address: null, ...inLagos }
const site = starterSite('classic', agency)
const textOf = (value: typeof site) =>
  value.pages.map(({ blocks, title }) => [title, blocks.map((block) => ({ ...block, layout: '' }))])

describe.each(starterNames)('a site in the look of %s', (name) => {
  const applied = applyTemplate(site, name, agency)

  it('keeps its pages, texts and pictures, and can be published', () => {
    expect(textOf(applied)).toEqual(textOf(site))
    expect(faultsOf(applied)).toEqual([])
  })

  it('has the styles, colours, font and layouts of the template', () => {
    const { settings } = starterSite(name, agency)
    const { header, hero, layoutType, primaryColor, fontFamily } = settings
    expect(applied.settings).toMatchObject({ header, hero, layoutType, primaryColor, fontFamily })
    const layout = (of: typeof site) => pageOf(of, 'faq').blocks.find(({ kind }) => kind === 'faq')?.layout
    expect(layout(applied)).toBe(layout(starterSite(name, agency)))
  })

  it('keeps colours and a font that the agency chose', () => {
    const chosen = { buttonColor: '#7a1f5c', fontFamily: 'Lora' }
    expect(applyTemplate(changeSiteSettings(site, chosen), name, agency).settings).toMatchObject(chosen)
  })
})
