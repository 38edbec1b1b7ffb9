import { type ErrorCode, errorRow } from '#domain/errors.ts'
import { type ErrorRequest, openError } from '../kit/open-error.ts'

/** The dates of a search in the error dialog. */
export interface DatesAsked {
  start: string | null
  end: string | null
}

/** The error dialog for a search's dates; null if the catalogue has none. */
export function datesDialog(code: ErrorCode, { start, end }: DatesAsked): ErrorRequest | null {
  const { dialogCode } = errorRow(code)
  return dialogCode ? { errorCode: dialogCode, payload: { start_date: start ?? undefined, end_date: end ?? undefined } } : null
}

/** The query of the form's address with that dialog open; null where there is none. */
export function withDatesDialog(address: string, code: ErrorCode, dates: DatesAsked): string | null {
  const dialog = datesDialog(code, dates)
  return dialog && openError(new URLSearchParams(address), dialog).toString()
}
