import { z } from 'zod'
import { defaultRadiusKm } from '../defaults.ts'
import { Words } from '../words.ts'
import { destinationKinds } from './kinds.ts'
import { MAX_ROOMS, SEARCH_RADIUS_KM, staySearchProblems, staySearchWords } from './search-rules.ts'

/** A point with the name people know it by. It says all that a search needs, so that a link never goes stale. */
export const Destination = z.object({
  kind: z.enum(destinationKinds),
  /** Of the list that it was chosen from: `city:lagos-ng`, `landmark:eiffel-tower-fr`, `airport:LOS`, `property:<house>`; empty for a point on the map. */
  id: Words.max(120).default(''),
  name: Words.trim().min(1, staySearchWords.place).max(120),
  /** What tells two of a name apart: `Lagos State, Nigeria`. */
  context: Words.trim().max(160).default(''),
  /** ISO 3166-1 alpha-2, or empty where it is not known. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Destination = z.infer<typeof Destination>

/** Who sleeps in one room. Children have their age on the day of arrival; infants are under two and need no bed. */
export const StayRoom = z.object({
  adults: z.int().min(0).max(20),
  children: z.array(z.int().min(0).max(17)).max(20),
  infants: z.int().min(0).max(8),
})
export type StayRoom = z.infer<typeof StayRoom>

/** A search for a stay. Dates are the place's own calendar days. */
export const StaySearch = z
  .object({
    destination: Destination,
    checkIn: z.iso.date(staySearchWords.day),
    checkOut: z.iso.date(staySearchWords.day),
    rooms: z.array(StayRoom).min(1, staySearchWords.rooms).max(MAX_ROOMS, staySearchWords.rooms),
    /** Of the guests, ISO 3166-1 alpha-2: some rates are sold by it. */
    nationality: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, staySearchWords.nationality),
    /** How far results reach, in kilometres, while proximity is on. */
    radiusKm: z.int().min(1).max(SEARCH_RADIUS_KM).default(defaultRadiusKm),
    /** The agency's own discount code. */
    dealCode: Words.trim().toUpperCase().max(20).nullable().default(null),
  })
  .superRefine((search, ctx) => {
    for (const { path, message } of staySearchProblems(search)) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
  })
  .meta({ description: Object.values(staySearchWords).join(' ') })
export type StaySearch = z.infer<typeof StaySearch>
