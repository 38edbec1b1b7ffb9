import type { LocalDate } from '#domain/dates.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { anyToday, notADay, readComingDay } from '#domain/read-coming-day.ts'
import { cabinOf } from '#domain/flights/cabins.ts'
import { dateError } from '#domain/flights/journey.ts'
import type { Cabin } from '#domain/flights/offer.ts'
import type { FlightSearch, Leg, TripType } from '#domain/flights/search.ts'
import { searchProblems, tripOf } from '#domain/flights/search-rules.ts'
import { tooFarAhead } from '#domain/flights/too-far-ahead.ts'
import { unknownWords } from '../../../search/unknown-text.ts'
import { type LegDraft, type LegsDraft, legPrefix, legsOf } from './legs.ts'

/** A search while it is being edited: places may be missing, a child's age may not be selected yet. `more` is for multi-city trips only. */
export interface SearchDraft extends LegsDraft {
  trip: TripType
  return: LocalDate | null
  returnText?: string | null | undefined
  adults: number
  children: (number | null)[]
  infants: number
  cabin: Cabin
  directOnly: boolean
  flexibleDates: boolean
  dealCode: string
  corporateCode: string
}

/** Errors by field of the form: `from to depart return travellers dealCode corporateCode`, and `more.0.from` of the second leg. */
export type SearchProblems = Record<string, string>

const travellerPaths = new Set(['adults', 'children', 'infants'])

/** Maps errors by path of `FlightSearch` to form fields: the form has one field for all travellers. The first of a field counts. */
export function byField(problems: Iterable<[path: string, message: string]>): SearchProblems {
  const fields: SearchProblems = {}
  for (const [path, message] of problems) {
    const name = path.startsWith('more.') ? path : (path.split('.')[0] ?? '')
    fields[travellerPaths.has(name) ? 'travellers' : name] ??= message
  }
  return fields
}

const dateFields: Partial<Record<ErrorCode, string[]>> = {
  'flight.dates-in-past': ['depart', 'return'],
  'flight.departure-in-past': ['depart'],
  'flight.return-in-past': ['return'],
}

/** A short date error that fits below the field; the error dialog has the full text. */
export function dateProblems(code: ErrorCode, draft: Pick<SearchDraft, 'trip' | 'more'>): SearchProblems {
  const past = dateFields[code]
  if (past) return Object.fromEntries(past.map((name) => [name, 'This date is in the past.']))
  const lastDay = { 'round-trip': 'return', 'one-way': 'depart', 'multi-city': `${legPrefix(draft.more.length)}depart` }[
    draft.trip
  ]
  return { [lastDay]: tooFarAhead }
}

const legsAsked = (draft: SearchDraft) => (draft.trip === 'multi-city' ? legsOf(draft) : legsOf({ ...draft, more: [] }))

/** A text that names no place: reported at once, before the search is submitted. */
export function unknownPlaces(draft: SearchDraft): SearchProblems {
  const named = legsAsked(draft).flatMap(({ from, to, fromText, toText }, index): [string, string][] => [
    ...(fromText && !from ? [[`${legPrefix(index)}from`, unknownWords(fromText)] as [string, string]] : []),
    ...(toText && !to ? [[`${legPrefix(index)}to`, unknownWords(toText)] as [string, string]] : []),
  ])
  return Object.fromEntries(named)
}

/** What was typed for a day and is none: said at once, as with places. */
export function unreadDays(draft: SearchDraft): SearchProblems {
  const typed = legsAsked(draft).map(
    ({ depart, departText }, index) => [`${legPrefix(index)}depart`, depart, departText] as const,
  )
  const days = draft.trip === 'round-trip' ? [...typed, ['return', draft.return, draft.returnText] as const] : typed
  return Object.fromEntries(days.flatMap(([name, day, text]) => (text && !day ? [[name, notADay(text)]] : [])))
}

/** What is not chosen yet, at each leg of the trip. */
function missingOf(draft: SearchDraft): SearchProblems {
  const missing: SearchProblems = {}
  legsAsked(draft).forEach((leg, index) => {
    if (!leg.from && !leg.fromText) missing[`${legPrefix(index)}from`] = 'Choose where the journey starts.'
    if (!leg.to && !leg.toText) missing[`${legPrefix(index)}to`] = 'Choose where it goes.'
    if (!leg.depart) missing[`${legPrefix(index)}depart`] = 'Choose a date.'
  })
  if (draft.trip === 'round-trip' && !draft.return) missing.return = 'Choose a return date or search one-way.'
  if (draft.children.includes(null)) missing.travellers = 'Choose the age of each child.'
  return missing
}

export type Checked = { search: FlightSearch } | { problems: SearchProblems; dates: ErrorCode | null }

/** The draft as a search, or its errors. `today` is the date at the origin; `dates` is the catalogue's code for the error dialog. */
export function checkDraft(draft: SearchDraft, today: LocalDate): Checked {
  const search = searchOf(draft)
  const broken = searchProblems(search).map(({ path, message }): [string, string] => [path, message])
  const problems = { ...byField(broken), ...missingOf(draft), ...unknownPlaces(draft), ...unreadDays(draft) }
  if (Object.keys(problems).length > 0) return { problems, dates: null }
  const dates = dateError(search, today)
  return dates ? { problems: dateProblems(dates, draft), dates } : { search }
}

const codesOf = ({ from, to, fromText, toText, depart }: LegDraft): Leg => ({
  from: from?.code ?? fromText?.text ?? '',
  to: to?.code ?? toText?.text ?? '',
  depart: depart ?? '',
})

/** The draft in the shape of a search; not validated. */
export const searchOf = (draft: SearchDraft): FlightSearch => ({
  trip: draft.trip,
  ...codesOf(draft),
  return: draft.trip === 'round-trip' ? draft.return : null,
  more: draft.trip === 'multi-city' ? draft.more.map(codesOf) : [],
  adults: draft.adults,
  children: draft.children.filter((age) => age !== null),
  infants: draft.infants,
  cabin: draft.cabin,
  directOnly: draft.directOnly,
  flexibleDates: draft.flexibleDates,
  dealCode: draft.dealCode.trim().toUpperCase() || null,
  corporateCode: draft.corporateCode.trim().toUpperCase() || null,
})

const whole = (text: string | null, start: number) => (text !== null && /^\d{1,2}$/.test(text) ? Number(text) : start)
export const dayFrom = (text: string | null, today: LocalDate): LocalDate | null => readComingDay(text ?? '', today)

interface Given extends Pick<LegDraft, 'from' | 'to' | 'fromText' | 'toText'> {
  /** Defaults for a missing parameter. */
  trip: TripType
  more?: LegDraft[]
  /** A date typed without a year is the next such date from here on. */
  today?: LocalDate
}

/** The draft of an address; invalid parts are empty. */
export function draftFrom(params: URLSearchParams, { trip, more = [], today = anyToday, ...ends }: Given): SearchDraft {
  return {
    trip: tripOf(params.get('trip'), trip),
    more,
    ...ends,
    depart: dayFrom(params.get('depart'), today),
    return: dayFrom(params.get('return'), today),
    adults: whole(params.get('adults'), 1),
    children: (params.get('children') ?? '').split(/[\s,]+/).flatMap((age) => (/^\d{1,2}$/.test(age) ? [Number(age)] : [])),
    infants: whole(params.get('infants'), 0),
    cabin: cabinOf(params.get('cabin')),
    directOnly: params.get('direct') === '1',
    flexibleDates: params.get('flex') === '1',
    dealCode: params.get('deal') ?? '',
    corporateCode: params.get('corporate') ?? '',
  }
}

/** Travellers who cannot be sold together are reported at once; other errors when the search is submitted. */
export function travellerProblem(draft: SearchDraft, today: LocalDate): SearchProblems {
  if (draft.children.includes(null)) return {}
  const settled: SearchDraft = { ...draft, trip: 'one-way', depart: today, from: anywhere('AAA'), to: anywhere('BBB') }
  const checked = checkDraft(settled, today)
  return 'search' in checked || !checked.problems.travellers ? {} : { travellers: checked.problems.travellers }
}

const anywhere = (code: string) => ({
  code,
  kind: 'city' as const,
  name: '',
  city: '',
  country: '',
  countryName: '',
  airports: [],
})
