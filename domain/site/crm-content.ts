import { z } from 'zod'
import { type BlockKind, draftKinds } from './block-kinds.ts'
import type { AnyBlock } from './blocks.ts'
import type { PageId } from './pages.ts'
import { SiteSettings } from './settings.ts'
import { DraftSite, pageOf, type Site } from './site.ts'

const { hero, banner, cta, story, values, blog, contact, document, faq, video } = draftKinds
const itemsOf = {
  destinations: draftKinds.destinations.content.shape.items,
  flightDeals: draftKinds.flightDeals.content.shape.items,
  hotelDeals: draftKinds.hotelDeals.content.shape.items,
  tourDeals: draftKinds.tourDeals.content.shape.items,
  topHotels: draftKinds.topHotels.content.shape.items,
  topTours: draftKinds.topTours.content.shape.items,
  testimonials: draftKinds.testimonials.content.shape.items,
  quickInfo: draftKinds.quickInfo.content.shape.items,
  services: draftKinds.services.content.shape.items,
  adGridBanner: draftKinds.adGridBanner.content.shape.items,
}
const { description, image, buttonUrl, buttonText } = hero.content.shape

const productPage = {
  hero: hero.content.nullable(),
  banner: banner.content.nullable(),
  quickInfo: itemsOf.quickInfo,
  sectionTitle: z.string(),
  bannerTitle: z.string(),
  videoUrl: video.content.shape.videoUrl,
}

/** The CRM content of specification section 3. The site is its only source: missing content is null or empty. */
export const CrmContent = z.object({
  hero: hero.content.nullable(),
  landingHero: z.object({ title: z.string(), description, image, buttonUrl, buttonText }).nullable(),
  destinations: itemsOf.destinations,
  banner: banner.content.nullable(),
  cta: cta.content.extend({ title: z.string() }).nullable(),
  aboutUs: z.object({
    backgroundImage: story.content.shape.backgroundImage.nullable(),
    sections: story.content.shape.sections,
    values: values.content.shape.items,
    blog: blog.content.shape.items,
  }),
  contact: contact.content.nullable(),
  terms: z.object({
    title: z.string(),
    heroImage: document.content.shape.heroImage.nullable(),
    sections: document.content.shape.sections,
    faq: faq.content.shape.items,
  }),
  deals: z.object({ flightList: itemsOf.flightDeals, hotelList: itemsOf.hotelDeals, tourList: itemsOf.tourDeals }),
  testimonials: itemsOf.testimonials,
  flights: z.object({ ...productPage, flights: itemsOf.flightDeals }),
  hotels: z.object({ ...productPage, hotels: itemsOf.topHotels }),
  tours: z.object({ ...productPage, tours: itemsOf.topTours }),
  privacyPolicy: document.content.nullable(),
  externalLinks: DraftSite.shape.externalLinks,
  pagesVisibility: z.record(z.string(), z.boolean()),
  homeLayoutSection: z.record(z.string(), z.object({ isVisible: z.boolean(), layout: z.string(), title: z.string() })),
  sectionOrder: z.array(z.string()),
  topHotels: itemsOf.topHotels,
  topTours: itemsOf.topTours,
  adGridBanner: itemsOf.adGridBanner,
  ourServices: itemsOf.services,
  homeTestimonial: itemsOf.testimonials,
  templateData: SiteSettings,
})
export type CrmContent = z.infer<typeof CrmContent>

type BlockOf<K extends BlockKind> = Extract<AnyBlock, { kind: K }>

/** A site's content with the names of the specification: `hero` and `sectionOrder` are the home page's, `deals` the deals page's, and so on. */
export function crmContentOf(site: Site): CrmContent {
  const blocksOn = (page: PageId) => pageOf(site, page).blocks
  const on = <K extends BlockKind>(page: PageId, kind: K): BlockOf<K> | undefined =>
    blocksOn(page).find((block): block is BlockOf<K> => block.kind === kind)
  const productPageOf = (page: PageId, list: AnyBlock | undefined) => ({
    hero: on(page, 'hero')?.content ?? null,
    banner: on(page, 'banner')?.content ?? null,
    quickInfo: on(page, 'quickInfo')?.content.items ?? [],
    sectionTitle: list?.title ?? '',
    bannerTitle: on(page, 'banner')?.title ?? '',
    videoUrl: on(page, 'video')?.content.videoUrl ?? '',
  })
  const [landing, action, terms] = [on('home', 'hero'), on('home', 'cta'), on('t&c', 'document')]
  const [fares, hotels, tours] = [on('flight', 'flightDeals'), on('hotel', 'topHotels'), on('tour', 'topTours')]
  return {
    hero: landing?.content ?? null,
    landingHero: landing ? { ...landing.content, title: landing.title } : null,
    destinations: (on('home', 'destinations') ?? on('destination', 'destinations'))?.content.items ?? [],
    banner: on('home', 'banner')?.content ?? null,
    cta: action ? { ...action.content, title: action.title } : null,
    aboutUs: {
      backgroundImage: on('about', 'story')?.content.backgroundImage ?? null,
      sections: on('about', 'story')?.content.sections ?? [],
      values: on('about', 'values')?.content.items ?? [],
      blog: on('about', 'blog')?.content.items ?? [],
    },
    contact: on('contact', 'contact')?.content ?? null,
    terms: {
      title: terms?.title ?? '',
      heroImage: terms?.content.heroImage ?? null,
      sections: terms?.content.sections ?? [],
      faq: on('faq', 'faq')?.content.items ?? [],
    },
    deals: {
      flightList: on('deals', 'flightDeals')?.content.items ?? [],
      hotelList: on('deals', 'hotelDeals')?.content.items ?? [],
      tourList: on('deals', 'tourDeals')?.content.items ?? [],
    },
    testimonials: on('testimonials', 'testimonials')?.content.items ?? [],
    flights: { ...productPageOf('flight', fares), flights: fares?.content.items ?? [] },
    hotels: { ...productPageOf('hotel', hotels), hotels: hotels?.content.items ?? [] },
    tours: { ...productPageOf('tour', tours), tours: tours?.content.items ?? [] },
    privacyPolicy: on('policy', 'document')?.content ?? null,
    externalLinks: site.externalLinks,
    pagesVisibility: Object.fromEntries(site.pages.map(({ id, isVisible }) => [id, isVisible])),
    homeLayoutSection: Object.fromEntries(
      blocksOn('home').map(({ id, isVisible, layout, title }) => [id, { isVisible, layout, title }]),
    ),
    sectionOrder: blocksOn('home').map(({ id }) => id),
    topHotels: on('home', 'topHotels')?.content.items ?? [],
    topTours: on('home', 'topTours')?.content.items ?? [],
    adGridBanner: on('home', 'adGridBanner')?.content.items ?? [],
    ourServices: on('home', 'services')?.content.items ?? [],
    homeTestimonial: on('home', 'testimonials')?.content.items ?? [],
    templateData: site.settings,
  }
}
