import type { SupplierProgress } from '#contract/search-progress.ts'
import type { Viewer } from '../../pricing/viewer.ts'

/** The names of a search's suppliers for one viewer. */
export interface SupplierNames {
  id(supplier: string): string
  list(suppliers: readonly SupplierProgress[]): SupplierProgress[]
  /** The progress of one supplier for this viewer; null without a change. */
  report(progress: SupplierProgress): SupplierProgress | null
}

const named: SupplierNames = { id: (supplier) => supplier, list: (all) => [...all], report: (progress) => progress }

/**
 * Suppliers' names are shown to members who see margin; other members get numbers, in the order of the suppliers' calls. Customers do not see their
 * number either: for them the search is one supplier without a name.
 */
export function nameSuppliers(suppliers: readonly SupplierProgress[], { seesMargin, isCustomer = false }: Viewer): SupplierNames {
  if (isCustomer) return asOneSupplier(suppliers)
  return seesMargin ? named : numbered(suppliers)
}

function numbered(suppliers: readonly SupplierProgress[]): SupplierNames {
  const numbers = new Map(suppliers.map(({ id }, index) => [id, String(index + 1)]))
  const id = (supplier: string) => numbers.get(supplier) ?? ''
  const report = (progress: SupplierProgress) => ({ ...progress, id: id(progress.id), title: `Supplier ${id(progress.id)}` })
  return { id, list: (all) => all.map(report), report }
}

function asOneSupplier(suppliers: readonly SupplierProgress[]): SupplierNames {
  const known = new Map(suppliers.map((one) => [one.id, one]))
  let reported = statusOf(suppliers)
  return {
    id: () => '',
    list: (all) => [asOne(all)],
    report(progress) {
      known.set(progress.id, progress)
      const whole = asOne([...known.values()])
      if (whole.status === reported) return null
      reported = whole.status
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

/** `late` where some have responded and others have not: more results may follow. */
function statusOf(all: readonly SupplierProgress[]): SupplierProgress['status'] {
  const are = (status: SupplierProgress['status']) => all.filter((one) => one.status === status).length
  if (are('searching') > 0) return 'searching'
  if (are('done') === all.length) return 'done'
  return are('failed') === all.length ? 'failed' : 'late'
}
