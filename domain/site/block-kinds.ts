import { z } from 'zod'
import { Amount, Discount, Icon, list, Place, Rating } from './fields.ts'
import { draftLeaves, type Leaves, publishedLeaves } from './leaves.ts'
import { Picture } from './links.ts'

const dealFacts = ({ line }: Leaves) => ({
  dealsName: line(80),
  actualAmount: Amount.prefault({}),
  discountPercentage: Discount,
  icon: Icon,
})

const linkedPicture = ({ Link, PictureWithAlt }: Leaves) =>
  z.object({ image: PictureWithAlt.prefault({}), link: Link.default(''), fit: z.enum(['cover', 'contain']).default('cover') })

/**
 * The content of each kind of block: the specification's CRM content (section 3), one kind per heading. Every field has a default, so that an empty
 * block is valid. `layouts` lists its layouts, the default first.
 */
const kindsOf = (leaves: Leaves) => {
  const { line, text, Link, PictureWithAlt, VideoUrl, Mail, Day } = leaves
  return {
    hero: {
      label: 'Hero',
      layouts: { theme: 'As the theme says', overlay: 'On the picture', split: 'Beside the picture', plain: 'Words alone' },
      content: z.object({
        description: text(240),
        image: PictureWithAlt.prefault({}),
        buttonText: line(40),
        buttonUrl: Link.default(''),
        withSearch: z.boolean().default(false),
      }),
    },
    services: {
      label: 'Our services',
      layouts: { grid: 'Grid', row: 'Row', list: 'List' },
      content: z.object({
        intro: text(240),
        items: list(z.object({ title: line(60), description: text(200), content: text(2_000), icon: Icon }), 12),
      }),
    },
    destinations: {
      label: 'Destinations',
      layouts: { grid: 'Grid', mosaic: 'Mosaic', row: 'Row' },
      content: z.object({
        intro: text(240),
        items: list(
          z.object({
            title: line(60),
            locationName: z.object({ from: line(60), to: line(60) }).prefault({}),
            originDestinations: z.object({ from: Place, to: Place, departureDate: Day.default('') }).prefault({}),
            rating: Rating,
            image: PictureWithAlt.prefault({}),
          }),
        ),
      }),
    },
    flightDeals: {
      label: 'Flight deals',
      layouts: { cards: 'Cards', table: 'Table' },
      content: z.object({ intro: text(240), items: list(z.object({ ...dealFacts(leaves), from: Place, to: Place })) }),
    },
    hotelDeals: {
      label: 'Hotel deals',
      layouts: { cards: 'Cards', table: 'Table' },
      content: z.object({ intro: text(240), items: list(z.object({ ...dealFacts(leaves), location: line(60) })) }),
    },
    tourDeals: {
      label: 'Tour deals',
      layouts: { cards: 'Cards', table: 'Table' },
      content: z.object({
        intro: text(240),
        items: list(z.object({ ...dealFacts(leaves), destination: line(60), duration: line(40) })),
      }),
    },
    topHotels: {
      label: 'Top hotels',
      layouts: { grid: 'Grid', row: 'Row' },
      content: z.object({
        intro: text(240),
        items: list(
          z.object({ hotelName: line(80), location: line(80), image: PictureWithAlt.prefault({}), hotelObj: line(80) }),
        ),
      }),
    },
    topTours: {
      label: 'Top tours',
      layouts: { grid: 'Grid', row: 'Row' },
      content: z.object({
        intro: text(240),
        items: list(
          z.object({
            tourName: line(80),
            location: line(80),
            image: PictureWithAlt.prefault({}),
            destinationId: line(80),
            tagId: line(80),
          }),
        ),
      }),
    },
    banner: {
      label: 'Banner',
      layouts: { wide: 'Wide', tall: 'Tall' },
      content: linkedPicture(leaves),
    },
    adGridBanner: {
      label: 'Banner grid',
      layouts: { two: 'Two in a row', three: 'Three in a row' },
      content: z.object({
        items: list(linkedPicture(leaves), 6),
      }),
    },
    cta: {
      label: 'Call to action',
      layouts: { band: 'Band', card: 'Card' },
      content: z.object({ description: text(240), buttonText: line(40), link: Link.default('') }),
    },
    testimonials: {
      label: 'Testimonials',
      layouts: { cards: 'Cards', quote: 'One large', list: 'List' },
      content: z.object({
        intro: text(240),
        items: list(
          z.object({
            profileImage: Picture.default(''),
            clientName: line(60),
            rating: Rating,
            title: line(80),
            review: text(600),
          }),
        ),
      }),
    },
    quickInfo: {
      label: 'Quick facts',
      layouts: { row: 'Row', list: 'List' },
      content: z.object({ items: list(z.object({ title: line(60), description: text(200), icon: Icon }), 8) }),
    },
    video: {
      label: 'Film',
      layouts: { wide: 'Wide', beside: 'Beside the words' },
      content: z.object({ description: text(400), videoUrl: VideoUrl.default(''), poster: PictureWithAlt.prefault({}) }),
    },
    story: {
      label: 'Story',
      layouts: { alternating: 'Alternating', column: 'One column' },
      content: z.object({
        backgroundImage: PictureWithAlt.prefault({}),
        sections: list(z.object({ title: line(100), text: text(3_000), image: PictureWithAlt.prefault({}) }), 12),
      }),
    },
    values: {
      label: 'Values',
      layouts: { grid: 'Grid', list: 'List' },
      content: z.object({ items: list(z.object({ title: line(60), text: text(300), icon: Icon }), 12) }),
    },
    blog: {
      label: 'From the blog',
      layouts: { cards: 'Cards', list: 'List' },
      content: z.object({
        items: list(
          z.object({ title: line(100), text: text(400), image: PictureWithAlt.prefault({}), link: Link.default('') }),
          12,
        ),
      }),
    },
    contact: {
      label: 'Where to reach us',
      layouts: { columns: 'Columns', stacked: 'Stacked' },
      content: z.object({
        categories: list(z.object({ name: line(60), email: Mail.default(''), phone: line(30) }), 8),
        workingDays: list(z.object({ day: line(30), timeRange: line(40) }), 7),
        holidays: list(z.object({ date: Day.default(''), timeRange: line(40) }), 20),
        socials: list(z.object({ name: line(30), link: Link.default('') }), 8),
        other: text(600),
      }),
    },
    contactForm: {
      label: 'Message form',
      layouts: { plain: 'Plain', card: 'Card' },
      content: z.object({ description: text(240), topics: list(z.object({ name: line(60) }), 10) }),
    },
    document: {
      label: 'Text in sections',
      layouts: { contents: 'With contents', plain: 'Plain' },
      content: z.object({
        heroImage: PictureWithAlt.prefault({}),
        intro: text(1_200),
        sections: list(z.object({ title: line(120), text: text(8_000) }), 40),
      }),
    },
    faq: {
      label: 'Questions and answers',
      layouts: { fold: 'Folding', open: 'Open' },
      content: z.object({ intro: text(240), items: list(z.object({ question: line(200), answer: text(2_000) }), 60) }),
    },
  } as const satisfies Record<string, { label: string; layouts: Record<string, string>; content: z.ZodType }>
}

export const blockKinds = kindsOf(publishedLeaves)
export type BlockKinds = typeof blockKinds
/** The content of each kind in a draft. */
export const draftKinds: BlockKinds = kindsOf(draftLeaves)

export type BlockKind = keyof typeof blockKinds
export type BlockContent<K extends BlockKind> = z.infer<(typeof blockKinds)[K]['content']>

export const isBlockKind = (value: string): value is BlockKind => Object.hasOwn(blockKinds, value)
export const kindNames: readonly BlockKind[] = Object.keys(blockKinds).filter(isBlockKind)
