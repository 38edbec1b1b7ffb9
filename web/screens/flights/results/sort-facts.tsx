import { formatDuration } from '#domain/dates.ts'
import { type FlightSort, sortLabels } from '#domain/flights/results.ts'
import { FittedMoney } from '../../../kit/fitted-money.tsx'
import type { TabFacts } from './look-at.ts'
import css from './sort-tabs.module.css'

type Props = { sort: FlightSort; fact: TabFacts | null /** Whose duration it is, for screen readers. */; timeOf?: string }

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** A sort, and the price and duration of its first flight. If other orders have the same first flight, it names them. */
export function SortFacts({ sort, fact, timeOf }: Props) {
  return (
    <>
      <span className={css.label}>{sortLabels[sort]}</span>
      <span className={css.price}>{fact ? <FittedMoney {...fact.total} /> : '–'}</span>
      <span className={css.time}>
        {fact && formatDuration(fact.minutes)}
        {fact && timeOf && <span className="visually-hidden"> {timeOf}</span>}
      </span>
      {fact && fact.also.length > 0 && (
        <span className={css.also}>Also the {list.format(fact.also.map((one) => sortLabels[one].toLowerCase()))}</span>
      )}
    </>
  )
}
