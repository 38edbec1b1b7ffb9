import type { IconProps } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'

/** One column of a list. */
export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** What it is called where columns are chosen; a column without it is always shown. */
  key?: string
  /** Shown once it is chosen. */
  isOptional?: boolean
  /** `end` for figures. */
  align?: 'end'
  /** Takes the room that is left and breaks over lines where there is none; for names and titles. */
  grows?: boolean
  /** `wide`: left out of a table that is too narrow for it; cards have it. */
  room?: 'wide'
  /** The contract's sort key without its sign, when the list can be sorted by it. */
  sort?: string
  /** Its place on a phone's card: the bold first line, the right of that line, a line below, or nowhere. Default `line`. */
  onCard?: 'title' | 'aside' | 'line' | 'none'
}

export type Tab = {
  label: string
  /** Value of the tab's parameter; null for "all". */
  value: string | null
  /** As it is shown: `12`, `1,000+`. */
  count?: string
}

export type Filter = { param: string; label: string; options: readonly { value: string; label: string }[] }

/** What can be done with several rows at once; the screen's action answers with `answerBulk`. */
export type BulkAction = {
  /** Of the table that `answerBulk` is given. */
  name: string
  label: string
  icon: ComponentType<IconProps>
  /** Asked before it is done. */
  question?: { title: string; text: string }
}

/** A list screen by configuration: what it shows, how it narrows, where a row leads. */
export type ListConfig<Row> = {
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What a row is called by screen readers and leads to; rows without it do not open. */
  rowHref?: (row: Row) => string
  rowLabel?: (row: Row) => string
  /** Tabs over one parameter of the address. */
  tabs?: { param: string; tabs: Tab[] }
  filters?: readonly Filter[]
  /** What the days say about a row: `Sold`. They fill the parameters `from` and `to`. */
  days?: string
  /** Placeholder of the search field; no search field without it. It fills the parameter `query`. */
  search?: string
  /** The sort while the address names none: `-number`. */
  defaultSort?: string
  /** Views of this list are saved under this name; without it none can be saved. */
  views?: string
  bulk?: readonly BulkAction[]
  empty: { title: string; text: string; action?: ReactNode }
}

/** Checks a list's configuration against its row type. */
export function defineList<Row>(config: ListConfig<Row>): ListConfig<Row> {
  return config
}

/** The parameters that filters and days fill. */
export const filtersOf = <Row>({ filters = [], days }: ListConfig<Row>): string[] => [
  ...filters.map(({ param }) => param),
  ...(days ? ['from', 'to'] : []),
]

/** The parameters that narrow a list; any of them in the address says that not all rows are shown. */
export const narrowingOf = <Row>(list: ListConfig<Row>): string[] => [
  ...(list.tabs ? [list.tabs.param] : []),
  ...filtersOf(list),
  ...(list.search ? ['query'] : []),
]
