import { formatDate } from './dates.ts'
import { balanceOf, type ErrorPayload } from './error-payload.ts'
import type { Money } from './money/money.ts'

export type DialogButton = 'cancel' | 'another-method' | 'different-accommodation' | 'different-dates' | 'retry'

export interface ErrorDialog {
  title: string
  body: string
  buttons: DialogButton[]
}

/** Titles by error type or, without a type, by code. `accomodation*` is the specification's spelling. */
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

/** The money format of the reader's agency. */
interface Written {
  currency: string
  format: (value: Money) => string
}

type Body = (payload: ErrorPayload, written: Written) => string

const dated = (...texts: (string | undefined)[]) => {
  const dates = texts.flatMap((text) => (text ? [formatDate(text)] : []))
  return dates.length > 0 ? ` (${dates.join(' and ')})` : ''
}

const bodies: Record<string, Body> = {
  start_date_end_date: (p) =>
    `Both dates${dated(p.start_date, p.end_date)} are in the past. Change them to present or future dates.`,
  start_date: (p) => `The selected start date${dated(p.start_date)} is in the past. Change it.`,
  end_date: (p) => `The selected end date${dated(p.end_date)} is in the past. Change it.`,
  '82': (p, { currency, format }) => {
    const balance = balanceOf(p, currency)
    return `The account balance is ${balance ? format(balance) : 'too low'}. Top up the wallet or choose another payment method.`
  },
  [NO_AVAILABILITY]: (p) => {
    const from = p.start_date && ` from ${formatDate(p.start_date)}`
    const to = p.end_date && ` to ${formatDate(p.end_date)}`
    const dates = `${from ?? ''}${to ?? ''}` || ' and date'
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

/** The content of the error dialog. It always has Cancel; it has Retry for every code except 82, 10 and no availability (specification section 8). */
export function dialogFor(
  error: { errorCode?: string | null; errorType?: string | null; payload: ErrorPayload },
  written: Written,
): ErrorDialog {
  const code = error.errorCode ?? ''
  const body = Object.hasOwn(bodies, code) ? bodies[code] : undefined
  const extra = Object.hasOwn(extraButtons, code) ? extraButtons[code] : undefined
  const kind = error.errorType || code
  return {
    title: (Object.hasOwn(titles, kind) && titles[kind]) || 'Error',
    body: (body ?? generic)(error.payload, written),
    buttons: ['cancel', ...(extra ?? ['retry' as const])],
  }
}
