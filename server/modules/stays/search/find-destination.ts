import { AppError } from '#domain/errors.ts'
import { findDestination, prepareDestinations } from '#domain/stays/destinations/destination-index.ts'
import type { Destination } from '#domain/stays/search.ts'
import { unknownStayPlace } from '#domain/stays/search-rules.ts'

/** The place of an id: a city, a landmark or an airport. Throws access.not-found. */
export async function getDestination(id: string): Promise<Destination> {
  await prepareDestinations()
  const place = findDestination(id)
  if (!place) throw new AppError('access.not-found')
  return place
}

/**
 * The place of a search as it is listed now: an old address may have another centre, and none has the extent of a city. Refuses an id that nothing
 * has. Points on the map have none; properties are known to suppliers.
 */
export async function knownPlace(place: Destination): Promise<Destination> {
  const { id, kind } = place
  if (id === '' || kind === 'map' || kind === 'property') return place
  await prepareDestinations()
  const listed = findDestination(id)
  if (listed) return listed
  throw new AppError('input.invalid', { problems: [{ path: 'destination', message: unknownStayPlace(id) }] })
}
