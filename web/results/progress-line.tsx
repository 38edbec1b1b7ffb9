import { IconAlertTriangle } from '@tabler/icons-react'
import type { SupplierProgress } from '#contract/search-progress.ts'
import css from './progress-line.module.css'
import type { FoundSoFar } from './search-stream.ts'

type Props = {
  found: Omit<FoundSoFar<unknown>, 'items'>
  /** The number of results: `182 offers`. It is left out if it is stated beside this line. */
  counted: string
  isCountBeside?: boolean
}

/** The number of results, and which suppliers have answered, are late or have failed. */
export function ProgressLine({ found, counted, isCountBeside = false }: Props) {
  const isComplete = found.suppliers.every((supplier) => supplier.status === 'done')
  const isTroubled = found.suppliers.some((supplier) => supplier.status === 'failed' || supplier.status === 'late')
  return (
    <div className={css.line} role="status">
      {!found.isFinished && <span className={css.pulse} aria-hidden="true" />}
      {isTroubled && <IconAlertTriangle size={16} stroke={1.5} className={css.warn} aria-hidden="true" />}
      <span>
        {!found.isFinished && <span className="visually-hidden">Searching: </span>}
        {progressWords(found.suppliers, isCountBeside ? null : counted)}
        {found.failure === 'broken-off' && !isComplete && '; the connection broke off before all had answered'}
      </span>
    </div>
  )
}

function names(suppliers: readonly SupplierProgress[]): string {
  const titles = suppliers.map((supplier) => supplier.title)
  const last = titles.pop() ?? ''
  return titles.length > 0 ? `${titles.join(', ')} and ${last}` : last
}

const be = (suppliers: readonly unknown[], what: string) => `${suppliers.length === 1 ? 'is' : 'are'} ${what}`

/**
 * `1 of 2 suppliers, 182 offers; Zenith is late`; `found` is `182 offers`, or null to leave it out. Suppliers that failed are named, so that nobody
 * takes the list for complete.
 */
export function progressWords(suppliers: readonly SupplierProgress[], found: string | null): string {
  const answered = suppliers.filter((supplier) => supplier.status === 'done')
  const late = suppliers.filter((supplier) => supplier.status === 'late')
  const failed = suppliers.filter((supplier) => supplier.status === 'failed')
  const notes = [
    late.length > 0 ? `${names(late)} ${be(late, 'late')}` : null,
    failed.length > 0 ? `${names(failed)} did not answer` : null,
  ]
  const suppliersText = `${answered.length} of ${suppliers.length} ${suppliers.length === 1 ? 'supplier' : 'suppliers'}`
  const counted = found === null ? suppliersText : `${suppliersText}, ${found}`
  return [counted, ...notes.filter((note) => note !== null)].join('; ')
}
