import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Column, ListConfig } from './define-list.ts'
import cards from './list-cards.module.css'
import css from './list-table.module.css'
import { nextSort, withParams } from './url.ts'
import type { Selection } from './use-selection.ts'

type Props<Row> = {
  list: ListConfig<Row>
  rows: readonly Row[]
  /** Null where rows cannot be selected. */
  selection: Selection | null
}

/** The table of a list; on phones its rows are cards. Plain elements, so that a thousand rows render fast. */
export function ListTable<Row>({ list, rows, selection }: Props<Row>) {
  const [search] = useSearchParams()
  const sort = search.get('sort') ?? list.defaultSort ?? null
  return (
    <table className={`${css.table} ${cards.cards}`}>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <input
                type="checkbox"
                className={css.tick}
                aria-label="Select all rows of this page"
                checked={selection.isAllOn}
                ref={(box) => {
                  if (box) box.indeterminate = selection.isSomeOn
                }}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          {list.columns.map((column) => (
            <Head key={column.label} column={column} sort={sort} search={search} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={list.rowKey(row)}
            data-opens={list.rowHref ? '' : undefined}
            data-selected={selection?.isOn(list.rowKey(row)) || undefined}
          >
            {selection && (
              <td data-card="tick">
                <input
                  type="checkbox"
                  className={css.tick}
                  aria-label={`Select ${list.rowLabel?.(row) ?? list.rowKey(row)}`}
                  checked={selection.isOn(list.rowKey(row))}
                  onChange={() => selection.toggle(list.rowKey(row))}
                />
              </td>
            )}
            {list.columns.map((column, at) => (
              <td
                key={column.label}
                data-align={column.align}
                data-grows={column.grows || undefined}
                data-room={column.room}
                data-card={column.onCard ?? (at === 0 ? 'title' : 'line')}
                data-label={column.label}
              >
                {at === 0 && list.rowHref ? (
                  <Link
                    to={list.rowHref(row)}
                    prefetch="intent"
                    className={css.open}
                    onClick={() => list.onOpen?.(row)}
                    onKeyDown={moveBetweenRows}
                    aria-label={list.rowLabel?.(row)}
                  >
                    {column.cell(row)}
                  </Link>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps<Row> = { column: Column<Row>; sort: string | null; search: URLSearchParams }

function Head<Row>({ column, sort, search }: HeadProps<Row>) {
  if (!column.sort) {
    return (
      <th scope="col" data-align={column.align} data-room={column.room}>
        {column.label}
      </th>
    )
  }
  const isDown = sort === `-${column.sort}`
  const isUp = sort === column.sort
  const direction = isDown ? 'descending' : 'ascending'
  const Arrow = isUp ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" data-align={column.align} data-room={column.room} aria-sort={isDown || isUp ? direction : undefined}>
      <Link
        to={withParams(search, { sort: nextSort(sort, column.sort) })}
        className={css.sort}
        data-on={isDown || isUp || undefined}
        preventScrollReset
      >
        {column.label}
        <Arrow size={14} stroke={1.75} aria-hidden="true" />
      </Link>
    </th>
  )
}

/** Arrow keys move from row to row; Enter opens, because the focus is on the row's link. */
function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = event.currentTarget.closest('tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}
