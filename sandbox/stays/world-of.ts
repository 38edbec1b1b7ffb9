import type { Call } from '../duffel/http/add-route.ts'
import { type StaySupplier, supplierOf } from '../inventory/stays/catalogue/suppliers.ts'

/** The properties that a call can see: the seed they follow from, and whose catalogue of them it is. */
export const worldOf = ({ deps, account }: Pick<Call, 'deps' | 'account'>): { seed: string; supplier: StaySupplier } => ({
  seed: deps.seed,
  supplier: supplierOf(account),
})
