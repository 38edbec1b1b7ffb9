import { describe, expect, it } from 'vitest'
import { placeInMenu, productPages } from './menu.ts'
import { changePage, changeSiteSettings } from './site.ts'
import { inLagos } from './starters/in-lagos.fixture.ts'
import { starterSite } from './starters.ts'

const site = starterSite('classic', { name: 'Skyways Travel', email: null, phone: null, address: null, ...inLagos })

describe('the menu', () => {
  it('begins with the pages of the sold products', () => {
    expect(productPages(site)).toEqual(['flight', 'hotel', 'tour'])
    expect(productPages(changeSiteSettings(site, { activeProducts: ['tours', 'protection'] }))).toEqual(['tour'])
  })

  it('gives the reason why a page is in it or not', () => {
    const changed = changePage(changeSiteSettings(site, { activeProducts: ['flights'] }), 'about', { isVisible: false })
    const places = (['home', 'flight', 'hotel', 'about', 'faq'] as const).map((id) => placeInMenu(changed, id))
    expect(places).toEqual(['home', 'sold', 'chosen', 'hidden', 'chosen'])
  })
})
