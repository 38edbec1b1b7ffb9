import { describe, expect, it } from 'vitest'
import { changePage, changeSiteSettings } from '#domain/site/site.ts'
import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterSite } from '#domain/site/starters.ts'
import { navigationOf } from './navigation.ts'

const site = starterSite('classic', { name: 'Skyways Travel', email: null, phone: null, address: null, ...inLagos })
const titles = (links: { title: string }[]) => links.map(({ title }) => title)

describe('the navigation of a site', () => {
  it('links to the products it sells and the pages it selected, in the order of the site; the legal ones are separate', () => {
    const { pages, legal } = navigationOf(site)
    expect(titles(pages)).toEqual(['Flights', 'Hotels', 'Tours', 'Destinations', 'About us', 'Contact', 'FAQ'])
    expect(legal.map(({ to }) => to)).toEqual(['/terms', '/privacy-policy'])
  })

  it('leaves out a page that is hidden, a product that is not sold and a page that is not selected', () => {
    const changed = changeSiteSettings(changePage(site, 'faq', { isVisible: false }), {
      activeProducts: ['flights'],
      selectedPages: ['about', 'faq', 'deals'],
    })
    expect(titles(navigationOf(changed).pages)).toEqual(['Flights', 'Deals', 'About us'])
    expect(navigationOf(changed).legal).toEqual([])
  })

  it('names a page as the agency does', () => {
    expect(titles(navigationOf(changePage(site, 'about', { title: 'Our agency' })).pages)).toContain('Our agency')
  })

  it('keeps links to other sites in the header, and in the footer those that belong there', () => {
    const linked = {
      ...site,
      externalLinks: [
        { title: 'Blog', urlLink: 'https://blog.skyways.test', includesFooter: true },
        { title: 'Visa', urlLink: 'https://visa.skyways.test', includesFooter: false },
      ],
    }
    expect(titles(navigationOf(linked).outside)).toEqual(['Blog', 'Visa'])
    expect(titles(navigationOf(linked).outsideFooter)).toEqual(['Blog'])
  })

  it('stays inside a preview', () => {
    const { pages, legal } = navigationOf(site, '/preview/template/one')
    expect([...pages, ...legal].map(({ to }) => to)).toContain('/preview/template/one?page=t%26c')
  })
})
