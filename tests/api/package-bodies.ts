import { addDays } from '#domain/dates.ts'
import { emptyContent } from '#domain/packages/package-content.ts'
import { startPrice } from '#domain/packages/package-price.ts'
import type { Client } from '../app.ts'

const party = { adults: 2, children: [7] }

/** Bodies of the endpoints about packages, as `sampleBodies`. */
export const packageBodies: Record<string, object> = {
  'packages.create': { name: 'Accra in four days' },
  'packages.save': {
    revision: 1,
    name: 'Accra in four days',
    slug: 'accra-in-four-days',
    minPeople: 2,
    content: { ...emptyContent, photos: [{ imageId: crypto.randomUUID(), src: '/media/none', alt: '' }] },
    price: { ...startPrice, spreadItem: crypto.randomUUID() },
  },
  'packages.addTrip': { tripId: crypto.randomUUID() },
  'packages.addDepartures': { days: ['2027-05-01'], places: 12 },
  'packages.changeDeparture': { places: 8, isClosed: true },
  'packages.setStatus': { status: 'archived' },
  'packages.check': { party },
  'offeredPackages.book': { departureId: crypto.randomUUID(), party },
}

/** A published package of a flight that `client`'s agency found, with a departure; its name is the agency's own. */
export async function keepPackage(
  client: Client,
  { searchId, offers }: { searchId: string; offers: readonly { id: string }[] },
  agency: string,
): Promise<{ packages: string; 'packages.departureId': string; 'offeredPackages.slug': string }> {
  const { id: tripId } = (await client.call('POST', '/planned-trips', { name: 'Abuja' })).body
  await client.call('POST', '/planned-items', { tripId, choice: { product: 'flight', searchId, offerId: offers[0]?.id } })
  const { id } = (await client.call('POST', '/packages', { name: `Abuja with ${agency}`, tripId })).body
  const { slug, name, revision } = (await client.call('GET', `/packages/${id}`)).body
  await client.call('PUT', `/packages/${id}`, {
    revision,
    name,
    slug,
    minPeople: 1,
    content: { ...emptyContent, summary: 'A day in the capital.' },
    price: { ...startPrice, perAdult: 900_000_00 },
  })
  const days = [addDays(new Date().toISOString().slice(0, 10), 60)]
  const { body } = await client.call('POST', `/packages/${id}/departures`, { days, places: 12 })
  await client.call('PUT', `/packages/${id}/status`, { status: 'published' })
  return { packages: String(id), 'packages.departureId': String(body.departures[0].id), 'offeredPackages.slug': String(slug) }
}
