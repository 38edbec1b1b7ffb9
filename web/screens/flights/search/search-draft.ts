import type { Place } from '#contract/places.ts'
import type { LocalDate } from '#domain/dates.ts'
import { type ErrorCode, errorRow } from '#domain/errors.ts'
import { Cabin } from '#domain/flights/offer.ts'
import { dateError, FlightSearch } from '#domain/flights/search.ts'

/** A search while it is being typed: places may be missing, a child's age may not be chosen yet. */
export interface SearchDraft {
  trip: FlightSearch['trip']
  from: Place | null
  to: Place | null
  depart: LocalDate | null
  return: LocalDate | null
  adults: number
  children: (number | null)[]
  infants: number
  cabin: Cabin
  directOnly: boolean
  flexibleDates: boolean
  dealCode: string
  corporateCode: string
}

/** What is wrong, by field of the form: `from to depart return travellers dealCode corporateCode`. */
export type SearchProblems = Record<string, string>

const travellerPaths = new Set(['adults', 'children', 'infants'])

/** Problems by path of `FlightSearch` as problems by field: the form has one field for all travellers. The first of a field counts. */
export function byField(problems: Iterable<[path: string, message: string]>): SearchProblems {
  const fields: SearchProblems = {}
  for (const [path, message] of problems) {
    const name = path.split('.')[0] ?? ''
    fields[travellerPaths.has(name) ? 'travellers' : name] ??= message
  }
  return fields
}

const dateFields: Partial<Record<ErrorCode, string[]>> = {
  'flight.dates-in-past': ['depart', 'return'],
  'flight.departure-in-past': ['depart'],
  'flight.return-in-past': ['return'],
}

/** A date error in the few words that fit under the date that is wrong; the error dialog says it in full. */
export function dateProblems(code: ErrorCode, trip: FlightSearch['trip']): SearchProblems {
  const past = dateFields[code]
  if (past) return Object.fromEntries(past.map((name) => [name, 'This date is in the past.']))
  return { [trip === 'round-trip' ? 'return' : 'depart']: errorRow(code).body }
}

export type Checked = { search: FlightSearch } | { problems: SearchProblems; dates: ErrorCode | null }

/** The draft as a search, or what stops it. `today` is the day at the origin; `dates` is the catalogue's code for the error dialog. */
export function checkDraft(draft: SearchDraft, today: LocalDate): Checked {
  const missing: SearchProblems = {}
  if (!draft.from) missing.from = 'Choose where the journey starts.'
  if (!draft.to) missing.to = 'Choose where it goes.'
  if (!draft.depart) missing.depart = 'Choose a date.'
  if (draft.trip === 'round-trip' && !draft.return) missing.return = 'Choose a return date or search one-way.'
  if (draft.children.includes(null)) missing.travellers = 'Choose the age of each child.'
  const parsed = FlightSearch.safeParse(searchOf(draft))
  const issues = parsed.error?.issues ?? []
  const problems = { ...byField(issues.map((issue) => [issue.path.join('.'), issue.message])), ...missing }
  if (!parsed.success || Object.keys(problems).length > 0) return { problems, dates: null }
  const dates = dateError(parsed.data, today)
  return dates ? { problems: dateProblems(dates, draft.trip), dates } : { search: parsed.data }
}

/** What is typed so far in the shape of a search; not checked. */
export const searchOf = (draft: SearchDraft): FlightSearch => ({
  trip: draft.trip,
  from: draft.from?.code ?? '',
  to: draft.to?.code ?? '',
  depart: draft.depart ?? '',
  return: draft.trip === 'round-trip' ? draft.return : null,
  more: [],
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
const day = (text: string | null) => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null)

/** The draft that an address carries; unreadable parts start empty. `trip` is used where the address does not say. */
export function draftFrom(
  params: URLSearchParams,
  { from, to, trip }: { from: Place | null; to: Place | null; trip: FlightSearch['trip'] },
): SearchDraft {
  const stated = params.get('trip')
  return {
    trip: stated === 'one-way' || stated === 'round-trip' ? stated : trip,
    from,
    to,
    depart: day(params.get('depart')),
    return: day(params.get('return')),
    adults: whole(params.get('adults'), 1),
    children: (params.get('children') ?? '').split(/[\s,]+/).flatMap((age) => (/^\d{1,2}$/.test(age) ? [Number(age)] : [])),
    infants: whole(params.get('infants'), 0),
    cabin: Cabin.catch('economy').parse(params.get('cabin')),
    directOnly: params.get('direct') === '1',
    flexibleDates: params.get('flex') === '1',
    dealCode: params.get('deal') ?? '',
    corporateCode: params.get('corporate') ?? '',
  }
}

/** `2 adults, 1 child, 1 infant`. */
export function travellerWords({
  adults,
  children,
  infants,
}: {
  adults: number
  children: readonly unknown[]
  infants: number
}): string {
  const parts = [adults === 1 ? '1 adult' : `${adults} adults`]
  if (children.length > 0) parts.push(children.length === 1 ? '1 child' : `${children.length} children`)
  if (infants > 0) parts.push(infants === 1 ? '1 infant' : `${infants} infants`)
  return parts.join(', ')
}

/** The same in a word or two, for a narrow field: `3 travellers` once they are not all adults. */
export function travellerCount(travellers: { adults: number; children: readonly unknown[]; infants: number }): string {
  const all = travellers.adults + travellers.children.length + travellers.infants
  return all === travellers.adults ? travellerWords(travellers) : `${all} travellers`
}
