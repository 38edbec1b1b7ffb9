import { SupplierError } from '#domain/supplier-error.ts'
import { BadOffer } from './amounts.ts'
import { unusable } from './envelope.ts'

/** Requests something offered: `sold-out` if Duffel no longer knows it, as some time after expiry, `unavailable` if it cannot be sold. */
export async function askOffered<T>(supplier: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof BadOffer) throw unusable('unavailable', supplier, `answered with an unusable offer: ${error.message}`)
    if (error instanceof SupplierError && error.vendorCode === 'not_found')
      throw new SupplierError('sold-out', supplier, error.message, 'not_found')
    throw error
  }
}
