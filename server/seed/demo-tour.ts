import { readFile } from 'node:fs/promises'
import { emptyOption, emptyTour } from '#domain/authored-tours/empty-tour.ts'
import type { AuthoredOption, PriceList } from '#domain/authored-tours/option-shape.ts'
import type { AuthoredTour, TourPhoto } from '#domain/authored-tours/tour-shape.ts'
import { agencyCtx, type Ctx } from '../ctx.ts'
import { loadSharp } from '../modules/images/load-sharp.ts'
import { storeImage } from '../modules/images/upload-image.ts'
import { insertTour } from '../modules/tour-authoring/create-tour.ts'
import { publishTour } from '../modules/tour-authoring/publish-tour.ts'
import type { System } from '../system.ts'

/** The pictures that templates of websites use; what they show is described for people who cannot see them. */
const scenes = [
  ['lagos', 'The skyline of Lagos beyond the lagoon at sunset'],
  ['window-seat', 'The coast from above'],
  ['zanzibar', 'A boat with a sail on calm water'],
] as const
/** Small: a first start waits for the encoder of every size. */
const WIDTH = 640
const HEIGHT = 427

interface Publisher {
  agencyId: string
  userId: string
  name: string
  email: string
}

/** A published tour of the demo agency's own, by its owner. */
export async function publishDemoTour(system: System, { agencyId, ...owner }: Publisher): Promise<void> {
  const { userId, name, email } = owner
  const ctx = await agencyCtx(system, agencyId, { userId, name, email, role: 'owner' })
  const draft = demoTour(await photosOf(ctx))
  const { id } = await ctx.tx((tx) => insertTour(tx, ctx, draft))
  await publishTour(ctx, { id, revision: 1 })
}

async function photosOf(ctx: Ctx): Promise<TourPhoto[]> {
  const sharp = await loadSharp()
  const photos: TourPhoto[] = []
  for (const [scene, alt] of scenes) {
    const drawing = await readFile(new URL(`../../public/scenes/${scene}.svg`, import.meta.url))
    const bytes = await sharp(drawing).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer()
    const { id, src } = await storeImage(ctx, { bytes, name: `${scene}.png`, alt })
    photos.push({ imageId: id, src, alt })
  }
  return photos
}

const club = { latitude: 6.4434, longitude: 3.3995 }
const perPerson = (id: string, name: string, adult: number, season: PriceList['season']): PriceList => ({
  id,
  name,
  currency: 'NGN',
  channel: 'all',
  season,
  prices: [
    {
      categoryId: 'adult',
      tiers: [
        { from: 1, amount: adult },
        { from: 6, amount: adult - 500_000 },
      ],
    },
    { categoryId: 'child', tiers: [{ from: 1, amount: Math.round(adult / 2) }] },
    { categoryId: 'infant', tiers: [{ from: 1, amount: 0 }] },
  ],
})

function smallGroup(): AuthoredOption {
  const option = emptyOption('small-group', 'Small group')
  return {
    ...option,
    description: 'At most 14 people in one boat.',
    setup: {
      ...option.setup,
      durationMinutes: 150,
      questions: [
        {
          id: 'diet',
          label: 'What do you not eat?',
          help: 'For the snacks on board.',
          kind: 'text',
          of: 'person',
          isRequired: false,
          choices: [],
        },
      ],
    },
    meeting: {
      ...option.meeting,
      title: 'Gate of the yacht club',
      address: '1 Marina, Lagos Island',
      directions: 'The guide waits at the gate with a yellow flag.',
      point: club,
    },
    schedule: {
      rules: [
        {
          id: 'evenings',
          kind: 'weekly',
          weekdays: ['wed', 'sat', 'sun'],
          from: null,
          to: null,
          times: [{ from: '16:30', to: null }],
        },
      ],
      exceptions: [{ id: 'christmas', from: '2026-12-25', to: '2026-12-25', times: [], note: 'Christmas' }],
    },
    capacity: { ...option.capacity, seats: 14, maxPerBooking: 10 },
    price: {
      per: 'person',
      lists: [
        perPerson('base', 'Basic price', 4_500_000, null),
        perPerson('detty', 'December', 6_000_000, { from: '2026-12-15', to: '2027-01-05' }),
      ],
    },
    addOns: [
      {
        id: 'drinks',
        title: 'Palm wine and snacks',
        description: 'A calabash for two with suya.',
        per: 'person',
        amount: 800_000,
        currency: 'NGN',
      },
    ],
  }
}

function demoTour(photos: TourPhoto[]): AuthoredTour {
  const tour = emptyTour({ title: 'Lagos by boat: sunset on the lagoon', zone: 'Africa/Lagos' })
  return {
    ...tour,
    name: { ...tour.name, reference: 'LOS-BOAT', categories: ['boat-tours', 'guided-tours'] },
    description: {
      summary: 'An evening on the lagoon with a guide: the skyline, the stilt houses of Makoko from the water, and the sunset.',
      text: [
        'We leave the Marina when the heat goes and the lagoon turns gold. The boat is small and quiet, so that your guide needs no microphone.',
        'Past the ferries of Apongbon we follow the third bridge for a while, then turn to Makoko, the settlement on stilts. Fishermen come home, smoke rises from the ovens, and your guide, who grew up here, tells how the town lives on the water.',
        'The engine stops for the sunset. There is time for a drink, for questions, and for the lights of Victoria Island before we return.',
      ].join('\n\n'),
      highlights: [
        'Sunset on the lagoon',
        'Makoko from the water, with a guide who grew up there',
        'A boat with at most 14 guests',
      ],
    },
    location: {
      ...tour.location,
      city: 'Lagos',
      country: 'NG',
      point: club,
      stops: [
        { id: 'marina', title: 'Marina', description: 'Boarding and life jackets.', point: club, minutes: 15 },
        {
          id: 'makoko',
          title: 'Makoko',
          description: 'Along the stilt houses; nobody gets off.',
          point: { latitude: 6.4958, longitude: 3.3886 },
          minutes: 40,
        },
      ],
    },
    keyword: {
      keywords: ['boat', 'sunset', 'lagoon'],
      interests: ['history', 'romantic'],
      services: ['small-group-tours', 'live-guide', 'instant-confirmation'],
      attractions: ['Makoko', 'Third Mainland Bridge'],
    },
    guide: {
      kind: 'guided',
      languages: [
        { language: 'en', kind: 'live' },
        { language: 'yo', kind: 'live' },
      ],
    },
    food: { meals: ['snacks', 'drinks'], diets: ['vegetarian'], note: '' },
    transportation: { vehicles: ['boat'], isPrivate: false, note: '' },
    extraInfo: {
      inclusions: ['Guide', 'Life jacket', 'Water and snacks'],
      exclusions: ['The way to the Marina', 'Tips'],
      bring: ['A light jacket', 'Shoes that may get wet'],
      restrictions: ['No children under 3 without a parent'],
      isWheelchairAccessible: false,
      faqs: [{ question: 'What if it rains?', answer: 'In a storm we return the whole price or choose another evening.' }],
    },
    photo: { photos },
    options: [smallGroup()],
  }
}
