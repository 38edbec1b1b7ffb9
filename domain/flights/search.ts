import { z } from 'zod'
import { addDays, type LocalDate } from '../dates.ts'
import type { ErrorCode } from '../errors.ts'
import { Cabin } from './offer.ts'

export const MAX_SEATS = 9
export const MAX_DAYS_AHEAD = 359
export const MAX_LEGS = 6

const PlaceCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Choose a city or an airport from the list.')
const Day = z.iso.date('Choose a date.')

export const trips = ['round-trip', 'one-way', 'multi-city'] as const
export const TripType = z.enum(trips)
export type TripType = z.infer<typeof TripType>

/** A further way of a multi-city trip. */
export const Leg = z.object({ from: PlaceCode, to: PlaceCode, depart: Day })
export type Leg = z.infer<typeof Leg>

/** A search for flights. Infants sit on a lap, so there are never more of them than adults, and they take no seat. */
export const FlightSearch = z
  .object({
    trip: TripType,
    from: PlaceCode,
    to: PlaceCode,
    depart: Day,
    return: Day.nullable(),
    /** The ways after the first of a multi-city trip, in order; empty for every other trip. */
    more: z
      .array(Leg)
      .max(MAX_LEGS - 1, `At most ${MAX_LEGS} flights in one trip.`)
      .default([]),
    adults: z.int().min(1, 'At least one adult travels.').max(MAX_SEATS),
    /** Age of each child on the day of the last flight, 2-11. */
    children: z.array(
      z.int().min(2, 'A child is 2 to 11 years old.').max(11, 'From 12 years on a traveller counts as an adult.'),
    ),
    infants: z.int().min(0),
    cabin: Cabin,
    directOnly: z.boolean().default(false),
    /** The days may move: results open with the prices around them. Suppliers are asked for the days named. */
    flexibleDates: z.boolean().default(false),
    /** The agency's own discount code. */
    dealCode: z.string().trim().toUpperCase().max(20).nullable().default(null),
    /** An airline's corporate code with the airline before it, `QR:ACME1`: suppliers ask whose code it is. */
    corporateCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}:[A-Z0-9-]{1,16}$/, "Write the airline's two letters, a colon and the code, such as QR:ACME1.")
      .nullable()
      .default(null),
  })
  .superRefine((search, ctx) => {
    const say = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (search.from === search.to) say('to', 'Choose two different places.')
    if (search.adults + search.children.length > MAX_SEATS)
      say('adults', 'One booking has at most 9 seats. Book larger groups in parts.')
    if (search.infants > search.adults)
      say('infants', 'Each infant sits on the lap of an adult: add an adult or take out an infant.')
    legProblems(search).forEach(({ path, message }) => ctx.addIssue({ code: 'custom', path, message }))
    if (search.trip === 'round-trip' && !search.return) say('return', 'Choose a return date or search one-way.')
    if (search.trip === 'round-trip' && search.return && search.return < search.depart)
      say('return', 'The return is before the departure.')
  })
export type FlightSearch = z.infer<typeof FlightSearch>

type Legs = { trip: TripType; depart: LocalDate; more: Leg[] }

/** What is wrong with the further legs: each goes somewhere else, none before the one ahead of it. */
function legProblems({ trip, depart, more }: Legs): { path: (string | number)[]; message: string }[] {
  if (trip !== 'multi-city')
    return more.length > 0 ? [{ path: ['more'], message: 'Only a multi-city trip has further flights.' }] : []
  if (more.length === 0) return [{ path: ['more'], message: 'Add a second flight, or search one-way.' }]
  return more.flatMap((leg, index) => {
    const before = index === 0 ? depart : more[index - 1]?.depart
    const problems = []
    if (leg.from === leg.to) problems.push({ path: ['more', index, 'to'], message: 'Choose two different places.' })
    if (before && leg.depart < before)
      problems.push({ path: ['more', index, 'depart'], message: 'This flight is before the one ahead of it.' })
    return problems
  })
}

export interface SearchSlice {
  from: string
  to: string
  date: LocalDate
}

export function slicesOf(search: FlightSearch): SearchSlice[] {
  const out = { from: search.from, to: search.to, date: search.depart }
  if (search.trip === 'multi-city') return [out, ...search.more.map(({ from, to, depart }) => ({ from, to, date: depart }))]
  return search.trip === 'round-trip' && search.return ? [out, { from: search.to, to: search.from, date: search.return }] : [out]
}

export const lastTravelDay = (search: FlightSearch): LocalDate => slicesOf(search).at(-1)?.date ?? search.depart

export const seats = (search: Pick<FlightSearch, 'adults' | 'children'>): number => search.adults + search.children.length

/** The error of a search whose dates have passed or lie beyond what airlines sell; null when the dates can be searched. `today` is the day at the origin. */
export function dateError(search: FlightSearch, today: LocalDate): ErrorCode | null {
  const returns = search.trip === 'round-trip' ? search.return : null
  const departed = search.depart < today
  const returned = returns !== null && returns < today
  if (departed && returned) return 'flight.dates-in-past'
  if (departed) return 'flight.departure-in-past'
  if (returned) return 'flight.return-in-past'
  if (lastTravelDay(search) > addDays(today, MAX_DAYS_AHEAD)) return 'flight.too-far-ahead'
  return null
}

/** The search as query parameters, so that a link carries it. */
export function searchToParams(search: FlightSearch): URLSearchParams {
  const params = new URLSearchParams({ trip: search.trip, from: search.from, to: search.to, depart: search.depart })
  const optional: Record<string, string | null | undefined> = {
    return: search.trip === 'round-trip' ? search.return : null,
    more: search.more.map((leg) => `${leg.from}-${leg.to}-${leg.depart}`).join(','),
    children: search.children.join(','),
    infants: search.infants ? String(search.infants) : null,
    direct: search.directOnly ? '1' : null,
    flex: search.flexibleDates ? '1' : null,
    deal: search.dealCode,
    corporate: search.corporateCode,
  }
  params.set('adults', String(search.adults))
  params.set('cabin', search.cabin)
  for (const [name, value] of Object.entries(optional)) if (value) params.set(name, value)
  return params
}

/** Reads what `searchToParams` wrote. The result is unparsed input: pass it through `FlightSearch`. */
export function searchFromParams(params: URLSearchParams): z.input<typeof FlightSearch> {
  const children = (params.get('children') ?? '').split(',').filter(Boolean).map(Number)
  const trip = TripType.catch('round-trip').parse(params.get('trip'))
  return {
    trip,
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    depart: params.get('depart') ?? '',
    return: trip === 'round-trip' ? (params.get('return') ?? '') || null : null,
    more: trip === 'multi-city' ? legsFrom(params.get('more') ?? '') : [],
    adults: Number(params.get('adults') ?? 1),
    children,
    infants: Number(params.get('infants') ?? 0),
    cabin: Cabin.catch('economy').parse(params.get('cabin') ?? 'economy'),
    directOnly: params.get('direct') === '1',
    flexibleDates: params.get('flex') === '1',
    dealCode: params.get('deal') || null,
    corporateCode: params.get('corporate') || null,
  }
}

/** `LON-DXB-2026-12-10,DXB-LOS-2026-12-20`; what is not chosen yet is empty, `LON--`. */
const legsFrom = (text: string): z.input<typeof Leg>[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((leg) => {
      const [from = '', to = '', ...day] = leg.split('-')
      return { from, to, depart: day.join('-') }
    })
