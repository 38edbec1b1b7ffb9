import type { LocalDate } from '#domain/dates.ts'
import { anyToday, notADay, readComingDay } from '#domain/read-coming-day.ts'
import type { Destination, StaySearch } from '#domain/stays/search.ts'
import { stayFromParams, stayToParams } from '#domain/stays/search-params.ts'
import { CHILD_AGES, staySearchProblems, staySearchWords, unknownStayPlace } from '#domain/stays/search-rules.ts'
import { byFieldOf } from '../../../search/by-field.ts'
import { nowhere } from '../../../search/destinations/nowhere.ts'
import { type UnknownText, unknownWords } from '../../../search/unknown-text.ts'

/** A room while it is being edited: a child's age may not be selected yet. */
export interface RoomDraft {
  adults: number
  children: (number | null)[]
  infants: number
}

/** The days of a stay while they are typed. */
export interface StayDates {
  checkIn: LocalDate | null
  checkOut: LocalDate | null
  /** What stands in the fields of the days and is none. */
  checkInText?: string | null | undefined
  checkOutText?: string | null | undefined
}

/** A search while it is being typed. */
export interface StayDraft extends StayDates {
  destination: Destination | null
  /** The text in the field if it is not a place. */
  destinationText?: UnknownText<Destination> | null | undefined
  rooms: RoomDraft[]
  nationality: string
  /** Null: the extent of a city, or the default radius around a point. */
  radiusKm: number | null
  dealCode: string
}

/** Errors by field of the form: `destination checkIn checkOut rooms nationality radiusKm dealCode`. */
export type StayProblems = Record<string, string>

export const newRoom: RoomDraft = { adults: 2, children: [], infants: 0 }

/** The search of a draft; ages that are not selected are left out. */
export const searchOf = (draft: StayDraft): StaySearch => ({
  destination: draft.destination ?? nowhere,
  checkIn: draft.checkIn ?? '',
  checkOut: draft.checkOut ?? '',
  rooms: draft.rooms.map((room) => ({ ...room, children: room.children.filter((age) => age !== null) })),
  nationality: draft.nationality,
  radiusKm: draft.radiusKm,
  dealCode: draft.dealCode.trim().toUpperCase() || null,
})

/** A search that was made, to be changed. */
export const draftOf = (search: StaySearch): StayDraft => ({ ...search, dealCode: search.dealCode ?? '' })

/** The draft as query parameters: a text that names no place stands in place of one. */
export function draftToParams(draft: StayDraft): URLSearchParams {
  const params = stayToParams(searchOf(draft))
  if (draft.destination) return params
  params.delete('at')
  params.set('place', draft.destinationText?.text ?? '')
  return params
}

/** A text that names no place: reported at once, before the search is submitted. */
export const unknownDestination = ({ destination, destinationText: text }: StayDraft): StayProblems =>
  text && !destination ? { destination: unknownWords(text, unknownStayPlace) } : {}

/** What was typed for a day and is none: said at once, as with a place. */
export const unreadDays = ({ checkIn, checkInText, checkOut, checkOutText }: StayDates): StayProblems => ({
  ...(checkInText && !checkIn && { checkIn: notADay(checkInText) }),
  ...(checkOutText && !checkOut && { checkOut: notADay(checkOutText) }),
})

const whole = (value: number) => (Number.isInteger(value) && value >= 0 ? Math.min(value, 20) : 0)

/** The draft of an address; invalid parts are empty. A date typed without a year is the next such date from `today` on. */
export function draftFrom(params: URLSearchParams, nationality: string, today = anyToday): StayDraft {
  const { destination: place, ...search } = stayFromParams(params)
  const isPlace = place.name !== '' && Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return {
    destination: isPlace ? { ...nowhere, ...place } : null,
    checkIn: readComingDay(search.checkIn, today),
    checkOut: readComingDay(search.checkOut, today),
    rooms: search.rooms.slice(0, 20).map((room) => ({
      adults: whole(room.adults),
      children: room.children.map((age) => (Number.isInteger(age) && age <= CHILD_AGES.most ? age : null)),
      infants: whole(room.infants),
    })),
    nationality: params.get('nationality') ?? nationality,
    radiusKm: search.radiusKm ?? null,
    dealCode: search.dealCode ?? '',
  }
}

/** Maps errors by path of `StaySearch` to form fields: the form has one field for all rooms. The first of a field counts. */
export const byField = (problems: Iterable<[path: string, message: string]>): StayProblems => byFieldOf(problems)

/** Names the room if there are several. */
function roomProblem(path: string, message: string, rooms: number): string {
  const index = /^rooms\.(\d+)\./.exec(path)?.[1]
  return index && rooms > 1 ? `Room ${Number(index) + 1}: ${message}` : message
}

export type CheckedStay = { search: StaySearch } | { problems: StayProblems }

/** The draft as a search, or its errors. */
export function checkStay(draft: StayDraft): CheckedStay {
  const search = searchOf(draft)
  const missing: StayProblems = {}
  if (!draft.destination) missing.destination = staySearchWords.place
  if (draft.rooms.some((room) => room.children.includes(null))) missing.rooms = 'Choose the age of each child.'
  const broken = staySearchProblems(search).map(({ path, message }): [string, string] => [
    path,
    roomProblem(path, message, draft.rooms.length),
  ])
  const problems = { ...byField(broken), ...missing, ...unknownDestination(draft), ...unreadDays(draft) }
  return Object.keys(problems).length === 0 ? { search } : { problems }
}

/** Short errors for past dates, which fit below the field; the error dialog has the full text. `today` is the date at the place. */
export function pastProblems({ checkIn, checkOut }: Pick<StayDraft, 'checkIn' | 'checkOut'>, today: LocalDate): StayProblems {
  const past = 'This date is in the past.'
  return {
    ...(checkIn && checkIn < today && { checkIn: past }),
    ...(checkOut && checkOut <= today && { checkOut: past }),
  }
}

/** Impossible guests are reported at once; other errors when the search is submitted. */
export function guestProblem(draft: StayDraft): StayProblems {
  if (draft.rooms.some((room) => room.children.includes(null))) return {}
  const checked = checkStay(draft)
  return 'search' in checked || !checked.problems.rooms ? {} : { rooms: checked.problems.rooms }
}
