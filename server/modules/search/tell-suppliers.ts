import type { SupplierProgress } from '#contract/search-progress.ts'
import type { Viewer } from '../pricing/viewer.ts'

/** How one search speaks of its suppliers. */
export interface SupplierTeller {
  id(supplier: string): string
  progress(progress: SupplierProgress): SupplierProgress
}

const asTheyAre: SupplierTeller = { id: (supplier) => supplier, progress: (progress) => progress }

/** Whom an agency buys from is its own affair: a customer is told of numbers, in the order in which the suppliers are asked. */
export function tellSuppliers(suppliers: readonly { id: string }[], { isCustomer = false }: Viewer): SupplierTeller {
  if (!isCustomer) return asTheyAre
  const numbers = new Map(suppliers.map(({ id }, index) => [id, String(index + 1)]))
  const id = (supplier: string) => numbers.get(supplier) ?? ''
  return { id, progress: (progress) => ({ ...progress, id: id(progress.id), title: `Source ${id(progress.id)}` }) }
}
