import type { Client } from '../app.ts'

/** Bodies of the endpoints about planned trips, as `sampleBodies`. */
export const tripBodies: Record<string, object> = {
  'plannedTrips.create': { name: 'Accra in May' },
  'plannedTrips.change': { name: 'Accra in June' },
  'plannedItems.add': { choice: { product: 'flight', searchId: crypto.randomUUID(), offerId: 'none' } },
}

/** A planned trip with an item of a search of flights. */
export async function planTrip(client: Client, { searchId, offers }: { searchId: string; offers: readonly { id: string }[] }) {
  const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
  const { body } = await client.call('POST', '/planned-items', { choice })
  return { plannedTrips: String(body.tripId), plannedItems: String(body.id) }
}
