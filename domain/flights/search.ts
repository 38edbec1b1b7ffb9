import { z } from 'zod'
import { Cabin } from './offer.ts'
import {
  CHILD_AGES,
  corporateRule,
  dealRule,
  journeyProblems,
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

/** A further way of a multi-city trip. */
export const Leg = z.object({ from: PlaceCode, to: PlaceCode, depart: Day })
export type Leg = z.infer<typeof Leg>

/** A search for flights. Infants sit on a lap, so there are never more of them than adults, and they take no seat. */
export const FlightSearch = z
  .object({
    trip: TripType,
    from: PlaceCode,
    to: PlaceCode,
    depart: Day,
    return: Day.nullable(),
    /** The ways after the first of a multi-city trip, in order; empty for every other trip. */
    more: z
      .array(Leg)
      .max(MAX_LEGS - 1, searchWords.legs)
      .default([]),
    adults: z.int().min(1, searchWords.noAdult).max(MAX_SEATS),
    /** Age of each child on the day of the last flight. */
    children: z.array(z.int().min(CHILD_AGES.least, searchWords.tooYoung).max(CHILD_AGES.most, searchWords.tooOld)),
    infants: z.int().min(0),
    cabin: Cabin,
    directOnly: z.boolean().default(false),
    /** The days may move: results open with the prices around them. Suppliers are asked for the days named. */
    flexibleDates: z.boolean().default(false),
    /** The agency's own discount code. */
    dealCode: z.string().trim().toUpperCase().regex(dealRule.pattern, dealRule.says).nullable().default(null),
    /** An airline's corporate code with the airline before it, `QR:ACME1`: suppliers ask whose code it is. */
    corporateCode: z.string().trim().toUpperCase().regex(corporateRule.pattern, corporateRule.says).nullable().default(null),
  })
  .superRefine((search, ctx) => {
    for (const { path, message } of journeyProblems(search)) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
  })
export type FlightSearch = z.infer<typeof FlightSearch>
