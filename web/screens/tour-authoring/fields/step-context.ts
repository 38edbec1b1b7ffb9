import type { TourResource } from '#contract/tour-authoring/own-tours.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import type { DocumentField, DocumentOption, DocumentValue } from '../../../kit/document-form/document-field.ts'

/** What the fields of a step need besides their section. */
export interface StepContext {
  tour: AuthoredTour
  /** Of the steps of an option. */
  option: AuthoredOption
  /** What is in the fields now. */
  section: DocumentValue
  /** The first centre of maps. */
  start: { latitude: number; longitude: number }
  /** The agency's currency. */
  currency: string
  today: string
  countries: readonly DocumentOption[]
  currencies: readonly DocumentOption[]
  resources: readonly TourResource[]
  /** The resellers of the agency. */
  sellers: readonly DocumentOption[]
}

export type FieldsOfStep = (context: StepContext) => readonly DocumentField[]

export const newId = () => crypto.randomUUID()

/** Options of a table of labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>): DocumentOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1).replaceAll('-', ' ')}`

/** Options of a list of keys that are words. */
export const wordsOf = (keys: readonly string[]): DocumentOption[] => keys.map((value) => ({ value, label: capital(value) }))
