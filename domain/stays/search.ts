import { z } from 'zod'
import { Words } from '../words.ts'
import { destinationKinds } from './kinds.ts'
import { MAX_ROOMS, MOST_EXTENT_KM, SEARCH_RADIUS_KM, staySearchProblems, staySearchWords } from './search-rules.ts'

/** A point with its common name. It contains all that a search needs, so that a link never expires. */
export const Destination = z.object({
  kind: z.enum(destinationKinds),
  /** The id in its list: `city:lagos-ng`, `landmark:eiffel-tower-fr`, `airport:LOS`, `property:<id>`; empty for a point on the map. */
  id: Words.max(120).default('').meta({ description: 'An unknown one is not a city, landmark or property we know.' }),
  name: Words.trim().min(1, staySearchWords.place).max(120),
  /** The distinguishing context: `Lagos State, Nigeria`. */
  context: Words.trim().max(160).default(''),
  /** ISO 3166-1 alpha-2, or empty if unknown. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The radius of a city in kilometres; null for a point. The product's own value replaces it for a known id. */
  extentKm: z.int().min(1).max(MOST_EXTENT_KM).nullable().default(null),
})
export type Destination = z.infer<typeof Destination>

/** The guests of one room. Children have their age on the day of arrival; infants are under two and need no bed. */
export const StayRoom = z.object({
  adults: z.int().min(0).max(20),
  children: z.array(z.int().min(0).max(17)).max(20),
  infants: z.int().min(0).max(8),
})
export type StayRoom = z.infer<typeof StayRoom>

/** A search for a stay. Dates are local calendar days. */
export const StaySearch = z
  .object({
    destination: Destination,
    checkIn: z.iso.date(staySearchWords.day),
    checkOut: z.iso.date(staySearchWords.day),
    rooms: z.array(StayRoom).min(1, staySearchWords.rooms).max(MAX_ROOMS, staySearchWords.rooms),
    /** Of the guests, ISO 3166-1 alpha-2: some rates depend on it. */
    nationality: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, staySearchWords.nationality),
    /** The radius of results in kilometres, while proximity is on; null for the extent of a city and the default radius around a point. */
    radiusKm: z.int().min(1).max(SEARCH_RADIUS_KM).nullable().default(null),
    /** The agency's own discount code. */
    dealCode: Words.trim()
      .toUpperCase()
      .max(20)
      .nullable()
      .default(null)
      .meta({ description: 'Another code than one of the agency is refused: This code is not known or no longer valid.' }),
  })
  .superRefine((search, ctx) => {
    for (const { path, message } of staySearchProblems(search)) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
  })
  .meta({ description: Object.values(staySearchWords).join(' ') })
export type StaySearch = z.infer<typeof StaySearch>
