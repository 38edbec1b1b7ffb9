import type { LocalDate } from '#domain/dates.ts'
import { anyToday, notADay, readComingDay } from '#domain/read-coming-day.ts'
import type { Destination } from '#domain/stays/search.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { tourFromParams, tourToParams } from '#domain/tours/search-params.ts'
import { unknownTourPlace } from '#domain/tours/search-place.ts'
import { tourSearchProblems, tourSearchWords } from '#domain/tours/search-rules.ts'
import { byFieldOf } from '../../../search/by-field.ts'
import { nowhere } from '../../../search/destinations/nowhere.ts'
import { type UnknownText, unknownWords } from '../../../search/unknown-text.ts'

/** The first and the last day while they are typed. */
export interface TourDates {
  from: LocalDate | null
  to: LocalDate | null
  /** What stands in the fields of the days and is none. */
  fromText?: string | null | undefined
  toText?: string | null | undefined
}

/** A search while it is being typed: a child's age may not be selected yet. */
export interface TourDraft extends TourDates {
  destination: Destination | null
  /** The text in the field if it is not a place. */
  destinationText?: UnknownText<Destination> | null | undefined
  adults: number
  children: (number | null)[]
  dealCode: string
}

/** Errors by field of the form: `destination from to people dealCode`. */
export type TourProblems = Record<string, string>

/** The search of a draft; ages that are not selected are left out, and one day is a period of one day. */
export const searchOf = (draft: TourDraft): TourSearch => ({
  destination: draft.destination ?? nowhere,
  from: draft.from ?? '',
  to: draft.to ?? draft.from ?? '',
  adults: draft.adults,
  children: draft.children.filter((age) => age !== null),
  dealCode: draft.dealCode.trim().toUpperCase() || null,
})

/** The draft as query parameters: a text that names no place stands in place of one. */
export function draftToParams(draft: TourDraft): URLSearchParams {
  const params = tourToParams(searchOf(draft))
  if (draft.destination) return params
  params.delete('at')
  params.set('place', draft.destinationText?.text ?? '')
  return params
}

/** A text that names no place: reported at once, before the search is submitted. */
export const unknownDestination = ({ destination, destinationText: text }: TourDraft): TourProblems =>
  text && !destination ? { destination: unknownWords(text, unknownTourPlace) } : {}

/** What was typed for a day and is none: said at once, as with a place. */
export const unreadDays = ({ from, fromText, to, toText }: TourDates): TourProblems => ({
  ...(fromText && !from && { from: notADay(fromText) }),
  ...(toText && !to && { to: notADay(toText) }),
})

const MOST = 30
const whole = (value: number) => (Number.isInteger(value) && value >= 0 ? Math.min(value, MOST) : 0)

/** The draft of an address; invalid parts are empty. A date typed without a year is the next such date from `today` on. */
export function draftFrom(given: URLSearchParams, today = anyToday): TourDraft {
  const { destination: place, ...search } = tourFromParams(given)
  const isPlace = place.name !== '' && Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return {
    destination: isPlace ? { ...nowhere, ...place } : null,
    from: readComingDay(search.from, today),
    to: readComingDay(search.to, today),
    adults: whole(search.adults),
    children: (search.children ?? []).slice(0, MOST).map((age) => (Number.isInteger(age) && age >= 0 && age < 18 ? age : null)),
    dealCode: search.dealCode ?? '',
  }
}

/** Which field of the form says what is wrong with a part of the search. */
const fields: Record<string, string> = { adults: 'people', children: 'people' }

/** Maps errors by path of `TourSearch` to form fields. The first of a field counts. */
export const byField = (problems: Iterable<[path: string, message: string]>): TourProblems => byFieldOf(problems, fields)

export type CheckedTour = { search: TourSearch } | { problems: TourProblems }

/** The draft as a search, or its errors. */
export function checkTour(draft: TourDraft): CheckedTour {
  const search = searchOf(draft)
  const missing: TourProblems = {}
  if (!draft.destination) missing.destination = tourSearchWords.place
  if (draft.children.includes(null)) missing.people = 'Choose the age of each child.'
  const broken = tourSearchProblems(search).map(({ path, message }): [string, string] => [path, message])
  const problems = { ...byField(broken), ...missing, ...unknownDestination(draft), ...unreadDays(draft) }
  // One day is enough: the last one is the same.
  if (!draft.from) delete problems.to
  return Object.keys(problems).length === 0 ? { search } : { problems }
}

/** Short errors for past dates, which fit below the field. `today` is the date at the place. */
export function pastProblems({ from, to }: Pick<TourDraft, 'from' | 'to'>, today: LocalDate): TourProblems {
  const past = 'This date is in the past.'
  return { ...(from && from < today && { from: past }), ...(to && to < today && { to: past }) }
}

/** Impossible groups are reported at once; other errors when the search is submitted. */
export function peopleProblem(draft: TourDraft): TourProblems {
  if (draft.children.includes(null)) return {}
  const checked = checkTour(draft)
  return 'search' in checked || !checked.problems.people ? {} : { people: checked.problems.people }
}
