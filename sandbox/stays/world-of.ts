import type { Call } from '../duffel/http/add-route.ts'
import { type StaySupplier, supplierOf } from '../inventory/stays/catalogue/suppliers.ts'

/** The properties visible to a call: their seed, and the catalogue. */
export const worldOf = ({ deps, account }: Pick<Call, 'deps' | 'account'>): { seed: string; supplier: StaySupplier } => ({
  seed: deps.seed,
  supplier: supplierOf(account),
})
