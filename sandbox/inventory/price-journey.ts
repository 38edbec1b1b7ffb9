import { type AccountProfile, perDollar } from './accounts.ts'
import type { FareFamily } from './fare-families.ts'
import { blend, hash, share } from './hash.ts'
import { journeyTaxes } from './journey-taxes.ts'
import { weekday } from './journeys/calendar.ts'
import { type Journey, loadOf } from './journeys/find-journeys.ts'
import { distanceKm } from './network/places.ts'
import type { PassengerType } from './wire.ts'

/** Amounts in minor units of the account's currency, for one passenger of each type. */
export interface JourneyPrice {
  base: Record<PassengerType, number>
  tax: Record<PassengerType, number>
  /** The position in the booking classes, 0 (cheap) to 5. */
  rung: number
  bookingClass: string
  fareBasis: string
  lines: { code: string; name: string; amount: Record<PassengerType, number> }[]
}

export interface PriceContext {
  seed: number
  account: AccountProfile
  /** UTC minutes of the search: fares depend on how far ahead it is. */
  now: number
  slices: number
  /** A corporate or leisure fare: its share of the public fare. */
  negotiated: number
}

/** Late bookings are more expensive: days ahead up to which a factor applies. */
const advance: readonly (readonly [days: number, factor: number])[] = [
  [3, 1.9],
  [7, 1.6],
  [21, 1.25],
  [60, 1],
]
const rungs: readonly number[] = [0.86, 0.93, 1, 1.09, 1.2, 1.34]
const typeShare: Record<PassengerType, number> = { adult: 1, child: 0.75, infant_without_seat: 0.1 }

/** Peak weeks, by month and day as `MMDD`. */
const seasons: readonly (readonly [from: number, to: number, factor: number, letter: string])[] = [
  [1215, 1231, 1.35, 'K'],
  [101, 107, 1.35, 'K'],
  [615, 831, 1.18, 'H'],
  [320, 420, 1.06, 'S'],
]

function seasonOf(day: number): { factor: number; letter: string } {
  const date = new Date(day * 86_400_000)
  const monthDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
  const [, , factor, letter] = seasons.find(([from, to]) => monthDay >= from && monthDay <= to) ?? [0, 0, 1, 'L']
  return { factor, letter }
}

/** Null when the family is sold out on the journey, or not offered on board. */
export function priceJourney(journey: Journey, family: FareFamily, context: PriceContext): JourneyPrice | null {
  const { path } = journey
  const day = journey.legs[0]?.day ?? 0
  const load = loadOf(journey, context.seed)
  const rung = Math.min(5, Math.floor(load * 6))
  if (rung === 5 && family.key === 'basic' && path.owner.iata !== 'ZZ') return null
  const season = seasonOf(day)
  const dollars = fareDollars(journey, family, context) * season.factor * (rungs[rung] ?? 1)
  const adult = roundFare(dollars, context.account)
  const base: JourneyPrice['base'] = {
    adult,
    child: roundFare(dollars * typeShare.child, context.account),
    infant_without_seat: roundFare(dollars * typeShare.infant_without_seat, context.account),
  }
  const rate = perDollar[context.account.currency]
  const lines = journeyTaxes(journey, family.cabin).map((tax) => {
    const of = (type: PassengerType) => Math.round(tax.rate ? tax.rate * base[type] : (tax.dollars ?? 0) * 100 * rate)
    return {
      code: tax.code,
      name: tax.name,
      amount: {
        adult: of('adult'),
        child: tax.child ? of('child') : 0,
        infant_without_seat: tax.infant ? of('infant_without_seat') : 0,
      },
    }
  })
  const tax: JourneyPrice['tax'] = { adult: 0, child: 0, infant_without_seat: 0 }
  for (const { amount } of lines) {
    tax.adult += amount.adult
    tax.child += amount.child
    tax.infant_without_seat += amount.infant_without_seat
  }
  const bookingClass = family.ladder[rung] ?? 'Y'
  const country = path.legs[0]?.route.from.country ?? 'XX'
  return {
    base,
    tax,
    rung,
    bookingClass,
    fareBasis: `${bookingClass}${season.letter}${context.slices > 1 ? 'R' : 'O'}${country}${rung}${family.index}`,
    lines,
  }
}

function fareDollars(journey: Journey, family: FareFamily, context: PriceContext): number {
  const { path } = journey
  const from = path.legs[0]?.route.from
  const to = path.legs.at(-1)?.route.to
  if (!from || !to) return 0
  const km = 0.8 * distanceKm(from, to) + 0.2 * path.km
  const market = 0.93 + 0.14 * share(blend(path.owner.index, from.index * 2048 + to.index))
  const flight = 0.94 + 0.12 * share(blend(blend(context.seed, journey.departs), path.owner.index))
  const direct = [1.1, 0.96, 0.9][path.legs.length - 1] ?? 0.9
  const ahead = (journey.departs - context.now) / 1440
  const when = advance.find(([days]) => ahead <= days)?.[1] ?? 0.92
  const weekend = [5, 0].includes(weekday(journey.legs[0]?.day ?? 0)) ? 1.05 : 1
  const trip = context.slices > 1 ? 0.86 : 1
  // More expensive than any other: a test airline serves every route and must not win a search.
  const test = path.owner.iata === 'ZZ' ? 1.5 : 1
  return (
    (32 + 0.36 * km ** 0.85) *
    family.price *
    path.owner.level *
    market *
    flight *
    direct *
    when *
    weekend *
    trip *
    test *
    context.negotiated *
    accountFactor(context.account, path.owner.iata)
  )
}

const accountFactors = new Map<string, number>()

/** Half of an account's carriers give it the discount its contract allows. */
function accountFactor(account: AccountProfile, carrier: string): number {
  const key = `${account.id}|${carrier}`
  const known = accountFactors.get(key)
  if (known !== undefined) return known
  const chance = hash(key)
  const [min, max] = account.carrierDiscount
  const discount = chance % 2 === 0 ? min + (max - min) * share(blend(chance, 1)) : 0
  const factor = account.priceFactor * (1 - discount)
  accountFactors.set(key, factor)
  return factor
}

/** Minor units; fares are filed in whole dollars, and in hundreds of naira. */
function roundFare(dollars: number, account: AccountProfile): number {
  return account.currency === 'NGN' ? Math.round((dollars * perDollar.NGN) / 100) * 10_000 : Math.round(dollars) * 100
}
