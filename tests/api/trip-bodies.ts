import { demoTraveller } from '#server/seed/demo-people.ts'
import type { Client } from '../app.ts'
import { ngn } from '../factories.ts'

const { passengerId: _id, loyalty: _loyalty, ...person } = demoTraveller({ id: '', type: 'ADT', age: null }, 0, '2027-01-01')

/** Bodies of the endpoints about planned trips, as `sampleBodies`. */
export const tripBodies: Record<string, object> = {
  'plannedTrips.create': { name: 'Accra in May' },
  'plannedTrips.change': { name: 'Accra in June' },
  'plannedItems.add': { choice: { product: 'flight', searchId: crypto.randomUUID(), offerId: 'none' } },
  'tripCheckouts.create': { tripId: crypto.randomUUID() },
  'tripCheckouts.createOf': {
    name: '2 rooms at Ivory',
    choices: [{ product: 'stay', searchId: crypto.randomUUID(), propertyId: 'none', rateId: 'none' }],
  },
  'tripCheckouts.acceptPrices': { total: ngn(1) },
  'tripCheckouts.savePeople': {
    people: [person],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
    answers: [{ item: crypto.randomUUID(), name: 'diet', value: 'None' }],
  },
  'tripCheckouts.pay': { idempotencyKey: 'contract-sweep', total: ngn(1), onFailure: 'keep' },
}

/** A planned trip with an item of a search of flights. */
export async function planTrip(client: Client, { searchId, offers }: { searchId: string; offers: readonly { id: string }[] }) {
  const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
  const { body } = await client.call('POST', '/planned-items', { choice })
  return { plannedTrips: String(body.tripId), plannedItems: String(body.id) }
}

/** A planned trip with its checkout. */
export async function planAndOpen(client: Client, found: Parameters<typeof planTrip>[1]) {
  const planned = await planTrip(client, found)
  const { body } = await client.call('POST', '/trip-checkouts', { tripId: planned.plannedTrips })
  return { ...planned, tripCheckouts: String(body.id) }
}
