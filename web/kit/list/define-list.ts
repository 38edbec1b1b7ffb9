import type { ViewList } from '#domain/lists/saved-views.ts'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'

/** One column of a list. */
export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Its label in the column choice; a column without it is always shown. */
  key?: string
  /** Hidden by default. */
  isOptional?: boolean
  /** `end` for figures. */
  align?: 'end'
  /** Takes the remaining width and wraps; for names and titles. */
  grows?: boolean
  /** `wide`: hidden in a narrow table; cards have it. */
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
  /** As text: `12`, `1,000+`. */
  count?: string
}

/** Values with the same `group`, one after the other, are listed under it. */
export type FilterOption = { value: string; label: string; group?: string }
export type Filter = { param: string; label: string; options: readonly FilterOption[] }

/** A bulk action; the screen's action answers with `answerBulk`. */
export type BulkAction = {
  /** Its key in the table that `answerBulk` gets. */
  name: string
  label: string
  icon: ComponentType<IconProps>
  /** The question of its confirmation. */
  question?: { title: string; text: string }
  /** A text that it needs, with suggestions; the action gets it as `value`. */
  ask?: { title: string; label: string; suggestions: readonly string[] }
}

/** The configuration of a list screen: columns, filters, row links. */
export type ListConfig<Row> = {
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** A row's accessible name and link; rows without it are not links. */
  rowHref?: (row: Row) => string
  rowLabel?: (row: Row) => string
  /** Called when a row's link is followed. */
  onOpen?: (row: Row) => void
  /** Tabs for one parameter of the address. */
  tabs?: { param: string; tabs: Tab[] }
  filters?: readonly Filter[]
  /** The label of the date filter: `Sold`. It sets the parameters `from` and `to`. */
  days?: string
  /** Placeholder of the search field; no search field without it. It sets the parameter `query`. */
  search?: string
  /** The default sort: `-number`. */
  defaultSort?: string
  /** Key under which views of this list are saved; without it none can be saved. */
  views?: ViewList
  bulk?: readonly BulkAction[]
  empty: { title: string; text: string; action?: ReactNode }
}

/** Checks a list's configuration against its row type. */
export function defineList<Row>(config: ListConfig<Row>): ListConfig<Row> {
  return config
}

/** The parameters that filters and days set. */
export const filtersOf = <Row>({ filters = [], days }: ListConfig<Row>): string[] => [
  ...filters.map(({ param }) => param),
  ...(days ? ['from', 'to'] : []),
]

/** The parameters that filter a list; any of them in the address means that not all rows are shown. */
export const narrowingOf = <Row>(list: ListConfig<Row>): string[] => [
  ...(list.tabs ? [list.tabs.param] : []),
  ...filtersOf(list),
  ...(list.search ? ['query'] : []),
]
