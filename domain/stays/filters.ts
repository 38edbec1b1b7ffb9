import { filterRules, type Tests } from '../results/filter-rules.ts'
import { type FoundStay, type ListedStay, optionsOf, type RateFacts, type StayOption } from './found-stay.ts'
import { boards } from './kinds.ts'
import { MOST_EXTENT_KM } from './search-rules.ts'

/** The filters of properties. Empty lists, nulls and false filter nothing. */
export type StayFilters = {
  /** Minor units of the search's currency, for all rooms and nights. */
  minPrice: number | null
  maxPrice: number | null
  /** Stars, `1` to `5`. */
  rating: readonly string[]
  /** Minimum guest score, 0 to 10. */
  guestRating: number | null
  freeCancellation: boolean
  payLater: boolean
  board: readonly string[]
  /** All of them. */
  amenities: readonly string[]
  zone: readonly string[]
  accommodationType: readonly string[]
  establishmentProfile: readonly string[]
  /** Near any of these. */
  landmark: readonly string[]
  /** Kilometres from the searched place; null: the reach of the search. */
  within: number | null
  /** Proximity off: as far as suppliers were searched. */
  anywhere: boolean
  /** Parts of the name, all of them. */
  propertyName: readonly string[]
}

export type StayFilterName = keyof StayFilters

export const noStayFilters: StayFilters = {
  minPrice: null,
  maxPrice: null,
  rating: [],
  guestRating: null,
  freeCancellation: false,
  payLater: false,
  board: [],
  amenities: [],
  zone: [],
  accommodationType: [],
  establishmentProfile: [],
  landmark: [],
  within: null,
  anywhere: false,
  propertyName: [],
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []
const number = (value: unknown, most = Number.MAX_SAFE_INTEGER): number | null =>
  typeof value === 'number' && value > 0 && value <= most ? value : null
const among = (value: unknown, known: readonly string[]) => texts(value).filter((one) => known.includes(one))

export const stayRules = filterRules<StayFilters>(noStayFilters, (raw) => ({
  minPrice: number(raw.minPrice),
  maxPrice: number(raw.maxPrice),
  rating: among(raw.rating, ['1', '2', '3', '4', '5']),
  guestRating: number(raw.guestRating, 10),
  freeCancellation: raw.freeCancellation === true,
  payLater: raw.payLater === true,
  board: among(raw.board, boards),
  amenities: texts(raw.amenities),
  zone: texts(raw.zone),
  accommodationType: texts(raw.accommodationType),
  establishmentProfile: texts(raw.establishmentProfile),
  landmark: texts(raw.landmark),
  within: number(raw.within, MOST_EXTENT_KM),
  anywhere: raw.anywhere === true,
  propertyName: texts(raw.propertyName),
}))

const any = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((value) => chosen.includes(value))
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type TermFilters = Pick<StayFilters, 'freeCancellation' | 'payLater' | 'board'>
type Terms = Pick<RateFacts, 'board' | 'refundability' | 'payWhen'>

/** The required terms of a rate. */
const termTests: Tests<TermFilters, { rate: Terms | null }> = {
  freeCancellation: ({ rate }, f) => !f.freeCancellation || rate?.refundability === 'free',
  payLater: ({ rate }, f) => !f.payLater || (rate !== null && rate.payWhen !== 'now'),
  board: ({ rate }, f) => any(f.board, rate ? [rate.board] : []),
}

/** Whether a rate has the required terms, at any price. */
export const passesTerms = (rate: Terms, filters: TermFilters): boolean =>
  Object.values(termTests).every((test) => test({ rate }, filters))

/** One test per filter: an option must pass all. Unknown facts do not pass. */
const tests: Tests<StayFilters, StayOption> = {
  ...termTests,
  minPrice: ({ total }, f) => total >= (f.minPrice ?? 0),
  maxPrice: ({ total }, f) => total <= (f.maxPrice ?? Number.POSITIVE_INFINITY),
  rating: ({ stay }, f) => any(f.rating, stay.stars === null ? [] : [String(Math.floor(stay.stars))]),
  guestRating: ({ stay }, f) => f.guestRating === null || (stay.score !== null && stay.score >= f.guestRating),
  amenities: ({ stay }, f) => f.amenities.every((one) => stay.amenities.includes(one)),
  zone: ({ stay }, f) => any(f.zone, stay.district ? [stay.district] : []),
  accommodationType: ({ stay }, f) => any(f.accommodationType, stay.type ? [stay.type] : []),
  establishmentProfile: ({ stay }, f) => any(f.establishmentProfile, stay.profiles),
  landmark: ({ stay }, f) => f.landmark.length === 0 || stay.nearby.some(({ name }) => f.landmark.includes(name)),
  within: ({ stay }, f) => stay.km <= (f.within ?? Number.POSITIVE_INFINITY),
  anywhere: () => true,
  propertyName: ({ stay }, f) => f.propertyName.every((part) => plain(stay.name).includes(plain(part))),
}

/** The facts that differ between the rates of one property; the others are tested once per property. */
const ofRates = new Set<StayFilterName>(['minPrice', 'maxPrice', 'freeCancellation', 'payLater', 'board'])

/** A property whose rates are all tested. */
export interface JudgedStay {
  options: readonly StayOption[]
  /** For each option the filters it fails, as bits. */
  failed: number[]
}

/** The filters with the effective distance: proximity is on unless it was turned off, with the reach of the search. */
export const withReach = (filters: StayFilters, reachKm: number): StayFilters => ({
  ...filters,
  within: filters.anywhere ? null : (filters.within ?? reachKm),
})

/** Tests every rate of every property once: the list and all counts use the result. `filters` come from `withReach`. */
export function judgeStays(stays: readonly FoundStay[], filters: StayFilters): JudgedStay[] {
  const names = stayRules.inForce(filters)
  const rateNames = names.filter((name) => ofRates.has(name))
  const propertyNames = names.filter((name) => !ofRates.has(name))
  return stays.map((stay) => {
    const options = optionsOf(stay)
    const property = stayRules.failures({ stay, rate: null, total: 0 }, { tests, filters, names: propertyNames })
    const failed = options.map((option) => property | stayRules.failures(option, { tests, filters, names: rateNames }))
    return { options, failed }
  })
}

/** The properties with a matching option, each with the cheapest of these. */
export function keepPassing(judged: readonly JudgedStay[]): ListedStay[] {
  return judged.flatMap(({ options, failed }) => {
    const cheapest = options[failed.indexOf(0)]
    return cheapest ? [{ ...cheapest, key: cheapest.stay.id }] : []
  })
}

/** The options of a property that pass all filters except these. */
export function passingAllBut({ options, failed }: JudgedStay, ...names: StayFilterName[]): readonly StayOption[] {
  const others = ~names.reduce((bits, name) => bits | stayRules.bitOf(name), 0)
  return failed.every((fails) => fails === 0) ? options : options.filter((_, index) => ((failed[index] ?? 0) & others) === 0)
}

/** Whether an option passes one filter, whatever the others say. */
export const passesOne = (option: StayOption, name: StayFilterName, filters: StayFilters): boolean => tests[name](option, filters)
