import { describe, expect, it } from 'vitest'
import type { ShopSite } from '#contract/shop.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { pageFacts } from '#domain/site/pages.ts'
import { pageOf } from '#domain/site/site.ts'
import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterSite } from '#domain/site/starters.ts'
import { headOf, quietHead } from './head.ts'
import { factsOfPage } from './json-ld.ts'

const agency = {
  name: 'Skyways Travel',
  slug: 'skyways',
  ...inLagos,
  email: 'hello@skyways.test',
  phone: null,
  address: null,
  contact: noContactDetails,
}
const shop: ShopSite = { site: starterSite('classic', agency), version: 'v3', agency, origin: 'https://skyways.test' }
const head = (id: 'home' | 'deals' | 'faq' | 't&c') => headOf({ shop, page: pageOf(shop.site, id), path: pageFacts[id].path })
const facts = (id: 'home' | 'deals' | 'faq' | 't&c') =>
  head(id).flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : []))
const typesOf = (id: 'home' | 'deals' | 'faq' | 't&c') =>
  facts(id).map((fact) => (typeof fact === 'object' && fact !== null && '@type' in fact ? fact['@type'] : null))

describe('the head of a page', () => {
  it('names the page and the agency, and the address that search engines should know', () => {
    expect(head('deals')).toContainEqual({ title: 'Deals - Skyways Travel' })
    expect(head('home')).toContainEqual({ title: 'Skyways Travel' })
    expect(head('deals')).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://skyways.test/deals' })
    expect(head('deals')).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://skyways.test/deals',
    })
    expect(head('deals')).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en',
      href: 'https://skyways.test/deals',
    })
  })

  it('has the shared picture, by page and version', () => {
    expect(head('t&c')).toContainEqual({ property: 'og:image', content: 'https://skyways.test/og/t%26c.png?v=v3' })
  })

  it('has structured data of the agency on every page, and of the page’s content', () => {
    expect(typesOf('home')).toEqual(['TravelAgency', 'FAQPage'])
    expect(typesOf('faq')).toEqual(['TravelAgency', 'BreadcrumbList', 'FAQPage'])
  })

  it('names a price only where the page shows it: a tour after its discount, never a deal whose price a search finds', () => {
    const price = { actualAmount: { amount: 1_640_000_00, currency: 'NGN' }, discountPercentage: 10 }
    const { site } = shop
    const page = pageOf(site, 'deals')
    const blocks = page.blocks.map((block) => {
      if (block.kind === 'flightDeals')
        return { ...block, content: { ...block.content, items: block.content.items.map((deal) => ({ ...deal, ...price })) } }
      if (block.kind === 'hotelDeals')
        return { ...block, content: { ...block.content, items: block.content.items.map((deal) => ({ ...deal, ...price })) } }
      if (block.kind === 'tourDeals')
        return {
          ...block,
          content: { ...block.content, items: block.content.items.slice(0, 1).map((deal) => ({ ...deal, ...price })) },
        }
      return block
    })
    const offersWith = (activeProducts: typeof site.settings.activeProducts) =>
      factsOfPage(
        { ...shop, site: { ...site, settings: { ...site.settings, activeProducts } } },
        { ...page, blocks },
        '/deals',
      ).filter((fact) => fact['@type'] === 'Offer')
    expect(offersWith(['flights', 'hotels', 'tours'])).toEqual([
      expect.objectContaining({ name: 'Dubai in five days', price: '1476000.00', priceCurrency: 'NGN' }),
    ])
    expect(offersWith([]).length).toBeGreaterThan(1)
  })

  it('of a preview or a missing page has noindex', () => {
    expect(quietHead(shop, 'Preview')).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head('home')).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
