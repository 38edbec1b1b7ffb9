import { type ReactNode, useState } from 'react'
import head from './compare-head.module.css'
import type { CompareRow } from './compare-rows.ts'
import css from './compare-table.module.css'
import { RowGroups } from './row-groups.tsx'

type Props = {
  /** Its accessible name: `Flights side by side`. */
  label: string
  /** The header of each column. */
  heads: readonly { key: string; head: ReactNode }[]
  rows: readonly CompareRow[]
  /** Names of the groups of rows, in order. */
  order: readonly string[]
}

/** A comparison: rows with differing values first, equal ones below. */
export function CompareTable({ label, heads, rows, order }: Props) {
  const span = heads.length
  const isMany = span > 1
  const [isFolded, setFolded] = useState(isMany)
  const same = rows.filter((row) => !row.differs)
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead className={head.head}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Compared</span>
            </th>
            {heads.map((column) => (
              <th key={column.key} scope="col">
                <div className={head.column}>{column.head}</div>
              </th>
            ))}
          </tr>
        </thead>
        {isMany && <RowGroups title="What differs" rows={rows.filter((row) => row.differs)} order={order} span={span} />}
        <RowGroups
          title={isMany ? `The same for all (${same.length})` : 'Details'}
          rows={isMany ? same : rows}
          order={order}
          span={span}
          {...(isMany && { fold: { isFolded, toggle: () => setFolded(!isFolded) } })}
        />
      </table>
    </div>
  )
}
