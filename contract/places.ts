import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Place = z.object({
  /** IATA code of the airport, or of the city when it stands for all its airports. */
  code: z.string(),
  kind: z.enum(['city', 'airport']),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
  /** For a city, the airports it stands for. */
  airports: z.array(z.string()),
})
export type Place = z.infer<typeof Place>

export const places = {
  suggest: endpoint('public')
    .route({
      method: 'GET',
      path: '/places/suggestions',
      tags: ['Places'],
      description: 'Type-ahead by name, city or code, forgiving of misspellings. An empty query gives the places most searched.',
    })
    .input(z.object({ query: z.string().trim().max(60).default(''), limit: z.coerce.number().int().min(1).max(20).default(8) }))
    .output(z.array(Place)),
  get: endpoint('public')
    .route({ method: 'GET', path: '/places/{code}', tags: ['Places'] })
    .input(z.object({ code: z.string().length(3) }))
    .output(Place),
}
