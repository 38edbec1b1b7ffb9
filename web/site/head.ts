import type { MetaDescriptor } from 'react-router'
import type { ShopSite } from '#contract/shop.ts'
import type { SitePage } from '#domain/site/site.ts'
import { factsOfPage } from './json-ld.ts'
import { shopIcon } from './shop/shop-icon.ts'

/** The first words of a page, where the agency wrote no description. */
function firstWords(page: SitePage): string {
  for (const { isVisible, content } of page.blocks) {
    const said = ['description' in content ? content.description : '', 'intro' in content ? content.intro : ''].find(Boolean)
    if (isVisible && said) return said
  }
  return ''
}

type Given = { shop: ShopSite; page: SitePage; path: string }

export const titleOf = ({ shop, page, path }: Given): string =>
  path === '/' ? shop.agency.name : `${page.title} - ${shop.agency.name}`

/** The icon of a page that has nothing else to say to search engines. */
export const quietHead = (shop: ShopSite, title: string): MetaDescriptor[] => [
  { title: `${title} - ${shop.agency.name}` },
  { name: 'robots', content: 'noindex' },
  iconLink(shop),
]

const iconLink = ({ site, agency }: ShopSite): MetaDescriptor => ({
  tagName: 'link',
  rel: 'icon',
  ...shopIcon({ settings: site.settings, name: agency.name }),
})

/** Title, description, address, shared picture and facts of a page, as search engines and messengers read them. */
export function headOf(given: Given): MetaDescriptor[] {
  const { shop, page, path } = given
  const title = titleOf(given)
  const description = page.description || firstWords(page)
  const address = `${shop.origin}${path}`
  const picture = `${shop.origin}/og/${encodeURIComponent(page.id)}.png?v=${encodeURIComponent(shop.version)}`
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    iconLink(shop),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop.agency.name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...factsOfPage(shop, page, path).map((fact) => ({ 'script:ld+json': fact })),
  ]
}
