import type { SupplierProgress } from '#contract/search-progress.ts'

function names(suppliers: readonly SupplierProgress[]): string {
  const titles = suppliers.map((supplier) => supplier.title)
  const last = titles.pop() ?? ''
  return titles.length > 0 ? `${titles.join(', ')} and ${last}` : last
}

const be = (suppliers: readonly unknown[], what: string) => `${suppliers.length === 1 ? 'is' : 'are'} ${what}`

/**
 * `1 of 2 sources, 182 offers; Zenith is late`; `found` is `182 offers`. Sources that failed are named, so that nobody takes the list for complete.
 */
export function progressWords(suppliers: readonly SupplierProgress[], found: string): string {
  const answered = suppliers.filter((supplier) => supplier.status === 'done')
  const late = suppliers.filter((supplier) => supplier.status === 'late')
  const failed = suppliers.filter((supplier) => supplier.status === 'failed')
  const notes = [
    late.length > 0 ? `${names(late)} ${be(late, 'late')}` : null,
    failed.length > 0 ? `${names(failed)} did not answer` : null,
  ]
  const counted = `${answered.length} of ${suppliers.length} ${suppliers.length === 1 ? 'source' : 'sources'}, ${found}`
  return [counted, ...notes.filter((note) => note !== null)].join('; ')
}

/** For customers, who are not told of suppliers nor how many there are. */
export function progressWordsForCustomer([search]: readonly SupplierProgress[], found: string): string {
  if (search?.status === 'searching') return `${found} so far`
  return search?.status === 'done' ? found : `${found}; there may be more`
}
