import { z } from 'zod'
import { Words } from '../words.ts'

export const tripQuestionKinds = ['text', 'longtext', 'number', 'date', 'time', 'tel', 'email', 'checkbox', 'select'] as const

/** What the seller of an item asks besides people and contact; a question about each of them has one entry for each. */
export interface TripQuestion {
  /** Unique within the item. */
  name: string
  label: string
  help: string | null
  kind: (typeof tripQuestionKinds)[number]
  isRequired: boolean
  /** Of a `select`. */
  choices: { value: string; label: string }[]
}

/** An answer for an item of a checkout. */
export const TripAnswer = z.object({ item: z.uuid(), name: Words.max(200), value: Words.trim().max(500) })
export type TripAnswer = z.infer<typeof TripAnswer>

export const MAX_TRIP_ANSWERS = 600
