import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Select } from '../kit/form/select.tsx'
import { Panel } from '../kit/panel.tsx'
import css from './sort-bar.module.css'

type Props<Sort extends string> = {
  /** The count, and the progress. */
  count: ReactNode
  /** The filter button of layouts without a rail. */
  opener?: ReactNode
  sort: Sort
  sorts: readonly Sort[]
  labels: Record<Sort, string>
  onSort: (sort: Sort) => void
  /** The rule of the sort, if it is not stated above the list. */
  rule?: string
  /** Actions for all results. */
  tools?: ReactNode
}

const info = <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />

/** The number of results, the sort, and actions. */
export function SortBar<Sort extends string>({ count, opener, sort, sorts, labels, onSort, rule, tools }: Props<Sort>) {
  const id = useId()
  const choose = (text: string) => {
    const chosen = sorts.find((one) => one === text)
    if (chosen) onSort(chosen)
  }
  return (
    <div className={css.bar}>
      <div className={css.counts}>{count}</div>
      {opener}
      <label htmlFor={id} className={css.sort}>
        <span className={css.words}>Sort by</span>
        <Select id={id} className={css.select} value={sort} onChange={(event) => choose(event.currentTarget.value)}>
          {sorts.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </Select>
      </label>
      {rule !== undefined && (
        <Panel
          label="How results are sorted"
          tip="How results are sorted"
          width={320}
          button={{ className: css.why, 'aria-label': 'How results are sorted', children: info }}
        >
          {() => <p className={css.rule}>{rule}</p>}
        </Panel>
      )}
      {tools}
    </div>
  )
}
