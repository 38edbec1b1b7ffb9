import { IconChevronDown } from '@tabler/icons-react'
import type { CompareRow } from './compare-rows.ts'
import css from './row-groups.module.css'

type Props = {
  title: string
  rows: readonly CompareRow[]
  /** Names of the groups, in order. */
  order: readonly string[]
  /** How many columns there are. */
  span: number
  /** Whether the rows can be collapsed; paper shows them all. */
  fold?: { isFolded: boolean; toggle: () => void }
}

/** A section of the comparison with its title, its rows grouped. */
export function RowGroups({ title, rows, order, span, fold }: Props) {
  if (rows.length === 0) return null
  const groups = order.flatMap((name) => {
    const own = rows.filter((row) => row.group === name)
    return own.length > 0 ? { name, rows: own } : []
  })
  return (
    <>
      <tbody>
        <tr className={css.part}>
          <th colSpan={span + 1} scope="colgroup">
            {fold ? (
              <button type="button" className={`text-button ${css.fold}`} aria-expanded={!fold.isFolded} onClick={fold.toggle}>
                {title} <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
              </button>
            ) : (
              <span className={css.partTitle}>{title}</span>
            )}
          </th>
        </tr>
      </tbody>
      {groups.map((group) => (
        <tbody key={group.name} className={css.group} data-folded={fold?.isFolded || undefined}>
          <tr className={css.groupHead}>
            <th colSpan={span + 1} scope="rowgroup">
              <span>{group.name}</span>
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      ))}
    </>
  )
}

function Row({ row }: { row: CompareRow }) {
  return (
    <tr className={css.row} data-differs={row.differs || undefined} data-no-print={row.isOurs || undefined}>
      <th scope="row">
        <span className={css.label}>{row.label}</span>
      </th>
      {row.cells.map((text, index) => (
        <td key={index} data-best={row.best.includes(index) || undefined}>
          <span className={css.cell}>
            {text}
            {row.best.includes(index) && <span className={css.best}>{row.word}</span>}
          </span>
        </td>
      ))}
    </tr>
  )
}
