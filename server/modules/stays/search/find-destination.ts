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
 * The current data of a search's place: an old link may have another centre, and none has a city's extent. Refuses an unknown id. Points on the map
 * have no id; properties are known to suppliers only.
 */
export async function knownPlace(place: Destination): Promise<Destination> {
  const { id, kind } = place
  if (id === '' || kind === 'map' || kind === 'property') return place
  await prepareDestinations()
  const listed = findDestination(id)
  if (listed) return listed
  throw new AppError('input.invalid', { problems: [{ path: 'destination', message: unknownStayPlace(id) }] })
}
