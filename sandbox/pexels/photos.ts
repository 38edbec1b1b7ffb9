import { accounts } from '../inventory/accounts.ts'
import { hash, pick } from '../inventory/hash.ts'
import { listingsIn } from '../inventory/stays/catalogue/find-listings.ts'
import type { Listing } from '../inventory/stays/catalogue/listing.ts'
import { supplierOf } from '../inventory/stays/catalogue/suppliers.ts'
import { drawScene, type Scene } from '../inventory/stays/pictures/album.ts'
import { type City, cities, type Land } from '../inventory/stays/world/cities.ts'

export interface SandboxPhoto {
  id: number
  alt: string
  photographer: string
}

const views: Record<Land, string> = {
  sea: 'Beach and sea with palm trees',
  city: 'Skyline of the city',
  mountain: 'Mountains',
  savanna: 'Savanna with acacia trees',
  desert: 'Desert dunes',
  lake: 'Lake shore',
}

/** The scenes of a city that the library has, and what each shows. */
const subjects: readonly { scene: Scene; alt: (city: City) => string }[] = [
  { scene: 'view', alt: ({ land, name, country }) => `${views[land]} near ${name}, ${country}, travel landscape` },
  { scene: 'facade', alt: ({ name, country }) => `Hotel building in ${name}, ${country}` },
  { scene: 'pool', alt: ({ name }) => `Swimming pool of a hotel in ${name}` },
  { scene: 'room', alt: ({ name }) => `Hotel room with a bed in ${name}` },
  { scene: 'restaurant', alt: ({ name }) => `Restaurant of a hotel in ${name}` },
  { scene: 'lobby', alt: ({ name }) => `Hotel lobby in ${name}` },
]
const photographers = ['Ngozi Balogun', 'Tomás Ribeiro', 'Aisha Karimi', 'Jonas Lindqvist', 'Wanjiru Mwangi', 'Mei Tanaka']

const FIRST_ID = 100_000
const EACH = 10

const photoOf = (city: City, at: number): SandboxPhoto | null => {
  const subject = subjects[at]
  if (!subject) return null
  const id = FIRST_ID + city.index * EACH + at
  return { id, alt: subject.alt(city), photographer: pick(photographers, hash(`photographer ${id}`)) }
}

/** A photo of the library; null for an unknown id. */
export function findPhoto(id: number): SandboxPhoto | null {
  const city = cities[Math.floor((id - FIRST_ID) / EACH)]
  return city && id >= FIRST_ID ? photoOf(city, (id - FIRST_ID) % EACH) : null
}

/** The photos whose words include all of `words`, in an order that the words decide. */
export function searchPhotos(words: string): SandboxPhoto[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return cities
    .flatMap((city) => subjects.flatMap((_subject, at) => photoOf(city, at) ?? []))
    .filter(({ alt }) => wanted.every((word) => alt.toLowerCase().includes(word)))
    .toSorted((a, b) => hash(`${words}${a.id}`) - hash(`${words}${b.id}`))
}

const [account] = accounts

/** The drawing of a photo; null for an unknown id. */
export function drawPhoto(id: number, seed: string): string | null {
  const city = cities[Math.floor((id - FIRST_ID) / EACH)]
  const subject = subjects[(id - FIRST_ID) % EACH]
  if (!city || !subject || !account) return null
  const listing: Listing | undefined = listingsIn(city, { seed, supplier: supplierOf(account) })[0]
  return listing ? drawScene(listing, subject.scene) : null
}
