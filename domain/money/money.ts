import { allocate as allocateShares, dinero, toSnapshot } from 'dinero.js/bigint'

/** An amount in integer minor units (kobo, cents) of an ISO 4217 currency. `{ amount: 128450000, currency: 'NGN' }` is NGN 1,284,500.00. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

export const money = (amount: number, currency: string): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${amount}`)
  return { amount, currency }
}

export const zero = (currency: string): Money => ({ amount: 0, currency })

const digitsByCurrency = new Map<string, number>()

/** Minor-unit digits of a currency by ISO 4217: NGN 2, JPY 0, KWD 3. */
export function minorDigits(currency: string): number {
  const known = digitsByCurrency.get(currency)
  if (known !== undefined) return known
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  digitsByCurrency.set(currency, digits)
  return digits
}

function assertSameCurrency(a: Money, b: Money) {
  if (a.currency !== b.currency) throw new TypeError(`cannot combine ${a.currency} with ${b.currency}`)
}

export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return money(a.amount + b.amount, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return money(a.amount - b.amount, a.currency)
}

export const negate = (value: Money): Money => money(value.amount === 0 ? 0 : -value.amount, value.currency)

export const sum = (values: readonly Money[], currency: string): Money => values.reduce(add, zero(currency))

export const isSame = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency

export function isLess(a: Money, b: Money): boolean {
  assertSameCurrency(a, b)
  return a.amount < b.amount
}

/** Integer division, rounded half away from zero: the rule for every division of money. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const quotient = (2n * n + d) / (2n * d)
  return negative ? -quotient : quotient
}

/** `points` are hundredths of a percent: 250 is 2.5 %. */
export const basisPoints = (value: Money, points: number): Money =>
  money(Number(divideRounded(BigInt(value.amount) * BigInt(points), 10_000n)), value.currency)

/** Splits without losing a minor unit: the parts always sum to the whole. */
export function allocate(value: Money, shares: readonly number[]): Money[] {
  const digits = BigInt(minorDigits(value.currency))
  const whole = dinero({ amount: BigInt(value.amount), currency: { code: value.currency, base: 10n, exponent: digits } })
  return allocateShares(whole, shares.map(BigInt)).map((part) => money(Number(toSnapshot(part).amount), value.currency))
}

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/

/** Parses a decimal text such as Duffel's `"640.20"`. Throws RangeError unless it is a plain decimal of that currency. */
export function parseDecimal(text: string, currency: string): Money {
  const match = DECIMAL.exec(text)
  const digits = minorDigits(currency)
  const fraction = match?.[3] ?? ''
  if (!match || fraction.slice(digits).replaceAll('0', '') !== '') throw new RangeError(`not an amount in ${currency}: ${text}`)
  const amount = Number(`${match[2]}${fraction.slice(0, digits).padEnd(digits, '0')}`)
  return money(match[1] && amount !== 0 ? -amount : amount, currency)
}

/** The decimal text of an amount, `"640.20"`, as suppliers send and expect it. */
export function toDecimal(value: Money): string {
  const digits = minorDigits(value.currency)
  const text = String(Math.abs(value.amount)).padStart(digits + 1, '0')
  const sign = value.amount < 0 ? '-' : ''
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** A rate as an exact decimal text: how many units of `to` one unit of the other currency buys. */
export type Rate = string

function rateAsFraction(rate: Rate): [numerator: bigint, denominator: bigint] {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate)
  const fraction = match?.[2] ?? ''
  const numerator = match ? BigInt(`${match[1]}${fraction}`) : 0n
  if (numerator === 0n) throw new RangeError(`not a rate: ${rate}`)
  return [numerator, 10n ** BigInt(fraction.length)]
}

/** Multiplies by the rate: one unit of `value.currency` is `rate` units of `to`. */
export function convert(value: Money, to: string, rate: Rate): Money {
  const [numerator, denominator] = rateAsFraction(rate)
  const top = BigInt(value.amount) * numerator * 10n ** BigInt(minorDigits(to))
  const bottom = denominator * 10n ** BigInt(minorDigits(value.currency))
  return money(Number(divideRounded(top, bottom)), to)
}

/** Divides by the rate, as the specification shows prices: one unit of `to` costs `rate` units of `value.currency`. */
export function convertByDividing(value: Money, to: string, rate: Rate): Money {
  const [numerator, denominator] = rateAsFraction(rate)
  const top = BigInt(value.amount) * denominator * 10n ** BigInt(minorDigits(to))
  const bottom = numerator * 10n ** BigInt(minorDigits(value.currency))
  return money(Number(divideRounded(top, bottom)), to)
}

let grouped: Intl.NumberFormat | undefined
/** Made with the first text: a phone's first format takes a tenth of a second, and most pages that know money write none. */
const writeGrouped = (value: number): string => {
  grouped ??= new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return grouped.format(value)
}

/**
 * `NGN 1,284,500.00`: always two decimals and thousands separators (specification section 9), for texts without an agency, such as logs. `Numbers`
 * formats the amounts of an agency.
 */
export const formatMoney = ({ amount, currency }: Money): string =>
  `${currency} ${writeGrouped(amount / 10 ** minorDigits(currency))}`
