import { z } from 'zod'
import { Words } from '../words.ts'
import { Cabin } from './offer.ts'
import {
  CHILD_AGES,
  corporateRule,
  dealRule,
  journeyProblems,
  journeyWords,
  MAX_LEGS,
  MAX_SEATS,
  placeRule,
  searchWords,
  trips,
} from './search-rules.ts'

const PlaceCode = z.string().trim().toUpperCase().regex(placeRule.pattern, placeRule.says)
const Day = z.iso.date(searchWords.day)

export const TripType = z.enum(trips)
export type TripType = z.infer<typeof TripType>

/** A further leg of a multi-city trip. */
export const Leg = z.object({ from: PlaceCode, to: PlaceCode, depart: Day })
export type Leg = z.infer<typeof Leg>

type JsonSchema = Record<string, unknown>
/** JSON Schema of "if the first holds, the second holds". */
const implies = (condition: JsonSchema, consequence: JsonSchema) => ({ anyOf: [{ not: condition }, consequence] })
const where = (field: string, value: unknown) => ({ properties: { [field]: { const: value } } })
/** The rules of `journeyProblems` that JSON Schema can express, for the API document. */
const journeySchemas = [
  implies(where('trip', 'round-trip'), { properties: { return: { type: 'string' } } }),
  implies(where('trip', 'multi-city'), { required: ['more'], properties: { more: { minItems: 1 } } }),
  { anyOf: [where('trip', 'multi-city'), { properties: { more: { maxItems: 0 } } }] },
  ...Array.from({ length: MAX_SEATS }, (_, index) => index + 1).map((adults) =>
    implies(where('adults', adults), {
      properties: { children: { maxItems: MAX_SEATS - adults }, infants: { maximum: adults } },
    }),
  ),
]

/** A search for flights. Infants sit on a lap without a seat, so there are never more infants than adults. */
export const FlightSearch = z
  .object({
    trip: TripType,
    from: PlaceCode,
    to: PlaceCode,
    depart: Day,
    return: Day.nullable(),
    /** The legs after the first of a multi-city trip, in order; empty for every other trip. */
    more: z
      .array(Leg)
      .max(MAX_LEGS - 1, searchWords.legs)
      .default([]),
    adults: z.int().min(1, searchWords.noAdult).max(MAX_SEATS),
    /** Age of each child on the day of the last flight. */
    children: z
      .array(z.int().min(CHILD_AGES.least, searchWords.tooYoung).max(CHILD_AGES.most, searchWords.tooOld))
      .max(MAX_SEATS - 1, journeyWords.seats),
    infants: z.int().min(0).max(MAX_SEATS, journeyWords.laps),
    cabin: Cabin,
    directOnly: z.boolean().default(false),
    /** Flexible dates: results begin with the prices of the days around. Suppliers are asked for the named days. */
    flexibleDates: z.boolean().default(false),
    /** The agency's own discount code. */
    dealCode: Words.trim()
      .toUpperCase()
      .regex(dealRule.pattern, dealRule.says)
      .nullable()
      .default(null)
      .meta({ description: 'Another code than one of the agency is refused: This code is not known or no longer valid.' }),
    /** An airline's corporate code with the airline first, `QR:ACME1`: suppliers need the airline. */
    corporateCode: z.string().trim().toUpperCase().regex(corporateRule.pattern, corporateRule.says).nullable().default(null),
  })
  .superRefine((search, ctx) => {
    for (const { path, message } of journeyProblems(search)) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
  })
  .meta({ description: Object.values(journeyWords).join(' '), allOf: journeySchemas })
export type FlightSearch = z.infer<typeof FlightSearch>
