import { AppError } from '#domain/errors.ts'
import { countries } from '#domain/travel/countries.ts'
import { findPlace } from '#domain/travel/places.ts'
import { suggestPlaces } from '#domain/travel/suggest-places.ts'
import { open } from '../../http/implement.ts'

export const places = {
  countries: open.places.countries.handler(() => [...countries]),
  suggest: open.places.suggest.handler(({ context, input }) =>
    suggestPlaces(input.query, input.limit, context.visitor.agency?.country),
  ),
  get: open.places.get.handler(({ input }) => {
    const place = findPlace(input.code)
    if (!place) throw new AppError('access.not-found')
    return place
  }),
}
