import type { SupplierProgress } from '#contract/search-progress.ts'

function names(suppliers: readonly SupplierProgress[]): string {
  const titles = suppliers.map((supplier) => supplier.title)
  const last = titles.pop() ?? ''
  return titles.length > 0 ? `${titles.join(', ')} and ${last}` : last
}

const be = (suppliers: readonly unknown[], what: string) => `${suppliers.length === 1 ? 'is' : 'are'} ${what}`

/**
 * `1 of 2 sources, 182 offers; Zenith is late`; `found` is `182 offers`. Sources that failed are named, so that nobody takes the list for complete.
 * Whom an agency buys from is its own affair: a customer is told how many, `1 is late`.
 */
export function progressWords(suppliers: readonly SupplierProgress[], found: string, isForCustomer = false): string {
  const answered = suppliers.filter((supplier) => supplier.status === 'done')
  const late = suppliers.filter((supplier) => supplier.status === 'late')
  const failed = suppliers.filter((supplier) => supplier.status === 'failed')
  const who = isForCustomer ? ({ length }: readonly unknown[]) => String(length) : names
  const notes = [
    late.length > 0 ? `${who(late)} ${be(late, 'late')}` : null,
    failed.length > 0 ? `${who(failed)} did not answer` : null,
  ]
  const counted = `${answered.length} of ${suppliers.length} ${suppliers.length === 1 ? 'source' : 'sources'}, ${found}`
  return [counted, ...notes.filter((note) => note !== null)].join('; ')
}
