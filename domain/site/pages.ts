import type { ProductSetting } from '../products.ts'

/** The pages of a storefront. Ids are the specification's; an agency toggles, retitles and fills them, it does not invent new ones. */
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

/** Where a visitor finds each page, and what it is called until the agency says otherwise. */
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

/** The page that offers a product; protection is sold with the others and has none. */
export const pageOfProduct: Record<ProductSetting, PageId | null> = {
  flights: 'flight',
  hotels: 'hotel',
  tours: 'tour',
  protection: null,
}
