import type { Column } from './define-list.ts'

type Columns<Row> = readonly Column<Row>[]

/** The chosen columns' keys from a cookie; the standard ones without a usable choice. */
export function readChoice<Row>(columns: Columns<Row>, saved: string | null): string[] {
  const wanted = new Set((saved ?? '').split('.'))
  const keys = (all: Columns<Row>) => all.flatMap(({ key }) => (key === undefined ? [] : [key]))
  const known = keys(columns).filter((key) => wanted.has(key))
  return known.length > 0 ? known : keys(columns.filter((column) => !column.isOptional))
}

/** The columns to show, in their own order. */
export const chosenColumns = <Row>(columns: Columns<Row>, keys: readonly string[]): Columns<Row> =>
  columns.filter(({ key }) => key === undefined || keys.includes(key))
