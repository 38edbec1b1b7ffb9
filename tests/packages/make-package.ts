import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { addDays } from '#domain/dates.ts'
import type { Client } from '../app.ts'
import { testRate } from '../book-stay.ts'
import { chooseStart, familyInAccra } from '../book-tour.ts'
import { addItem, answersFor, coupleOfTrip, readTripCheckout } from '../trips/book-trip.ts'

/** Steps of packages over HTTP. */

/** A price above what the items cost for an adult, in NGN. */
export const PER_ADULT = 5_000_000_00
const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }
export const couple = { adults: 2, children: [] as number[] }

/** A planned trip of a room for two. */
export async function planRoom(client: Client): Promise<string> {
  const { id } = (await client.call('POST', '/planned-trips', { name: 'Accra for two' })).body
  const { searchId, detail, rate } = await testRate(client, 'Successful Booking')
  await addItem(client, id, { product: 'stay', searchId, propertyId: detail.property.id, rateId: rate.id })
  return id
}

/** A planned trip of a room for two that is free to cancel, and a tour for two: both are sold on every day of the week. */
export async function planPackage(client: Client): Promise<string> {
  const id = await planRoom(client)
  const { searchId, tourId, optionId, day, start } = await chooseStart(client, /./, { ...familyInAccra, children: [] })
  await addItem(client, id, { product: 'tour', searchId, tourId, optionId, day, time: start.time })
  return id
}

export const readPackage = async (client: Client, id: string): Promise<PackageDetail> =>
  (await client.call('GET', `/packages/${id}`)).body

export async function savePackage(client: Client, id: string, change: object) {
  const { name, slug, minPeople, content, price, revision } = await readPackage(client, id)
  return client.call('PUT', `/packages/${id}`, { name, slug, minPeople, content, price, revision, ...change })
}

interface Wanted {
  /** Of each departure. */
  places?: number
  perAdult?: number
  /** Days after the first day of the trip; by default some weeks on which everything is sold. */
  later?: number
  plan?: (client: Client) => Promise<string>
}

/** A published package of such a trip with one departure. */
export async function makePackage(client: Client, { places = 10, perAdult = PER_ADULT, later, plan = planPackage }: Wanted = {}) {
  const tripId = await plan(client)
  const { id } = (await client.call('POST', '/packages', { name: 'Accra for two', tripId })).body
  const { content, price, items } = await readPackage(client, id)
  const saved = await savePackage(client, id, {
    content: { ...content, summary: 'Three nights by the sea.' },
    price: { ...price, perAdult, perChild: perAdult / 2 },
  })
  if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`)
  const [first = ''] = items.map(({ from }) => from).toSorted()
  const day = later === undefined ? await sellableDay(client, { id, first }) : addDays(first, later)
  const { body } = await client.call('POST', `/packages/${id}/departures`, { days: [day], places })
  const departureId: string = body.departures.find((one: { day: string }) => one.day === day)?.id ?? ''
  const published = await client.call('PUT', `/packages/${id}/status`, { status: 'published' })
  if (published.status !== 200) throw new Error(`not published: ${JSON.stringify(published.body)}`)
  return { id, slug: String(published.body.slug), first, day, items, departureId }
}

/** A first day some weeks later on which the sandbox has places for everything; the departures of other days are removed. */
export async function sellableDay(client: Client, { id, first }: { id: string; first: string }): Promise<string> {
  for (let week = 1; week <= 10; week++) {
    const day = addDays(first, week * 7)
    const { body } = await client.call('POST', `/packages/${id}/departures`, { days: [day], places: 10 })
    const { id: departureId } = body.departures[0]
    const check = await client.call('POST', `/packages/${id}/departures/${departureId}/check`, {
      party: { adults: 4, children: [] },
    })
    await client.call('DELETE', `/packages/${id}/departures/${departureId}`)
    if (check.body.gone?.length === 0) return day
  }
  throw new Error('no day on which everything is sold')
}

interface Asked {
  slug: string
  departureId: string
  party?: { adults: number; children: number[] }
}

export const bookPackage = (client: Client, { slug, departureId, party = couple }: Asked) =>
  client.call('POST', `/offered-packages/${slug}/book`, { departureId, party })

/** A checkout of a package with its couple, reviewed and ready to be paid. */
export async function readyPackage(client: Client, asked: Asked): Promise<TripCheckout> {
  const opened = await bookPackage(client, asked)
  if (opened.status !== 201) throw new Error(`no checkout: ${JSON.stringify(opened.body)}`)
  const id = opened.body.checkoutId
  const answers = answersFor(await readTripCheckout(client, id))
  const saved = await client.call('PUT', `/trip-checkouts/${id}/people`, { people: coupleOfTrip, contact, answers })
  if (saved.status !== 200) throw new Error(`the people were refused: ${JSON.stringify(saved.body)}`)
  return (await client.call('POST', `/trip-checkouts/${id}/review`)).body
}

export const takenOf = async (client: Client, { id, departureId }: { id: string; departureId: string }) =>
  (await readPackage(client, id)).departures.find((one) => one.id === departureId)?.taken
