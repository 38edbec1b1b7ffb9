import type { ComponentProps } from 'react'
import type { Money as Amount } from '#domain/money/money.ts'
import { DateText } from '../date-text.tsx'
import { Money } from '../money.tsx'
import { StatusPill } from '../status-pill.tsx'
import type { Column } from './define-list.ts'

type Options = Pick<Column<unknown>, 'sort' | 'onCard' | 'room'>

/** Text that does not wrap: numbers, codes, references. */
export const text = <Row,>(label: string, of: (row: Row) => string | null, options: Options = {}): Column<Row> => ({
  label,
  cell: (row) => of(row) ?? '–',
  ...options,
})

/** A name or title: takes the remaining width. */
export const title = <Row,>(label: string, of: (row: Row) => string, options: Options = {}): Column<Row> => ({
  label,
  grows: true,
  cell: of,
  ...options,
})

/** A price in the chosen currency, or `exact` in its own. */
export const money = <Row,>(
  label: string,
  of: (row: Row) => Amount | null,
  { exact, ...options }: Options & { exact?: boolean } = {},
): Column<Row> => ({
  label,
  align: 'end',
  cell: (row) => {
    const value = of(row)
    return value ? <Money {...value} exact={exact ?? false} /> : '–'
  },
  onCard: 'aside',
  ...options,
})

/** An order's status pill. */
export const status = <Row,>(
  label: string,
  of: (row: Row) => ComponentProps<typeof StatusPill>['of'],
  options: Options = {},
): Column<Row> => ({
  label,
  cell: (row) => <StatusPill of={of(row)} />,
  ...options,
})

/** A date, `21 Nov 2026`, optionally with its time. */
export const date = <Row,>(
  label: string,
  of: (row: Row) => string | null,
  { withTime, ...options }: Options & { withTime?: boolean } = {},
): Column<Row> => ({
  label,
  cell: (row) => {
    const value = of(row)
    return value ? <DateText value={value} withTime={withTime ?? false} /> : '–'
  },
  ...options,
})
