import { z } from 'zod'
import { Loyalty, Traveller } from '#domain/flights/people/traveller.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from './endpoint.ts'
import { Done, Id } from './shapes.ts'

/** A person whom an agency books often, with at most one frequent-flyer number per programme. */
export const SavedTraveller = Traveller.omit({ passengerId: true, loyalty: true }).extend({ loyalty: z.array(Loyalty).max(10) })
export type SavedTraveller = z.infer<typeof SavedTraveller>

/** Enough to distinguish two people; the rest is read one by one. */
export const SavedTravellerRow = z.object({
  id: Id,
  name: z.string(),
  birthYear: z.int(),
  /** The last three characters of the passport number; null without a passport. */
  documentEnding: z.string().nullable(),
  /** The validity of the passport for the given journey: expired before its end, or less than six months after it. */
  passport: z.enum(['fine', 'expires-soon', 'expired']).nullable(),
})
export type SavedTravellerRow = z.infer<typeof SavedTravellerRow>

const ById = z.object({ id: Id })

export const travellers = {
  list: endpoint('orders:write', 'List saved travellers')
    .route({
      method: 'GET',
      path: '/travellers',
      tags: ['Travellers'],
      description: 'Saved travellers by name, the last used first.',
    })
    .input(
      z.object({
        query: Words.max(80).default(''),
        limit: z.coerce.number().int().min(1).max(20).default(8),
        /** The last day of travel, with which passports are compared. */
        lastDay: z.iso.date().optional(),
      }),
    )
    .output(z.array(SavedTravellerRow)),
  get: endpoint('orders:write', 'Read a saved traveller')
    .route({ method: 'GET', path: '/travellers/{id}', tags: ['Travellers'] })
    .input(ById)
    .output(SavedTraveller),
  choose: endpoint('orders:write', 'Choose a saved traveller for a form')
    .route({
      method: 'POST',
      path: '/travellers/{id}/choose',
      tags: ['Travellers'],
      description: 'A saved traveller to fill a form with, who then stands first in the list.',
    })
    .input(ById)
    .output(SavedTraveller),
  save: endpoint('orders:write', 'Save a traveller')
    .route({
      method: 'POST',
      path: '/travellers',
      tags: ['Travellers'],
      description: 'Saves a person, encrypted. The same name and date of birth is the same person: what is new is taken over.',
    })
    .input(SavedTraveller)
    .output(z.object({ id: Id })),
  remove: endpoint('orders:write', 'Delete a saved traveller')
    .route({ method: 'DELETE', path: '/travellers/{id}', tags: ['Travellers'] })
    .input(ById)
    .output(Done),
}
