import type { Client } from '../app.ts'

/** Bodies of the endpoints about tours of the agency's own, as `sampleBodies`. */
export const ownTourBodies: Record<string, object> = {
  'ownTours.create': { title: 'Lagos by boat' },
  'ownTours.saveStep': {
    revision: 1,
    value: { step: 'name', section: { title: 'Lagos by boat', reference: '', categories: [] } },
  },
  'ownTours.publish': { revision: 1 },
  'ownTours.archive': { isArchived: true },
  'ownTours.restore': { revision: 1, number: 1 },
  'tourResources.add': { name: 'Bus', kind: 'vehicle', capacity: 14 },
}

/** A tour and a resource of `client`'s agency. */
export const keepOwnTour = async (client: Client): Promise<{ ownTours: string; tourResources: string }> => ({
  ownTours: (await client.call('POST', '/own-tours', { title: 'Lagos by boat' })).body.id,
  tourResources: (await client.call('POST', '/tour-resources', ownTourBodies['tourResources.add'])).body.id,
})
