import { IconAlertTriangle } from '@tabler/icons-react'
import { useIsShop } from '../../../session.ts'
import css from './progress-line.module.css'
import { progressWords } from './progress-words.ts'
import type { FoundSoFar } from './running-search.ts'

/** Which sources have answered, what they found, and who is late or failed. */
export function ProgressLine({ found }: { found: FoundSoFar }) {
  const isShop = useIsShop()
  const isComplete = found.suppliers.every((supplier) => supplier.status === 'done')
  const isTroubled = found.suppliers.some((supplier) => supplier.status === 'failed' || supplier.status === 'late')
  return (
    <div className={css.line} role="status">
      {!found.isFinished && <span className={css.pulse} aria-hidden="true" />}
      {isTroubled && <IconAlertTriangle size={16} stroke={1.5} className={css.warn} aria-hidden="true" />}
      <span>
        {!found.isFinished && <span className="visually-hidden">Searching: </span>}
        {isShop ? shopWords(found) : progressWords(found.suppliers, found.offers.length)}
        {found.failure === 'broken-off' && !isComplete && '; the connection broke off before all had answered'}
      </span>
    </div>
  )
}

/** What a customer is told: whether more may come, and how much there is. */
function shopWords({ offers, isFinished, suppliers }: FoundSoFar): string {
  const count = `${offers.length.toLocaleString('en')} ${offers.length === 1 ? 'offer' : 'offers'}`
  if (!isFinished) return `${count} so far, more are on their way`
  const isPart = suppliers.some(({ status }) => status === 'failed')
  return isPart ? `${count}; some airlines did not answer` : `${count}, all airlines have answered`
}
