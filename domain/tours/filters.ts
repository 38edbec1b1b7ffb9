import { isDay } from '../dates.ts'
import { filterRules, type Tests } from '../results/filter-rules.ts'
import { dayOptionsOf, type FoundTour, type ListedTour, type TourDayOption } from './found-tour.ts'
import { type DayPart, type DurationBand, dayPartOf, dayParts, durations, weekdayOf, weekdays } from './kinds.ts'
import { matchesText } from './match-text.ts'

/** The filters of tours (specification section 3). Empty lists, nulls and false filter nothing. */
export type TourFilters = {
  /** Words, misspelt ones too. */
  query: readonly string[]
  /** ISO days. */
  date: readonly string[]
  /** Weekdays, `mon` to `sun`. */
  day: readonly string[]
  /** Minor units of the search's currency, for all participants. */
  minPrice: number | null
  maxPrice: number | null
  /** Parts of the day, keys of `dayParts`. */
  time: readonly string[]
  /** Keys of `durations`. */
  duration: readonly string[]
  /** Cities. */
  destination: readonly string[]
  /** ISO 639 codes. */
  language: readonly string[]
  interest: readonly string[]
  /** All of them. */
  service: readonly string[]
  category: readonly string[]
  attractions: readonly string[]
  /** Only what can be cancelled free of charge. */
  cancellation: boolean
  /** Minimum score, 0 to 5. */
  rating: number | null
}
export type TourFilterName = keyof TourFilters

export const noTourFilters: TourFilters = {
  query: [],
  date: [],
  day: [],
  minPrice: null,
  maxPrice: null,
  time: [],
  duration: [],
  destination: [],
  language: [],
  interest: [],
  service: [],
  category: [],
  attractions: [],
  cancellation: false,
  rating: null,
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []
const among = (value: unknown, known: readonly string[]) => texts(value).filter((one) => known.includes(one))
const number = (value: unknown, most = Number.MAX_SAFE_INTEGER): number | null =>
  typeof value === 'number' && value > 0 && value <= most ? value : null

export const tourRules = filterRules<TourFilters>(noTourFilters, (raw) => ({
  query: texts(raw.query),
  date: texts(raw.date).filter(isDay),
  day: among(raw.day, weekdays),
  minPrice: number(raw.minPrice),
  maxPrice: number(raw.maxPrice),
  time: among(raw.time, Object.keys(dayParts)),
  duration: among(raw.duration, Object.keys(durations)),
  destination: texts(raw.destination),
  language: texts(raw.language),
  interest: texts(raw.interest),
  service: texts(raw.service),
  category: texts(raw.category),
  attractions: texts(raw.attractions),
  cancellation: raw.cancellation === true,
  rating: number(raw.rating, 5),
}))

const any = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((value) => chosen.includes(value))

/** The parts of the day in which a tour starts; opening hours count as all of the daylight. */
export const partsOfDay = ({ startTimes }: FoundTour): DayPart[] =>
  startTimes.length > 0 ? [...new Set(startTimes.map(dayPartOf))] : ['morning', 'afternoon']

const bandNames = Object.keys(durations) as DurationBand[]

/** The lengths that a tour has; none if unknown. */
export const durationBands = ({ duration }: FoundTour): DurationBand[] =>
  duration === null ? [] : bandNames.filter((band) => duration.from < durations[band].to && duration.to >= durations[band].from)

/** One test per filter: a day of a tour must pass all. Unknown facts do not pass. */
const tests: Tests<TourFilters, TourDayOption> = {
  query: ({ tour }, f) => f.query.length === 0 || matchesText(tour, f.query.join(' ')),
  date: ({ day }, f) => any(f.date, [day]),
  day: ({ day }, f) => any(f.day, [weekdayOf(day)]),
  minPrice: ({ total }, f) => total >= (f.minPrice ?? 0),
  maxPrice: ({ total }, f) => total <= (f.maxPrice ?? Number.POSITIVE_INFINITY),
  time: ({ tour }, f) => f.time.length === 0 || any(f.time, partsOfDay(tour)),
  duration: ({ tour }, f) => f.duration.length === 0 || any(f.duration, durationBands(tour)),
  destination: ({ tour }, f) => any(f.destination, [tour.city]),
  language: ({ tour }, f) => any(f.language, tour.languages),
  interest: ({ tour }, f) => any(f.interest, tour.interests),
  service: ({ tour }, f) => f.service.every((one) => tour.services.includes(one)),
  category: ({ tour }, f) => any(f.category, tour.categories),
  attractions: ({ tour }, f) => any(f.attractions, tour.attractions),
  cancellation: ({ tour }, f) => !f.cancellation || tour.freeCancellationHours !== null,
  rating: ({ tour }, f) => f.rating === null || (tour.score !== null && tour.score >= f.rating),
}

/** The facts that differ between the days of one tour. */
const ofDays = new Set<TourFilterName>(['date', 'day', 'minPrice', 'maxPrice'])

/** A tour whose days are all tested. */
export interface JudgedTour {
  options: readonly TourDayOption[]
  /** For each day the filters it fails, as bits. */
  failed: number[]
}

/** Tests every day of every tour once: the list and all counts use the result. */
export function judgeTours(tours: readonly FoundTour[], filters: TourFilters): JudgedTour[] {
  const names = tourRules.inForce(filters)
  const dayNames = names.filter((name) => ofDays.has(name))
  const tourNames = names.filter((name) => !ofDays.has(name))
  return tours.map((tour) => {
    const options = dayOptionsOf(tour)
    const own = tourRules.failures({ tour, day: '', total: 0 }, { tests, filters, names: tourNames })
    return { options, failed: options.map((option) => own | tourRules.failures(option, { tests, filters, names: dayNames })) }
  })
}

/** The tours with a matching day, each with the cheapest of these. */
export const keepPassingTours = (judged: readonly JudgedTour[]): ListedTour[] =>
  judged.flatMap(({ options, failed }) => {
    const cheapest = options[failed.indexOf(0)]
    const isOnlyDay = failed.indexOf(0) === failed.lastIndexOf(0)
    return cheapest ? [{ ...cheapest, isOnlyDay, key: cheapest.tour.id }] : []
  })

/** The days of a tour that pass all filters except these. */
export function passingAllBut({ options, failed }: JudgedTour, ...names: TourFilterName[]): readonly TourDayOption[] {
  const others = ~names.reduce((bits, name) => bits | tourRules.bitOf(name), 0)
  return options.filter((_, index) => ((failed[index] ?? 0) & others) === 0)
}
