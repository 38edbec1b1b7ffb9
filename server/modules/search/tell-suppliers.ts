import type { SupplierProgress } from '#contract/search-progress.ts'
import type { Viewer } from '../pricing/viewer.ts'

/** How one search names its suppliers to one viewer. */
export interface SupplierTeller {
  id(supplier: string): string
  list(suppliers: readonly SupplierProgress[]): SupplierProgress[]
  /** What a report of one supplier tells this viewer; null for nothing new. */
  report(progress: SupplierProgress): SupplierProgress | null
}

const forMembers: SupplierTeller = { id: (supplier) => supplier, list: (all) => [...all], report: (progress) => progress }

/** Customers are not told whom an agency buys from, nor from how many: to them the search is one supplier without a name. */
export function tellSuppliers(suppliers: readonly SupplierProgress[], { isCustomer = false }: Viewer): SupplierTeller {
  if (!isCustomer) return forMembers
  const known = new Map(suppliers.map((one) => [one.id, one]))
  let told = statusOf(suppliers)
  return {
    id: () => '',
    list: (all) => [asOne(all)],
    report(progress) {
      known.set(progress.id, progress)
      const whole = asOne([...known.values()])
      if (whole.status === told) return null
      told = whole.status
      return whole
    },
  }
}

const asOne = (all: readonly SupplierProgress[]): SupplierProgress => ({
  id: '',
  title: '',
  status: statusOf(all),
  offers: all.reduce((sum, { offers }) => sum + offers, 0),
  milliseconds: all.some(({ milliseconds }) => milliseconds === null)
    ? null
    : Math.max(0, ...all.map(({ milliseconds }) => milliseconds ?? 0)),
})

/** `late` where some have answered and others have not: there may be more. */
function statusOf(all: readonly SupplierProgress[]): SupplierProgress['status'] {
  const are = (status: SupplierProgress['status']) => all.filter((one) => one.status === status).length
  if (are('searching') > 0) return 'searching'
  if (are('done') === all.length) return 'done'
  return are('failed') === all.length ? 'failed' : 'late'
}
