import { daysBetween, isDay } from '../dates.ts'
import type { FieldProblem } from '../field-rules.ts'
import type { PolicySearch } from './search.ts'

export const MAX_INSURED = 9
export const MAX_AGE = 120
export const MAX_COVER_DAYS = 365
export const MAX_DAYS_AHEAD = 365

export const policySearchWords = {
  residence: 'Choose the country of residence.',
  destination: 'Choose the country of the trip.',
  day: 'Choose a date.',
  order: 'The trip does not end before it starts.',
  period: `A policy covers at most ${MAX_COVER_DAYS} days.`,
  people: `One policy insures 1 to ${MAX_INSURED} people.`,
  age: `Enter an age from 0 to ${MAX_AGE} for each person.`,
  cost: 'Enter the cost of the trip as an amount.',
}

/** A country code; whether there is such a country is known to the server alone. */
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text)

type Checked = Pick<PolicySearch, 'residence' | 'destination' | 'from' | 'to' | 'ages'>

/** The errors of a search for protection, by field; the same messages for the form and for the shape. */
export function policySearchProblems({ residence, destination, from, to, ages }: Checked): FieldProblem[] {
  const areDays = isDay(from) && isDay(to)
  const days = areDays ? daysBetween(from, to) : 0
  const rules: [isBroken: boolean, path: string, message: string][] = [
    [!isCountry(residence), 'residence', policySearchWords.residence],
    [!isCountry(destination), 'destination', policySearchWords.destination],
    [!isDay(from), 'from', policySearchWords.day],
    [!isDay(to), 'to', policySearchWords.day],
    [areDays && days < 0, 'to', policySearchWords.order],
    [areDays && days >= MAX_COVER_DAYS, 'to', policySearchWords.period],
    [ages.length === 0 || ages.length > MAX_INSURED, 'ages', policySearchWords.people],
    [ages.some((age) => !Number.isInteger(age) || age < 0 || age > MAX_AGE), 'ages', policySearchWords.age],
  ]
  return rules.flatMap(([isBroken, path, message]) => (isBroken ? [{ path, message }] : []))
}
