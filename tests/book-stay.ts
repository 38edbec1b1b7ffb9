import type { StayCheckout } from '#contract/products/stay.ts'
import type { StayDetail, StayResult } from '#contract/stays.ts'
import type { PricedStayRate } from '#domain/stays/rate.ts'
import { StaySearch } from '#domain/stays/search.ts'
import type { Client } from './app.ts'
import { eachDay, inDays } from './days/each-day.ts'

/** Two adults, three nights in Lagos, a month from now. */
export const coupleInLagos = eachDay(() =>
  StaySearch.parse({
    destination: {
      kind: 'city',
      id: 'city:lagos-ng',
      name: 'Lagos',
      context: 'Nigeria',
      country: 'NG',
      latitude: 6.4541,
      longitude: 3.3947,
    },
    checkIn: inDays(30),
    checkOut: inDays(33),
    rooms: [{ adults: 2, children: [], infants: 0 }],
    nationality: 'NG',
  }),
)

/** A city with some fifty properties. */
export const accra = {
  kind: 'city',
  id: '',
  name: 'Accra',
  context: 'Ghana',
  country: 'GH',
  latitude: 5.56,
  longitude: -0.1969,
  extentKm: null,
} as const

/** For tests that need several suppliers and not a large city: suppliers send 3 MB of rates of Accra, and 33 MB of Lagos. */
export const coupleInAccra = eachDay(() => StaySearch.parse({ ...coupleInLagos, destination: { ...accra, id: 'city:accra-gh' } }))

/** Where Duffel has its test hotels, whose rooms are named after their behaviour (suppliers.md section 1.5). */
export const coupleAtTestHotel = eachDay(() =>
  StaySearch.parse({
    ...coupleInLagos,
    destination: { kind: 'map', id: '', name: 'Test island', context: '', country: '', latitude: -24.38, longitude: -128.32 },
  }),
)

export interface FoundStays {
  searchId: string
  stays: StayResult[]
  suppliers: { id: string; status: string; offers: number }[]
}

/** The events of a stream, in sequence. */
export const readEvents = (body: string) =>
  String(body)
    .split('\n')
    .filter((line) => line.startsWith('data: ') && line.length > 7)
    .map((line) => JSON.parse(line.slice(6)))

/** Searches and reads the stream to its end. */
export async function searchStays(client: Client, search: StaySearch): Promise<FoundStays> {
  const answer = await client.call('POST', '/stays/searches', search)
  if (answer.status !== 200) throw new Error(`the search failed: ${JSON.stringify(answer.body)}`)
  const events = readEvents(answer.body)
  const { searchId } = events.find((event) => event.type === 'started')
  const stays = new Map<string, StayResult>()
  for (const event of events) {
    if (event.type !== 'found') continue
    for (const stay of event.upserts) stays.set(stay.id, stay)
    for (const id of event.gone) stays.delete(id)
  }
  const suppliers = new Map<string, FoundStays['suppliers'][number]>()
  // A slow supplier reports more than once: the last report counts.
  for (const { type, progress } of events) if (type === 'supplier') suppliers.set(progress.id, progress)
  return { searchId, stays: [...stays.values()], suppliers: [...suppliers.values()] }
}

export async function openProperty(client: Client, searchId: string, propertyId: string): Promise<StayDetail> {
  const answer = await client.call('GET', `/stays/searches/${searchId}/properties/${encodeURIComponent(propertyId)}`)
  if (answer.status !== 200) throw new Error(`the property did not open: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A rate of the test hotel, by its room's name. */
export async function testRate(client: Client, room: string, search = coupleAtTestHotel) {
  const found = await searchStays(client, search)
  const hotel = found.stays.find(({ name }) => name === 'Duffel Test Hotel')
  if (!hotel) throw new Error('there is no test hotel')
  const detail = await openProperty(client, found.searchId, hotel.id)
  const group = detail.rooms.find(({ name }) => name.toLowerCase().includes(room.toLowerCase()))
  const rate = group?.rates[0]
  if (!group || !rate) throw new Error(`no room ${room}: ${detail.rooms.map(({ name }) => name).join(', ')}`)
  return { searchId: found.searchId, detail, rate }
}

interface Chosen {
  searchId: string
  detail: Pick<StayDetail, 'property' | 'search'>
  rate: Pick<PricedStayRate, 'id'>
}

/** A checkout of a rate, opened. */
export async function openStayCheckout(client: Client, { searchId, detail, rate }: Chosen): Promise<string> {
  const choice = { product: 'stay', searchId, propertyId: detail.property.id, rateId: rate.id }
  const created = await client.call('POST', '/checkouts', choice)
  if (created.status !== 201) throw new Error(`no checkout: ${JSON.stringify(created.body)}`)
  return created.body.id
}

const names = ['Adaeze', 'Tobenna', 'Zikora', 'Chike', 'Amara', 'Ngozi']

/** Every searched guest, by room. */
export const guestsFor = ({ rooms }: Pick<StaySearch, 'rooms'>) =>
  rooms.flatMap(({ adults, children, infants }, room) =>
    [
      ...Array.from({ length: adults }, () => ({ type: 'adult', age: null })),
      ...children.map((age) => ({ type: 'child', age })),
      ...Array.from({ length: infants }, () => ({ type: 'infant', age: null })),
    ].map((who, at) => ({ ...who, room, title: null, givenName: names[at] ?? 'Uche', familyName: 'Okafor' })),
  )

/** A checkout with guests, reviewed and ready to be paid. */
export async function readyStay(client: Client, chosen: Chosen, requests = '', phone = '+2348031234567'): Promise<StayCheckout> {
  const id = await openStayCheckout(client, chosen)
  const guests = guestsFor(chosen.detail.search)
  const contact = { email: 'adaeze@example.com', phone }
  const saved = await client.call('PUT', `/checkouts/${id}/guests`, { guests, contact, requests })
  if (saved.status !== 200) throw new Error(`the guests were refused: ${JSON.stringify(saved.body)}`)
  return (await client.call('POST', `/checkouts/${id}/review`)).body
}
