import { SupplierError } from '#domain/supplier-error.ts'
import { BadOffer } from './amounts.ts'
import { unusable } from './envelope.ts'

/** Asks for something on offer: `sold-out` when Duffel has forgotten it, as it does a while after it expires, `unavailable` when it cannot be sold. */
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
