import { AppError } from '#domain/errors.ts'
import type { SupplierError } from '#domain/supplier-error.ts'

/** The error for a change that the insurer refused: with its reason in its own words where it states one. */
export function refusedChange({ kind, vendorCode, supplier, words }: SupplierError): AppError {
  if (vendorCode === 'TOO_LATE') return new AppError('protection.not-changeable')
  // The quote of the change has ended.
  if (kind === 'sold-out' || kind === 'price-changed') return new AppError('protection.change-differs')
  if (kind !== 'rejected') return new AppError('supplier.unavailable', { supplier })
  return new AppError('protection.change-refused', words ? { problems: [{ path: 'to', message: words }] } : {})
}
