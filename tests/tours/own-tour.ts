import { eq } from 'drizzle-orm'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import { agencies, authoredTours, authoredTourVersions, tourResellers } from '#server/db/schema/index.ts'
import { hashOfResellerKey, makeResellerKey, resellerKeyPrefix } from '#server/modules/own-tours/resellers/reseller-key.ts'
import type { System } from '#server/system.ts'

const accraPoint = { latitude: 5.5502, longitude: -0.2174 }

const category = (id: 'adult' | 'child', minAge: number, maxAge: number): AuthoredOption['categories'][number] => ({
  id,
  kind: id,
  title: id === 'adult' ? 'Adult' : 'Child',
  minAge,
  maxAge,
  takesSeat: true,
  canBookAlone: id === 'adult',
  isAdmitted: true,
})

/** Each day at 09:00, ten seats, NGN 20,000 and 10,000, free to cancel until a day before. */
export const ownOption: AuthoredOption = {
  id: 'walk',
  name: 'Morning walk',
  description: '',
  setup: {
    kind: 'start-times',
    durationMinutes: 180,
    isPrivate: false,
    questions: [],
    cancellation: [
      { minutesBefore: 1_440, refundPercent: 100 },
      { minutesBefore: 120, refundPercent: 50 },
    ],
  },
  meeting: {
    title: 'Jamestown lighthouse',
    address: 'High Street, Accra',
    directions: 'At the door.',
    point: accraPoint,
    pickup: 'none',
    pickupPoints: [],
  },
  schedule: {
    rules: [{ id: 'daily', kind: 'weekly', weekdays: [], from: null, to: null, times: [{ from: '09:00', to: null }] }],
    exceptions: [],
  },
  categories: [category('child', 0, 12), category('adult', 13, 99)],
  capacity: {
    mode: 'limited',
    seats: 10,
    minPerBooking: 1,
    maxPerBooking: null,
    minPerDeparture: 1,
    cutOffMinutes: 60,
    resources: [],
  },
  price: {
    per: 'person',
    lists: [
      {
        id: 'basic',
        name: 'Basic',
        currency: 'NGN',
        channel: 'all',
        season: null,
        prices: [
          { categoryId: 'adult', tiers: [{ from: 1, amount: 2_000_000 }] },
          { categoryId: 'child', tiers: [{ from: 1, amount: 1_000_000 }] },
        ],
      },
    ],
  },
  addOns: [],
}

/** A walk in Accra, sold by every reseller. */
export const ownTour = (options: AuthoredOption[] = [ownOption], title = 'Jamestown with a harbour pilot'): AuthoredTour =>
  AuthoredTour.parse({
    name: { title, reference: 'JT-1', categories: ['walking-tours'] },
    description: {
      summary: 'The old harbour by foot.',
      text: 'A walk through Jamestown with a pilot of the harbour.',
      highlights: ['The lighthouse'],
    },
    location: { city: 'Accra', country: 'GH', point: accraPoint, zone: 'Africa/Accra', stops: [] },
    keyword: { keywords: [], interests: ['history'], services: [], attractions: ['Jamestown lighthouse'] },
    guide: { kind: 'guided', languages: [{ language: 'en', kind: 'live' }] },
    food: { meals: [], diets: [], note: '' },
    transportation: { vehicles: ['on-foot'], isPrivate: false, note: '' },
    extraInfo: {
      inclusions: ['Guide'],
      exclusions: ['Lunch'],
      bring: ['Water'],
      restrictions: [],
      isWheelchairAccessible: false,
      faqs: [],
    },
    photo: {
      photos: [
        {
          imageId: '0190d3a4-0000-7000-8000-000000000001',
          src: '/media/0190d3a4-0000-7000-8000-000000000001',
          alt: 'The lighthouse',
        },
      ],
    },
    options,
    connectivity: { sellers: 'all', resellerIds: [] },
  })

/** Publishes a tour of a demo agency. Returns its id. */
export async function publishOwnTour({ db, newId }: System, slug: string, tour = ownTour()): Promise<string> {
  const [agency] = await db.select({ id: agencies.id }).from(agencies).where(eq(agencies.slug, slug))
  if (!agency) throw new Error(`no agency ${slug}`)
  const agencyId = agency.id
  const [id, by] = [newId(), 'Adaeze Okonkwo']
  await db.insert(authoredTours).values({
    id,
    agencyId,
    status: 'published',
    draft: tour,
    publishedNumber: 1,
    createdBy: by,
    changedBy: by,
  })
  await db.insert(authoredTourVersions).values({ id: newId(), agencyId, tourId: id, number: 1, tour, publishedBy: by })
  return id
}

/** A reseller of a demo agency with its key. */
export async function addReseller({ db, newId }: System, slug: string, commission = 1_500): Promise<{ id: string; key: string }> {
  const [agency] = await db.select({ id: agencies.id }).from(agencies).where(eq(agencies.slug, slug))
  if (!agency) throw new Error(`no agency ${slug}`)
  const key = makeResellerKey(agency.id)
  const id = newId()
  await db.insert(tourResellers).values({
    id,
    agencyId: agency.id,
    name: 'Harbour Hotels',
    email: 'desk@harbour.example',
    commission,
    prefix: resellerKeyPrefix(key),
    hash: hashOfResellerKey(key),
    createdBy: 'Adaeze Okonkwo',
  })
  return { id, key }
}
