import type { BlockKind } from '#domain/site/block-kinds.ts'

/** The groups of the gallery. */
export const blockGroups: readonly { label: string; kinds: readonly BlockKind[] }[] = [
  { label: 'Begin a page', kinds: ['hero', 'banner', 'adGridBanner'] },
  { label: 'Sell', kinds: ['destinations', 'flightDeals', 'hotelDeals', 'tourDeals', 'topHotels', 'topTours'] },
  { label: 'Win trust', kinds: ['quickInfo', 'services', 'values', 'testimonials', 'faq'] },
  { label: 'Tell', kinds: ['story', 'video', 'blog', 'document'] },
  { label: 'Be reached', kinds: ['cta', 'contact', 'contactForm'] },
]
