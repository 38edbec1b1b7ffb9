import { hash } from '../../hash.ts'
import { zoneNamed } from '../../network/zone-offset.ts'
import { testChain } from './chains.ts'
import type { City } from './cities.ts'
import type { Culture } from './cultures.ts'
import type { Point } from './geo.ts'
import type { Property, TestRole } from './property.ts'
import { type RoomType, roomTypesOf } from './room-types.ts'
import { scenarios } from './test-scenarios.ts'

/** The documented location of the vendor's test hotels: an island without other properties. https://duffel.com/docs/guides/test-hotels */
const island: Point = { lat: -24.38, lng: -128.32 }

export const testCity: City = {
  ...island,
  code: 'ZZS',
  index: 65_535,
  name: 'Henderson Island',
  region: 'Pitcairn',
  country: 'PN',
  zone: zoneNamed('Pacific/Pitcairn'),
  airport: { ...island, name: 'Henderson Island Landing' },
  properties: 3,
  price: 1,
  land: 'sea',
  peak: [],
  districts: [{ ...island, name: 'North Beach', km: 0 }],
}

const culture: Culture = {
  key: 'test',
  hotel: ['{w}'],
  guest: ['{w}'],
  apart: ['{w}'],
  words: ['Henderson'],
  street: '{s}',
  streets: ['North Beach'],
  given: ['Amelia', 'Charles', 'Bessie', 'Louis'],
  family: ['Earhart', 'Lindbergh', 'Coleman', 'Blériot'],
}

const scenarioRooms = (): RoomType[] =>
  scenarios.map((scenario, index) => ({
    index,
    scenario,
    class: 'standard',
    beds: [{ type: 'king', count: 1 }],
    view: null,
    sleeps: 4,
    size: 26,
    price: 1,
    stock: 50,
  }))

const rows: readonly { name: string; test: TestRole; at: Point }[] = [
  { name: 'Duffel Test Hotel', test: 'scenarios', at: { lat: -24.374377, lng: -128.327111 } },
  { name: 'Duffel Test Hotel Without Rooms', test: 'full', at: { lat: -24.379, lng: -128.318 } },
  { name: 'Duffel Test Hotel Without Details', test: 'bare', at: { lat: -24.384, lng: -128.322 } },
]

/** The same at every supplier, for tests of any client. */
export const testHotels: readonly Property[] = rows.map(({ name, test, at }, index) => {
  const seed = hash(name)
  return {
    ...at,
    key: `${testCity.code}-${index}`,
    index,
    seed,
    city: testCity,
    culture,
    district: { ...island, name: 'North Beach', km: 0 },
    name,
    kind: 'hotel',
    stars: 4,
    brand: { id: testChain.id, name: testChain.name, stars: 4, kind: 'hotel', hue: 280, chain: testChain },
    street: name,
    postcode: 'PCRN 1ZZ',
    phone: '+442080160509',
    domain: 'duffel-hotel-group.example',
    amenities: [
      'parking',
      'gym',
      'wifi',
      '24_hour_front_desk',
      'accessibility_mobility',
      'concierge',
      'pool',
      'restaurant',
      'spa',
    ],
    rooms: test === 'scenarios' ? scenarioRooms() : roomTypesOf({ kind: 'hotel', stars: 4, land: 'sea', seed }),
    test,
    nightly: 11_000,
    checkIn: '14:30',
    checkOut: '11:30',
  }
})
