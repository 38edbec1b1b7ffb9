import { z } from 'zod'
import { Contact } from '../contact/contact.ts'
import { titles } from '../flights/people/traveller-rules.ts'
import { guestRules } from '../stays/guest-rules.ts'
import { Words } from '../words.ts'
import { MAX_ANSWER, MAX_TOUR_REQUESTS } from './people-rules.ts'

const named = (rules: readonly { pattern: RegExp; says: string }[]) =>
  rules.reduce((shape, { pattern, says }) => shape.regex(pattern, says), z.string().trim())

/** A participant with a name. The first is the lead. */
export const Participant = z.object({
  /** Their place among the people of the offer, from 0: adults first, then children in the order of the search. */
  index: z.int().min(0).max(39),
  title: z.enum(titles, 'Choose a title.').nullable().default(null),
  givenName: named(guestRules.givenName),
  familyName: named(guestRules.familyName),
})
export type Participant = z.infer<typeof Participant>

export const TourAnswer = z.object({
  questionId: Words.max(120),
  /** The participant's index; null for a question about the booking. */
  index: z.int().min(0).max(39).nullable(),
  value: Words.trim().max(MAX_ANSWER, `At most ${MAX_ANSWER} characters.`),
})
export type TourAnswer = z.infer<typeof TourAnswer>

/** Where participants are fetched: at a point of the operator, or at their hotel. */
export const TourPickup = z.object({
  pointId: Words.max(120).nullable().default(null),
  hotel: Words.trim().max(200).nullable().default(null),
})
export type TourPickup = z.infer<typeof TourPickup>

/** What the buyer enters besides the contact. */
export const TourEntries = z.object({
  answers: z.array(TourAnswer).max(400).default([]),
  /** Null without pick-up. */
  pickup: TourPickup.nullable().default(null),
  /** To the operator, not guaranteed. */
  requests: Words.trim().max(MAX_TOUR_REQUESTS, `At most ${MAX_TOUR_REQUESTS} characters.`).default(''),
})
export type TourEntries = z.infer<typeof TourEntries>

export const TourPeople = TourEntries.extend({
  product: z.literal('tour'),
  participants: z.array(Participant),
  contact: Contact,
})
export type TourPeople = z.infer<typeof TourPeople>
