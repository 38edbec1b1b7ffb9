import { AppError } from '#domain/errors.ts'
import { findDestination, prepareDestinations } from '#domain/stays/destination-index.ts'
import type { Destination } from '#domain/stays/search.ts'
import { unknownStayPlace } from '#domain/stays/search-rules.ts'

/** The place of an id: a city, a landmark or an airport. Throws access.not-found. */
export async function getDestination(id: string): Promise<Destination> {
  await prepareDestinations()
  const place = findDestination(id)
  if (!place) throw new AppError('access.not-found')
  return place
}

/** Refuses a search whose place has an id that nothing has. Points on the map have none; properties are known to suppliers. */
export async function checkPlace({ id, kind }: Destination): Promise<void> {
  await prepareDestinations()
  if (id === '' || kind === 'map' || kind === 'property' || findDestination(id)) return
  throw new AppError('input.invalid', { problems: [{ path: 'destination', message: unknownStayPlace(id) }] })
}
