import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'

export const Place = z.object({
  /** IATA code of the airport, or of a city with all its airports. */
  code: z.string(),
  kind: z.enum(['city', 'airport']),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
  /** The airports of a city. */
  airports: z.array(z.string()),
})
export type Place = z.infer<typeof Place>

/** A row of the country table (specification section 3). */
const Country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  iso3: z.string(),
  name: z.string(),
  capital: z.string().nullable(),
  region: z.string(),
  currency: z.object({ code: z.string(), name: z.string(), symbol: z.string() }).nullable(),
  language: z.string().nullable(),
  /** The address of its picture. */
  flag: z.string(),
})

export const places = {
  countries: endpoint('public', 'List countries')
    .route({
      method: 'GET',
      path: '/countries',
      tags: ['Places'],
      description: 'Every country and territory by name, with capital, region, currency, language and flag.',
    })
    .output(z.array(Country)),
  suggest: endpoint('public', 'Suggest cities and airports')
    .route({
      method: 'GET',
      path: '/places/suggestions',
      tags: ['Places'],
      description: 'Type-ahead by name, city or code, forgiving of misspellings. An empty query gives the places most searched.',
    })
    .input(z.object({ query: Words.trim().max(60).default(''), limit: z.coerce.number().int().min(1).max(20).default(8) }))
    .output(z.array(Place)),
  get: endpoint('public', 'Read a city or an airport by its IATA code')
    .route({ method: 'GET', path: '/places/{code}', tags: ['Places'] })
    .input(z.object({ code: Words.length(3) }))
    .output(Place),
}
