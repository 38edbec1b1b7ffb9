import { isDay } from '../dates.ts'
import { brokenRule, type FieldProblem, type TextRule } from '../field-rules.ts'
import type { FlightSearch, TripType } from './search.ts'

export const MAX_SEATS = 9
export const MAX_LEGS = 6
/** The days before and after that a flexible search covers. */
export const FLEXIBLE_DAYS = 3
/** Age of a child on the day of the last flight, both inclusive. */
export const CHILD_AGES = { least: 2, most: 11 }

export const trips = ['round-trip', 'one-way', 'multi-city'] as const

/** The trip type of that name; `otherwise` for an unknown one. */
export const tripOf = (text: string | null, otherwise: TripType = 'round-trip'): TripType =>
  trips.find((trip) => trip === text) ?? otherwise

export const placeRule: TextRule = { pattern: /^[A-Z]{3}$/, says: 'Choose a city or an airport from the list.' }
export const dealRule: TextRule = { pattern: /^.{0,20}$/s, says: 'A deal code has at most 20 signs.' }
export const corporateRule: TextRule = {
  pattern: /^[A-Z0-9]{2}:[A-Z0-9-]{1,16}$/,
  says: "Write the airline's two letters, a colon and the code, such as QR:ACME1.",
}
export const searchWords = {
  day: 'Choose a date.',
  noAdult: 'At least one adult travels.',
  tooYoung: 'A child is 2 to 11 years old.',
  tooOld: 'From 12 years on a traveller counts as an adult.',
  legs: `At most ${MAX_LEGS} flights in one trip.`,
}

/** Messages about fields that contradict each other. */
export const journeyWords = {
  samePlace: 'Choose two different places.',
  sameCity: 'Both places are the same city.',
  unknownPlace: 'A code is not an airport or city we know.',
  seats: `One booking has at most ${MAX_SEATS} seats. Book larger groups in parts.`,
  laps: 'Each infant sits on the lap of an adult: add an adult or take out an infant.',
  noReturn: 'Choose a return date or search one-way.',
  early: 'The return is before the departure.',
  onlyMultiCity: 'Only a multi-city trip has further flights.',
  oneLeg: 'Add a second flight, or search one-way.',
  legEarly: 'This flight is before the one ahead of it.',
}

/** The errors of single fields of a search. */
function fieldProblems(search: FlightSearch): FieldProblem[] {
  const { adults, children, dealCode, corporateCode } = search
  const legs = [{ path: '', ...search }, ...search.more.map((leg, index) => ({ path: `more.${index}.`, ...leg }))]
  const days = [
    ...legs.map(({ path, depart }) => ({ path: `${path}depart`, day: depart })),
    { path: 'return', day: search.return },
  ]
  const found: { path: string; message: string | null | false }[] = [
    ...legs.flatMap(({ path, from, to }) => [
      { path: `${path}from`, message: brokenRule(from, placeRule) },
      { path: `${path}to`, message: brokenRule(to, placeRule) },
    ]),
    ...days.map(({ path, day }) => ({ path, message: day !== null && !isDay(day) && searchWords.day })),
    { path: 'more', message: search.more.length > MAX_LEGS - 1 && searchWords.legs },
    { path: 'adults', message: adults < 1 && searchWords.noAdult },
    { path: 'children', message: children.some((age) => age < CHILD_AGES.least) && searchWords.tooYoung },
    { path: 'children', message: children.some((age) => age > CHILD_AGES.most) && searchWords.tooOld },
    { path: 'dealCode', message: dealCode && brokenRule(dealCode, dealRule) },
    { path: 'corporateCode', message: corporateCode && brokenRule(corporateCode, corporateRule) },
  ]
  return found.flatMap(({ path, message }) => (message ? [{ path, message }] : []))
}

/** The errors of fields of a search in combination. */
export function journeyProblems(search: FlightSearch): FieldProblem[] {
  const { adults, children, infants, trip, depart, return: back } = search
  const rules: [isBroken: boolean, path: string, message: string][] = [
    [search.from === search.to, 'to', journeyWords.samePlace],
    [adults + children.length > MAX_SEATS, 'adults', journeyWords.seats],
    [infants > adults, 'infants', journeyWords.laps],
    [trip === 'round-trip' && !back, 'return', journeyWords.noReturn],
    [trip === 'round-trip' && back !== null && back < depart, 'return', journeyWords.early],
  ]
  return [...rules.flatMap(([isBroken, path, message]) => (isBroken ? [{ path, message }] : [])), ...legProblems(search)]
}

/** The errors of further legs: each has another destination, none departs before the previous one. */
function legProblems({ trip, depart, more }: FlightSearch): FieldProblem[] {
  if (trip !== 'multi-city') return more.length > 0 ? [{ path: 'more', message: journeyWords.onlyMultiCity }] : []
  if (more.length === 0) return [{ path: 'more', message: journeyWords.oneLeg }]
  return more.flatMap((leg, index) => {
    const before = index === 0 ? depart : more[index - 1]?.depart
    const problems: FieldProblem[] = []
    if (leg.from === leg.to) problems.push({ path: `more.${index}.to`, message: journeyWords.samePlace })
    if (before && leg.depart < before) problems.push({ path: `more.${index}.depart`, message: journeyWords.legEarly })
    return problems
  })
}

/** All errors that `FlightSearch` would find in a search of its shape, for forms, without the shape. */
export const searchProblems = (search: FlightSearch): FieldProblem[] => [...fieldProblems(search), ...journeyProblems(search)]
