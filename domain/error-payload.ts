import type { LocalDate } from './dates.ts'
import { type Money, minorDigits, money } from './money/money.ts'
import { readDay } from './read-day.ts'

/** The four query parameters of the dialog; closing it removes exactly these (specification section 4). */
export const errorParameters = ['error', 'errorCode', 'errorType', 'errorPayload'] as const

/** The fields of the error dialog's payload that are used (specification section 3). */
export interface ErrorPayload {
  start_date?: LocalDate | undefined
  end_date?: LocalDate | undefined
  /** In whole units of the agency's currency: 1000 is NGN 1,000.00 for an agency that sells in naira. */
  balance?: number | undefined
}

/** A balance as money; undefined if it is invalid or too large. */
export function balanceOf({ balance }: ErrorPayload, currency: string): Money | undefined {
  const amount = Math.round((balance ?? Number.NaN) * 10 ** minorDigits(currency))
  return Number.isSafeInteger(amount) ? money(amount, currency) : undefined
}

/** The maximum number of minor digits of any currency: three. */
const isAmount = (balance: number): boolean => Number.isSafeInteger(Math.round(balance * 1000))

/** A plain decimal number, thousands separators allowed. */
const decimal = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

function readBalance(stated: unknown): number | undefined {
  const text = typeof stated === 'string' ? stated.trim() : ''
  const balance = decimal.test(text) ? Number(text.replaceAll(',', '')) : stated
  return typeof balance === 'number' && isAmount(balance) ? balance : undefined
}

const readDate = (stated: unknown) => (typeof stated === 'string' ? (readDay(stated) ?? undefined) : undefined)

/** Parses the payload's JSON text; null if it is invalid, so that the caller can log it. Invalid fields are omitted. */
export function parseErrorPayload(text: string | null): ErrorPayload | null {
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const field = (name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1]
    return {
      start_date: readDate(field('start_date')),
      end_date: readDate(field('end_date')),
      balance: readBalance(field('balance')),
    }
  } catch {
    return null
  }
}
