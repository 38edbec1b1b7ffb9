import { expect, it } from 'vitest'
import type { z } from 'zod'
import { type BlockKind, blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { newBlock } from '#domain/site/blocks.ts'
import { DraftSite, Site } from '#domain/site/site.ts'
import { inLagos } from '#domain/site/starters/in-lagos.fixture.ts'
import { starterSite } from '#domain/site/starters.ts'
import { fillSchema } from '../api/fill-schema.ts'

/** The specification's names, section 3. A section's own title is `title`; `items` are the entries of its list. */
const headings: [heading: string, kind: BlockKind, fields: string][] = [
  ['hero', 'hero', 'title'],
  ['landing hero', 'hero', 'title description image buttonUrl buttonText'],
  ['destinations', 'destinations', 'title items'],
  [
    'destination',
    'destinations',
    `items.title items.rating items.locationName.from items.locationName.to items.originDestinations.from items.originDestinations.to
      items.originDestinations.departureDate items.image`,
  ],
  ['banner', 'banner', 'image link fit'],
  ['CTA', 'cta', 'title description buttonText link'],
  ['aboutUs', 'story', 'backgroundImage sections'],
  ['values', 'values', 'items'],
  ['blog', 'blog', 'items'],
  [
    'contact',
    'contact',
    'categories workingDays.day workingDays.timeRange holidays.date holidays.timeRange socials.name socials.link other',
  ],
  ['terms', 'document', 'title heroImage sections'],
  ['faq', 'faq', 'items.question items.answer'],
  [
    'deals: flightList',
    'flightDeals',
    'items.dealsName items.from items.to items.actualAmount items.discountPercentage items.icon',
  ],
  ['deals: hotelList', 'hotelDeals', 'items.dealsName items.location items.actualAmount items.discountPercentage items.icon'],
  [
    'deals: tourList',
    'tourDeals',
    'items.dealsName items.destination items.duration items.actualAmount items.discountPercentage items.icon',
  ],
  ['testimonials', 'testimonials', 'items.profileImage items.clientName items.rating items.title items.review'],
  ['list of flights', 'destinations', 'items.originDestinations.from items.originDestinations.to'],
  ['list of hotels', 'topHotels', 'items.hotelName items.location items.image items.hotelObj'],
  ['list of tours', 'topTours', 'items.tourName items.location items.image items.destinationId items.tagId'],
  ['privacyPolicy', 'document', 'title sections'],
  ['topHotels', 'topHotels', 'title items'],
  ['topTours', 'topTours', 'title items'],
  ['adGridBanner', 'adGridBanner', 'items.image items.link items.fit'],
  ['ourServices', 'services', 'items.title items.description items.content items.icon'],
  ['homeTestimonial', 'testimonials', 'title items'],
]

/** Every path of a content, `items.title`. */
function placesOf(schema: z.ZodType): string[] {
  const places: string[] = []
  fillSchema(schema, (path) => places.push(path.replaceAll(/\.\d+/g, '')), 1)
  return ['title', ...places]
}

it.each(headings)('%s has the fields that the specification names', (_, kind, fields) => {
  const places = placesOf(blockKinds[kind].content)
  const missing = fields.split(/\s+/).filter((field) => !places.some((place) => `${place}.`.startsWith(`${field}.`)))
  expect(missing).toEqual([])
})

/** Every non-empty value of a document, with its path. */
function filled(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null)
    return [null, '', 0, false].some((empty) => empty === value) ? [] : [`${at}: ${value}`]
  return Object.entries(value).flatMap(([name, part]) => filled(part, `${at}.${name}`))
}

it('every text, picture, link, list and rating of an empty section is empty', () => {
  for (const kind of kindNames) {
    const { content } = newBlock(kind, 'one')
    expect(
      filled(content).filter((place) => !place.startsWith('.fit: ')),
      kind,
    ).toEqual([])
    const lists = Object.entries(content).flatMap(([name, value]) => (Array.isArray(value) ? [[name, [{}]]] : []))
    const withItems = blockKinds[kind].content.parse(Object.fromEntries(lists))
    // A style, a drawing and a currency always have one of their choices.
    expect(
      filled(withItems).filter((place) => !/\.(?:fit|icon|currency): /.test(place)),
      kind,
    ).toEqual([])
  }
})

it('a page of a product holds each section that the specification names', () => {
  const site = starterSite('classic', { name: 'Skyways', email: null, phone: null, address: null, ...inLagos })
  const kinds = ['hero', 'banner', 'quickInfo', 'video', 'destinations', 'topHotels', 'topTours'] as const
  const blocks = kinds.map((kind) => newBlock(kind, kind, { title: `About ${kind}` }))
  const pages = site.pages.map((page) => (['flight', 'hotel', 'tour'].includes(page.id) ? { ...page, blocks } : page))
  for (const shape of [Site, DraftSite])
    for (const id of ['flight', 'hotel', 'tour'])
      expect(shape.parse({ ...site, pages }).pages.find((page) => page.id === id)?.blocks).toMatchObject(blocks)
})
