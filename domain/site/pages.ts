import type { ProductSetting } from '../products.ts'

/** The pages that every storefront has. Ids are the specification's; an agency can hide, retitle and fill them. */
export const pageIds = [
  'home',
  'deals',
  'flight',
  'hotel',
  'tour',
  'destination',
  'about',
  'testimonials',
  'contact',
  'faq',
  't&c',
  'policy',
] as const
export type PageId = (typeof pageIds)[number]

export const isPageId = (value: string): value is PageId => (pageIds as readonly string[]).includes(value)

/** A page that an agency added: `own-` and the last part of its address. */
export type OwnPageId = `own-${string}`
export type AnyPageId = PageId | OwnPageId

/** The address of each page, and its default title. */
export const pageFacts: Record<PageId, { path: string; title: string }> = {
  home: { path: '/', title: 'Home' },
  deals: { path: '/deals', title: 'Deals' },
  flight: { path: '/flights', title: 'Flights' },
  hotel: { path: '/hotels', title: 'Hotels' },
  tour: { path: '/tours', title: 'Tours' },
  destination: { path: '/destinations', title: 'Destinations' },
  about: { path: '/about', title: 'About us' },
  testimonials: { path: '/testimonials', title: 'Testimonials' },
  contact: { path: '/contact', title: 'Contact' },
  faq: { path: '/faq', title: 'FAQ' },
  't&c': { path: '/terms', title: 'Terms and conditions' },
  policy: { path: '/privacy-policy', title: 'Privacy policy' },
}

/** The page of a product; protection is sold with the others and has none. */
export const pageOfProduct: Record<ProductSetting, PageId | null> = {
  flights: 'flight',
  hotels: 'hotel',
  tours: 'tour',
  protection: null,
}
