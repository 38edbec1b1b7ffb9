import type { ShopSite } from '#contract/shop.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { defaultRegional, portalColor } from '#domain/defaults.ts'
import { type PageId, pageFacts, pageIds } from '#domain/site/pages.ts'
import { defaultSettings } from '#domain/site/settings.ts'
import { Site } from '#domain/site/site.ts'
import { blocksOf } from './tradewind-pages.ts'

const shown: PageId[] = ['about', 'contact', 't&c', 'policy']

/** Tradewind's own pages, made of the same blocks as the agencies'. */
const site: Site = Site.parse({
  settings: {
    ...defaultSettings,
    primaryColor: '#0b2a5b',
    secondaryColor: '#0059dd',
    buttonColor: portalColor,
    fontFamily: 'Inter',
    hero: 'plain',
    selectedPages: shown,
    activeProducts: [],
    footer: 'slim',
  },
  pages: pageIds.map((id) => ({
    id,
    title: pageFacts[id].title,
    isVisible: shown.includes(id),
    ...(blocksOf[id] ?? { blocks: [] }),
  })),
})

export const tradewindShop = (origin: string): ShopSite => ({
  site,
  version: 'tradewind',
  agency: { name: 'Tradewind', slug: '', ...defaultRegional, email: null, phone: null, address: null, contact: noContactDetails },
  origin,
})
