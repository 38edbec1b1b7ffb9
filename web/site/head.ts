import type { MetaDescriptor } from 'react-router'
import type { ShopSite } from '#contract/shop.ts'
import type { Product } from '#domain/products.ts'
import type { SitePage } from '#domain/site/site.ts'
import { factsOfPage } from './json-ld.ts'
import { descriptionOf, titleOf } from './page-words.ts'
import { sellsNot } from './shop/sells-not.ts'
import { shopIcon } from './shop/shop-icon.ts'

type Given = { shop: ShopSite; page: SitePage; path: string }

/** The icon link of a page without other metadata. */
export const quietHead = (shop: ShopSite, title: string): MetaDescriptor[] => [
  { title: `${title} - ${shop.agency.name}` },
  { name: 'robots', content: 'noindex' },
  iconLink(shop),
]

/** The title for a page of a product that the agency does not sell online. */
export const unsoldHead = (shop: ShopSite, product: Product): MetaDescriptor[] => [
  { title: sellsNot(shop.agency.name, product) },
  { name: 'robots', content: 'noindex' },
  iconLink(shop),
]

const iconLink = ({ site, agency }: ShopSite): MetaDescriptor => ({
  tagName: 'link',
  rel: 'icon',
  ...shopIcon({ settings: site.settings, name: agency.name }),
})

/** The shared picture that the server generates, 1200 by 630: `png` is made from the page's title, `jpg` cropped from the picture that the agency chose. */
export const sharedPicture = ({ origin, version }: ShopSite, id: string, format: 'png' | 'jpg' = 'png'): SharedPicture => ({
  address: `${origin}/og/${encodeURIComponent(id)}.${format}?v=${encodeURIComponent(version)}`,
  width: 1_200,
  height: 630,
})

interface SharedPicture {
  address: string
  width?: number
  height?: number
}

interface Described {
  /** The full title, with the agency's name. */
  title: string
  /** Empty without a description. */
  description: string
  /** The canonical path. */
  path: string
  /** Default: the generated picture of the home page. */
  picture?: SharedPicture
}

/** Title, description, canonical address and shared picture of a public page, for search engines and messengers. */
export function publicHead(shop: ShopSite, given: Described): MetaDescriptor[] {
  const { title, description, path, picture } = given
  const { address, width, height } = picture ?? sharedPicture(shop, 'home')
  const canonical = `${shop.origin}${path}`
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: canonical },
    iconLink(shop),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop.agency.name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: address },
    ...(width ? [{ property: 'og:image:width', content: `${width}` }] : []),
    ...(height ? [{ property: 'og:image:height', content: `${height}` }] : []),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The head of a content page, with structured data. */
export function headOf(given: Given): MetaDescriptor[] {
  const { shop, page, path } = given
  return [
    ...publicHead(shop, {
      title: titleOf(given),
      description: descriptionOf(page),
      path,
      picture: sharedPicture(shop, page.id, page.sharePicture.startsWith('/media/') ? 'jpg' : 'png'),
    }),
    ...factsOfPage(shop, page, path).map((fact) => ({ 'script:ld+json': fact })),
  ]
}
