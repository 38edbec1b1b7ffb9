import { formatDate } from './dates.ts'
import { defaultCurrency } from './defaults.ts'
import type { Money } from './money.ts'

/** The four query parameters of the dialog; closing it removes exactly these (specification section 4). */
export const errorParameters = ['error', 'errorCode', 'errorType', 'errorPayload'] as const

export type DialogButton = 'cancel' | 'another-method' | 'different-accommodation' | 'different-dates' | 'retry'

export interface ErrorPayload {
  start_date?: string | undefined
  end_date?: string | undefined
  /** Minor units of NGN, as wallets are kept. */
  balance?: number | undefined
}

export interface ErrorDialog {
  title: string
  body: string
  buttons: DialogButton[]
}

/** Titles by error type or, where the type says nothing, by code. `accomodation*` is the specification's own spelling. */
const titles: Record<string, string> = {
  accommodationSearch: 'Accommodation Search',
  accommodationAvailability: 'Availability',
  accomodationPayment: 'Accommodation payment',
  accomodationCancellation: 'Accommodation cancellation',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'Not Found',
  '500': 'Internal Server Error',
}

const NO_AVAILABILITY = 'accommodation-availability-11'

type Body = (payload: ErrorPayload, formatMoney: (value: Money) => string) => string

const dated = (text: string | undefined) => (text ? ` (${formatDate(text)})` : '')

const bodies: Record<string, Body> = {
  start_date_end_date: (p) =>
    `Both dates${p.start_date && p.end_date ? ` (${formatDate(p.start_date)} and ${formatDate(p.end_date)})` : ''} are in the past. Change them to present or future dates.`,
  start_date: (p) => `The selected start date${dated(p.start_date)} is in the past. Change it.`,
  end_date: (p) => `The selected end date${dated(p.end_date)} is in the past. Change it.`,
  '82': (p, formatMoney) =>
    `The account balance is ${formatMoney({ amount: p.balance ?? 0, currency: defaultCurrency })}. Top up the wallet or choose another payment method.`,
  [NO_AVAILABILITY]: (p) => {
    const dates = p.start_date && p.end_date ? ` from ${formatDate(p.start_date)} to ${formatDate(p.end_date)}` : ' and date'
    return `There are no available rooms for this accommodation${dates}. Select another date or accommodation.`
  },
  '10': () => 'This accommodation is not cancellable this late.',
  '46': () => 'The ticket is not issuable. Contact support.',
  '1011': () => 'Card not found. Verify the account details.',
  '42': () => 'An error came from the third-party payment gateway.',
  '401': () => 'You are not signed in, or your session has ended. Sign in and try again.',
  '403': () => 'Your role does not allow this. An owner of the agency can grant it.',
  '404': () => 'What you asked for does not exist or was removed.',
  '500': () => 'Something failed on our side. Nothing was charged by this step. Try again in a moment.',
}

const generic: Body = () => 'Something went wrong. Try again; if it happens again, contact support.'

const extraButtons: Record<string, DialogButton[]> = {
  '82': ['another-method'],
  [NO_AVAILABILITY]: ['different-accommodation', 'different-dates'],
  '10': [],
}

/**
 * What the error dialog shows. Cancel is always there; Retry for every code except 82, 10 and no availability
 * (specification section 8).
 */
export function dialogFor(
  error: { errorCode?: string | null; errorType?: string | null; payload: ErrorPayload },
  formatMoney: (value: Money) => string,
): ErrorDialog {
  const code = error.errorCode ?? ''
  const body = Object.hasOwn(bodies, code) ? bodies[code] : undefined
  const extra = Object.hasOwn(extraButtons, code) ? extraButtons[code] : undefined
  const title = [error.errorType ?? '', code].find((key) => Object.hasOwn(titles, key))
  return {
    title: (title && titles[title]) || 'Error',
    body: (body ?? generic)(error.payload, formatMoney),
    buttons: ['cancel', ...(extra ?? ['retry' as const])],
  }
}

/** Reads the payload's JSON text; null when it does not parse, so that the caller can log it. */
export function parseErrorPayload(text: string | null): ErrorPayload | null {
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const field = (name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1]
    const string = (name: string) => (typeof field(name) === 'string' ? String(field(name)) : undefined)
    const stated = field('balance')
    const balance =
      typeof stated === 'number' || (typeof stated === 'string' && stated.trim() !== '') ? Number(stated) : Number.NaN
    return {
      start_date: string('start_date'),
      end_date: string('end_date'),
      balance: Number.isFinite(balance) ? balance : undefined,
    }
  } catch {
    return null
  }
}
