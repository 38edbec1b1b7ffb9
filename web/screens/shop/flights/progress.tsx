import { IconAlertTriangle } from '@tabler/icons-react'
import type { SearchSnapshot } from '#contract/flights.ts'
import type { Numbers } from '#domain/numbers.ts'
import line from '../../../results/progress-line.module.css'

type Props = {
  snapshot: Pick<SearchSnapshot, 'finished' | 'suppliers' | 'expiresAt'>
  address: string
  words: string
}

/** Whether more may come, and how much there is. `address` is where the results stand. Without scripts the page asks again by itself until all have answered. */
export function Progress({ snapshot, address, words }: Props) {
  const { finished, suppliers } = snapshot
  const isPart = suppliers.some(({ status }) => status === 'failed' || status === 'late')
  return (
    <div className={line.line} role="status" data-part="progress" data-address={address} data-expires={snapshot.expiresAt}>
      {!finished && <span className={line.pulse} data-running aria-hidden="true" />}
      {finished && isPart && <IconAlertTriangle size={16} stroke={1.5} className={line.warn} aria-hidden="true" />}
      <span>{words}</span>
      {!finished && (
        <noscript>
          <meta httpEquiv="refresh" content={`1;url=${address}`} />
        </noscript>
      )}
    </div>
  )
}

/** What a customer is told of flights: no source by its name. */
export function flightProgress({ offers, finished, suppliers }: SearchSnapshot, numbers: Numbers): string {
  if (!finished && offers.length === 0) return 'Searching: asking the airlines…'
  const count = `${numbers.count(offers.length)} ${offers.length === 1 ? 'offer' : 'offers'}`
  if (!finished) return `Searching: ${count} so far, more are on their way`
  return suppliers.every(({ status }) => status === 'done')
    ? `${count}, all airlines have answered`
    : `${count}; some airlines did not answer`
}
