import type { Destination } from '#domain/stays/search.ts'

/** A place that is not chosen yet. */
export const nowhere: Destination = {
  kind: 'city',
  id: '',
  name: '',
  context: '',
  country: '',
  latitude: 0,
  longitude: 0,
  extentKm: null,
}
