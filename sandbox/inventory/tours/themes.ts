import type { Land } from '../stays/world/cities.ts'
import type { Landmark } from '../stays/world/landmarks.ts'
import questionRows from './questions.json' with { type: 'json' }
import rows from './themes.json' with { type: 'json' }

/** What a tour is, told for any city: `{c}` is the city, `{d}` and `{e}` districts, `{m}`, `{k}`, `{v}`, `{p}` and `{w}` its sights. */
export interface Theme {
  key: string
  title: string
  /** The title at another supplier. */
  other: string
  labels: string[]
  /** How long it takes, in minutes. */
  minutes: number
  /** For an adult, in euros at an average price level. */
  price: number
  short: string
  text: string
  highlights: string[]
  inclusions: string[]
  exclusions: string[]
  information: string[]
  stops: Landmark['type'][]
  scene: string
  /** The landscapes that have it; null for all. */
  lands: Land[] | null
  kind: 'START_TIME' | 'OPENING_HOURS'
  times: string[]
  per: 'UNIT' | 'BOOKING'
  /** Places of each start; null without a limit. */
  capacity: number | null
  /** Hours before the start at which sale ends. */
  cutoffHours: number
  /** Hours before the start until which cancelling is free; null where nothing is refunded. */
  refundHours: number | null
  onRequest: boolean
  freesale: boolean
  pickup: 'none' | 'possible' | 'required'
  questions: string[]
  vouchers: 'each' | 'group'
  adultsOnly: boolean
  private: boolean
}

export interface QuestionRow {
  label: string
  of: 'unit' | 'booking'
  required: boolean
  inputType: string
  options?: string[]
}

// The files are part of the program: their shape is known.
export const themes = rows as Theme[]
export const questionOf = (key: string): QuestionRow | undefined => (questionRows as Record<string, QuestionRow>)[key]
