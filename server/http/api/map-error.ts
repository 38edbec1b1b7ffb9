import { ORPCError, ValidationError } from '@orpc/server'
import { AppError, type ErrorCode, errorRow } from '#domain/errors.ts'
import { IllegalTransition } from '#domain/orders/order-status.ts'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import { waitWords } from '#domain/wait-words.ts'
import { databaseCode } from '../../db/database-code.ts'
import type { ProductSale } from '../../modules/products/product-sale.ts'
import { allSales } from '../../products/sale-of.ts'
import type { RequestContext } from '../request-context.ts'

const bySupplierKind: Record<Exclude<SupplierErrorKind, 'sold-out'>, ErrorCode> = {
  unavailable: 'supplier.unavailable',
  timeout: 'supplier.unavailable',
  'rate-limited': 'supplier.unavailable',
  'price-changed': 'checkout.price-changed',
  rejected: 'order.not-issuable',
  'unknown-outcome': 'supplier.unavailable',
}

const busy = new Set([
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  '40001',
  '40P01',
])

/** No space left on the database's disk or on this machine. */
const full = new Set(['53100', 'ENOSPC'])

/** A local file that could not be written. */
const isNoSpace = (error: unknown): boolean => error instanceof SupplierError && error.vendorCode === 'ENOSPC'

/** Text that PostgreSQL cannot store: a NUL, and in JSON a lone surrogate. It comes from outside input that passed validation. */
const unstorable = new Set(['22021', '22P05'])

/** For a lone surrogate PostgreSQL reports only invalid JSON. */
const isTornText = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.message.startsWith('invalid input syntax for type json')) return true
  return false
}

/** A connection that ended before its response, and an embedded database that is being reopened: `pg` gives the first no code. */
const isCutOff = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.message === 'Connection terminated unexpectedly' || ('syscall' in at && at.syscall === 'connect')) return true
  return false
}

/** The catalogue's error for an error that is not the product's own. */
export function codeOfBug(error: unknown): 'input.invalid' | 'server.busy' | 'server.disk-full' | 'server.failed' {
  const code = databaseCode(error)
  if (code && (unstorable.has(code) || isTornText(error))) return 'input.invalid'
  if ((code && full.has(code)) || isNoSpace(error)) return 'server.disk-full'
  return (code && busy.has(code)) || isCutOff(error) ? 'server.busy' : 'server.failed'
}

const tooMany = ({ retryAfterSeconds: seconds }: Record<string, unknown>): string =>
  typeof seconds === 'number' ? `Wait ${waitWords(seconds)}, then try again.` : errorRow('input.too-many-requests').body

/** An error of the catalogue in the wire format. */
export const toWire = (code: ErrorCode, data: Record<string, unknown> = {}) => {
  const row = errorRow(code)
  return new ORPCError(code, {
    status: row.status,
    message: code === 'input.too-many-requests' ? tooMany(data) : row.body,
    data: { ...data, title: row.title, ...(row.dialogCode ? { dialogCode: row.dialogCode } : {}) },
  })
}

const problemsOf = (error: ValidationError) =>
  error.issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: issue.message,
  }))

/** An agency's suppliers are confidential: storefront visitors are not told which party failed. */
function toldTo({ visitor }: RequestContext, data: Record<string, unknown>): Record<string, unknown> {
  const { supplier: _supplier, suppliers: _suppliers, ...others } = data
  return visitor.shopper ? others : data
}

/** An unavailable offer is reported with the message of the supplier's product. */
function codeOf({ kind, supplier }: SupplierError, { system }: RequestContext): ErrorCode {
  if (kind !== 'sold-out') return bySupplierKind[kind]
  const isBoughtThere = (sale: ProductSale) => sale.suppliers(system.integrations).some(({ id }) => id === supplier)
  return allSales.find(isBoughtThere)?.goneCode ?? 'supplier.unavailable'
}

/** Maps any failure to an error of the catalogue. An unknown error is a bug: logged in full, and the client gets only its request id. */
export function toClientError(error: unknown, context: RequestContext, path: readonly string[]): ORPCError<string, unknown> {
  if (error instanceof AppError) {
    const { retryAfterSeconds } = error.data
    if (typeof retryAfterSeconds === 'number') context.resHeaders.set('retry-after', String(retryAfterSeconds))
    return toWire(error.code, toldTo(context, error.data))
  }
  if (error instanceof IllegalTransition) return toWire('order.illegal-transition', { status: error.from })
  if (error instanceof SupplierError && !isNoSpace(error))
    return toWire(codeOf(error, context), toldTo(context, { supplier: error.supplier }))
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status < 500)
    return toWire('input.invalid', { problems: problemsOf(error.cause) })
  if (error instanceof ORPCError && error.status < 500) return toWire(error.status === 404 ? 'access.not-found' : 'input.invalid')
  const code = codeOfBug(error)
  if (code === 'input.invalid') return toWire(code, { problems: [] })
  context.system.log.error({ err: error, requestId: context.requestId, path: path.join('.') }, 'request failed')
  return toWire(code, { requestId: context.requestId })
}
