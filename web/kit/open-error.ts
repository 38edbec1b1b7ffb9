import { z } from 'zod'
import { type ErrorPayload, parseErrorPayload } from '#domain/error-payload.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Failure } from '../api-failure.ts'

/** The content of the error dialog; every field is a query parameter, so it survives a reload and a link. */
export type ErrorRequest = {
  errorCode: string
  errorType?: string | undefined
  payload?: ErrorPayload | undefined
  action?: string | undefined
}

/** Adds the dialog's parameters to a path: `withError('/cart/payment', { errorCode: '82', payload: { balance } })`. */
export function withError(path: string, { errorCode, errorType, payload, action }: ErrorRequest): string {
  const [pathname = '', query = ''] = path.split('?')
  return `${pathname}?${openError(new URLSearchParams(query), { errorCode, errorType, payload, action })}`
}

/** Adds the dialog's parameters to a query: `setSearchParams((now) => openError(now, { errorCode: '46' }))`. */
export function openError(query: URLSearchParams, { errorCode, errorType, payload, action }: ErrorRequest): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('error', 'true')
  next.set('errorCode', errorCode)
  if (errorType) next.set('errorType', errorType)
  if (payload) next.set('errorPayload', JSON.stringify(payload))
  if (action) next.set('action', action)
  return next
}

/** The API has amounts in minor units, with their currency beside. */
const Balance = z.object({ balance: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) })

/** A failure's detail in the dialog's format. */
function payloadOf(detail: unknown): ErrorPayload {
  const { balance: _, ...payload } = parseErrorPayload(JSON.stringify(detail ?? {})) ?? {}
  const stated = Balance.safeParse(detail).data
  if (!stated) return payload
  return { ...payload, balance: Number(toDecimal({ amount: stated.balance, currency: stated.currency })) }
}

/** The dialog of a failed API call, or null when the catalogue has none. Products have titles of their own: see `dialogOfProduct`. */
export function dialogOf(failure: Failure, errorType: string | undefined): ErrorRequest | null {
  if (!failure.dialogCode) return null
  return { errorCode: failure.dialogCode, errorType, payload: payloadOf(failure.detail) }
}
