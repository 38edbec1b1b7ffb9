import { excludedDestinations, type PolicyRow, policyRows } from './policies.data.ts'
import { invalid } from './xcover-error.ts'

export interface QuoteRequest {
  from: string
  to: string
  ages: number[]
  residence: string
  destinations: string[]
  /** Major units of `currency`; 0 if unknown. */
  tripCost: number
  currency: string
}

/** Units for one US dollar. Constant, so that prices are stable; other currencies are quoted in US dollars. */
const perDollar: Record<string, number> = { USD: 1, NGN: 1530, EUR: 0.92, GBP: 0.79, GHS: 15, KES: 129, ZAR: 18 }
const DAY_MS = 86_400_000
const TAX = 0.075

const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Parses a request for quotes. Throws 422 with a message for each invalid field. */
export function readRequest(body: unknown, today: string): QuoteRequest {
  const { request, currency, customer_country: residence } = Object(body)
  const {
    policy_start_date: from,
    policy_end_date: to,
    insured,
    trip_cost: cost = 0,
    destination_countries: destinations,
  } = Object(Array.isArray(request) ? request[0] : null)
  const ages = Array.isArray(insured) ? insured.map((one) => Number(Object(one).age)) : []
  const faults: [isBroken: boolean, field: string, message: string][] = [
    [!isCountry(residence), 'customer_country', 'A country is required.'],
    [
      !Array.isArray(destinations) || destinations.length === 0 || !destinations.every(isCountry),
      'destination_countries',
      'Countries are required.',
    ],
    [!isDay(from) || from < today, 'policy_start_date', 'A date from today on is required.'],
    [!isDay(to) || to < from, 'policy_end_date', 'A date from the start on is required.'],
    [
      ages.length === 0 || ages.some((age) => !Number.isInteger(age) || age < 0 || age > 120),
      'insured',
      'The age of each insured is required.',
    ],
    [typeof cost !== 'number' || !(cost >= 0), 'trip_cost', 'A number is required.'],
    [typeof currency !== 'string', 'currency', 'A currency is required.'],
  ]
  const errors = Object.fromEntries(faults.flatMap(([isBroken, field, message]) => (isBroken ? [[field, message]] : [])))
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const known = String(currency) in perDollar ? String(currency) : 'USD'
  return { from, to, ages, residence, destinations, tripCost: known === currency ? cost : 0, currency: known }
}

const daysOf = ({ from, to }: QuoteRequest) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Why a policy does not take these people; null if it does. */
export function refusalOf(row: PolicyRow, asked: QuoteRequest): string | null {
  const excluded = asked.destinations.find((one) => excludedDestinations.has(one))
  const rules: [isBroken: boolean, reason: string][] = [
    [excluded !== undefined, 'Trips to this destination are not insured.'],
    [asked.ages.some((age) => age > row.maxAge), `Insures people up to the age of ${row.maxAge}.`],
    [daysOf(asked) > row.maxDays, `Insures trips of up to ${row.maxDays} days.`],
    [row.residences !== undefined && !row.residences.includes(asked.residence), 'Insures residents of countries in Africa only.'],
    [row.needsTripCost === true && asked.tripCost === 0, 'Needs the cost of the trip.'],
  ]
  return rules.find(([isBroken]) => isBroken)?.[1] ?? null
}

const ageFactor = (age: number) => {
  if (age < 18) return 0.5
  if (age >= 70) return 2.6
  return age >= 60 ? 1.6 : 1
}
const regionFactor = (destinations: readonly string[]) => (destinations.some((one) => one === 'US' || one === 'CA') ? 1.8 : 1)

const cents = (amount: number) => Math.round(amount * 100) / 100

/** The price in major units of the request's currency. */
export function priceOf(row: PolicyRow, asked: QuoteRequest, raise: number): { premium: number; tax: number; total: number } {
  const rate = perDollar[asked.currency] ?? 1
  const people = asked.ages.reduce((sum, age) => sum + ageFactor(age), 0)
  const bare = row.perDay * daysOf(asked) * people * regionFactor(asked.destinations) * rate + row.costShare * asked.tripCost
  const premium = cents(Math.max(2 * rate, bare) * raise)
  const tax = cents(premium * TAX)
  return { premium, tax, total: cents(premium + tax) }
}

/** The benefits in the request's currency, for each person; those up to the cost of the trip only if it is known. */
export const benefitsOf = (row: PolicyRow, { tripCost, ages, currency }: QuoteRequest) =>
  row.benefits
    .filter(({ limit }) => limit !== 'trip-cost' || tripCost > 0)
    .map(({ code, title, limit, excess = 0, note }) => ({
      code,
      description: title,
      limit: limit === 'trip-cost' ? cents(tripCost / ages.length) : limit * (perDollar[currency] ?? 1),
      excess: excess * (perDollar[currency] ?? 1),
      note: note ?? null,
    }))

/** Each policy with the reason why it does not take these people, if any. */
export const judgeAll = (asked: QuoteRequest) => policyRows.map((row) => ({ row, refusal: refusalOf(row, asked) }))
