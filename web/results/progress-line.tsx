import { IconAlertTriangle } from '@tabler/icons-react'
import { useIsShop } from '../session.ts'
import css from './progress-line.module.css'
import { progressWords, progressWordsForCustomer } from './progress-words.ts'
import type { FoundSoFar } from './search-stream.ts'

type Props = {
  found: FoundSoFar
  /** What was found so far: `182 offers`. */
  counted: string
}

/** What was found; for members also which suppliers have answered, and who is late or failed. */
export function ProgressLine({ found, counted }: Props) {
  const isShop = useIsShop()
  const isComplete = found.suppliers.every((supplier) => supplier.status === 'done')
  const isTroubled = found.suppliers.some((supplier) => supplier.status === 'failed' || supplier.status === 'late')
  return (
    <div className={css.line} role="status">
      {!found.isFinished && <span className={css.pulse} aria-hidden="true" />}
      {isTroubled && <IconAlertTriangle size={16} stroke={1.5} className={css.warn} aria-hidden="true" />}
      <span>
        {!found.isFinished && <span className="visually-hidden">Searching: </span>}
        {isShop ? progressWordsForCustomer(found.suppliers, counted) : progressWords(found.suppliers, counted)}
        {found.failure === 'broken-off' && !isComplete && '; the connection broke off before all had answered'}
      </span>
    </div>
  )
}
