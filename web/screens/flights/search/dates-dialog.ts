import { type ErrorCode, errorRow } from '#domain/errors.ts'
import { openError } from '../../../kit/open-error.ts'
import type { SearchDraft } from './search-draft.ts'

/** The query of the form's address with the error dialog of its dates open; null where the catalogue has no dialog for them. */
export function withDatesDialog(address: string, code: ErrorCode, draft: SearchDraft): string | null {
  const { dialogCode } = errorRow(code)
  if (!dialogCode) return null
  const payload = { start_date: draft.depart ?? undefined, end_date: draft.return ?? undefined }
  return openError(new URLSearchParams(address), { errorCode: dialogCode, payload }).toString()
}
