import { type BlockContent, type BlockKind, blockKinds } from '#domain/site/block-kinds.ts'
import {
  type FieldSpec,
  type FieldSpecs,
  fit,
  group,
  icon,
  line,
  link,
  list,
  picture,
  place,
  rating,
  text,
} from './field-spec.ts'

type Fields = { [K in BlockKind]: { [Name in keyof BlockContent<K>]: FieldSpec } }

const intro = text('Words under the heading', 240)
const dealFacts = {
  dealsName: line('Name', 80),
  actualAmount: {
    as: 'money',
    label: 'Price before the discount',
    hint: 'Shown if the deal links to your contact page. A deal that links to a search shows the latest price found by a search.',
  },
  discountPercentage: { as: 'number', label: 'Discount in per cent', from: 0, to: 95, step: 1, start: 0 },
  icon,
} as const satisfies Record<string, FieldSpec>
const deals = (fields: Record<string, FieldSpec>) =>
  list('Deals', { add: 'Add a deal', summary: ['dealsName'], fields: { ...dealFacts, ...fields } })

/** The fields of each kind of block, in the order of the form, besides its heading and layout. */
export const blockFields: Fields = {
  hero: {
    description: text('Words under the heading', 240),
    image: picture(),
    buttonText: line('Button', 40),
    buttonUrl: link('The button leads to'),
    withSearch: { as: 'switch', label: 'With the flight search', hint: 'Shown while flights are among your products.' },
  },
  services: {
    intro,
    items: list('Services', {
      add: 'Add a service',
      most: 12,
      summary: ['title'],
      fields: {
        title: line('Name', 60),
        description: text('In one sentence', 200),
        content: text('More, which opens', 2_000),
        icon,
      },
    }),
  },
  destinations: {
    intro,
    items: list('Destinations', {
      add: 'Add a destination',
      summary: ['title'],
      fields: {
        title: line('Name', 60),
        image: picture(),
        originDestinations: group('Search that it opens', {
          from: place('From'),
          to: place('To'),
          departureDate: { as: 'date', label: 'Leaves on', hint: 'Empty: a month from today.' },
        }),
        locationName: group('Way in words', { from: line('From', 60), to: line('To', 60) }),
        rating,
      },
    }),
  },
  flightDeals: { intro, items: deals({ from: place('From'), to: place('To') }) },
  hotelDeals: { intro, items: deals({ location: line('Where', 60) }) },
  tourDeals: { intro, items: deals({ destination: line('Where', 60), duration: line('How long', 40) }) },
  topHotels: {
    intro,
    items: list('Hotels', {
      add: 'Add a hotel',
      summary: ['hotelName'],
      fields: {
        hotelName: line('Name', 80),
        location: line('Where', 80),
        image: picture(),
        hotelObj: line('Code at the supplier', 80, 'Only if you know it.'),
      },
    }),
  },
  topTours: {
    intro,
    items: list('Tours', {
      add: 'Add a tour',
      summary: ['tourName'],
      fields: {
        tourName: line('Name', 80),
        location: line('Where', 80),
        image: picture(),
        destinationId: line('Destination code at the supplier', 80, 'Only if you know it.'),
        tagId: line('Tag at the supplier', 80, 'Only if you know it.'),
      },
    }),
  },
  banner: { image: picture(), link: link(), fit },
  adGridBanner: {
    items: list('Banners', { add: 'Add a banner', most: 6, summary: ['link'], fields: { image: picture(), link: link(), fit } }),
  },
  cta: { description: text('Words', 240), buttonText: line('Button', 40), link: link('The button leads to') },
  testimonials: {
    intro,
    items: list('Testimonials', {
      add: 'Add a testimonial',
      summary: ['clientName', 'title'],
      fields: {
        clientName: line('Who says it', 60),
        title: line('In a few words', 80),
        review: text('What they say', 600),
        rating,
        profileImage: { as: 'portrait', label: 'Portrait' },
      },
    }),
  },
  quickInfo: {
    items: list('Facts', {
      add: 'Add a fact',
      most: 8,
      summary: ['title'],
      fields: { title: line('Fact', 60), description: text('In one sentence', 200), icon },
    }),
  },
  video: {
    description: text('Words', 400),
    videoUrl: { as: 'film', label: 'Film on YouTube or Vimeo', hint: 'Visitors’ browsers ask for it only after a click.' },
    poster: picture('Picture before it plays'),
  },
  story: {
    backgroundImage: picture('Picture behind it'),
    sections: list('Parts', {
      add: 'Add a part',
      most: 12,
      summary: ['title'],
      fields: { title: line('Heading', 100), text: text('Words', 3_000), image: picture() },
    }),
  },
  values: {
    items: list('Values', {
      add: 'Add a value',
      most: 12,
      summary: ['title'],
      fields: { title: line('Value', 60), text: text('Words', 300), icon },
    }),
  },
  blog: {
    items: list('Articles', {
      add: 'Add an article',
      most: 12,
      summary: ['title'],
      fields: {
        title: line('Title', 100),
        text: text('What it is about', 400),
        image: picture(),
        link: link('Where it can be read'),
      },
    }),
  },
  contact: {
    categories: list('Contacts', {
      add: 'Add a contact',
      most: 8,
      summary: ['name', 'email'],
      fields: { name: line('For what', 60), email: { as: 'mail', label: 'E-mail' }, phone: line('Telephone', 30) },
    }),
    workingDays: list('Opening hours', {
      add: 'Add days',
      most: 7,
      summary: ['day'],
      fields: { day: line('Days', 30), timeRange: line('Hours', 40) },
    }),
    holidays: list('Holidays', {
      add: 'Add a holiday',
      most: 20,
      summary: ['date'],
      fields: { date: { as: 'date', label: 'Day' }, timeRange: line('Hours, or closed', 40) },
    }),
    socials: list('Profiles', {
      add: 'Add a profile',
      most: 8,
      summary: ['name'],
      fields: { name: line('Name', 30), link: link('Address') },
    }),
    other: text('What else to know', 600),
  },
  contactForm: {
    description: text('Words above the form', 240),
    topics: list('Topics to choose from', {
      add: 'Add a topic',
      most: 10,
      summary: ['name'],
      fields: { name: line('Topic', 60) },
    }),
  },
  document: {
    heroImage: picture(),
    intro: text('First words', 1_200),
    sections: list('Sections', {
      add: 'Add a section',
      most: 40,
      summary: ['title'],
      fields: { title: line('Heading', 120), text: text('Words', 8_000, 'An empty line begins a new paragraph.') },
    }),
  },
  faq: {
    intro,
    items: list('Questions', {
      add: 'Add a question',
      most: 60,
      summary: ['question'],
      fields: { question: line('Question', 200), answer: text('Answer', 2_000) },
    }),
  },
}

/** All fields of a kind, including those of every block. */
export const fieldsOf = (kind: BlockKind): FieldSpecs => ({
  title: line('Heading', 120),
  layout: { as: 'choice', label: 'Layout', options: blockKinds[kind].layouts },
  isVisible: { as: 'switch', label: 'Shown to visitors' },
  ...blockFields[kind],
})
