import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFetcher, useLocation, useNavigation, useSearchParams } from 'react-router'
import type { Preference } from '#contract/session/cookies.ts'
import { writePreference } from '../cookies.ts'
import { Button } from '../form/button.tsx'
import { Notice } from '../notice.tsx'
import { Page } from '../page.tsx'
import { PageHeader } from '../page-header.tsx'
import type { BulkOutcome } from './answer-bulk.ts'
import { BulkBar, BulkResult } from './bulk-bar.tsx'
import { chosenColumns, readChoice } from './choose-columns.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { ListConfig } from './define-list.ts'
import css from './list-page.module.css'
import { ListPaging, type Paging } from './list-paging.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { NoRows } from './no-rows.tsx'
import { daysOf, withParams } from './url.ts'
import { useSelection } from './use-selection.ts'

type Props<Row> = {
  title: string
  context?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  list: ListConfig<Row>
  rows: readonly Row[]
  paging: Paging
  /** The API's CSV address; the filters and the sort of the list are added to it. */
  csvHref?: string
  /** The cookie with the chosen columns, and its value. */
  columnsIn?: { cookie: Preference; saved: string | null }
  /** The invalid values of the address (`unreadParameters`). */
  unread?: readonly string[]
  /** Above the tools: a balance, a banner. */
  children?: ReactNode
}

/** A whole list screen by configuration. Tabs, filters, search, days, sort and page live in the address. */
export function ListPage<Row>({ list, rows, paging, ...head }: Props<Row>) {
  const { title, context, actions, csvHref, columnsIn, unread = [], children } = head
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isPending = navigation.state === 'loading' && navigation.location.pathname === pathname
  const [chosen, setChosen] = useState(() => readChoice(list.columns, columnsIn?.saved ?? null))
  const choose = (keys: string[]) => {
    if (columnsIn) writePreference(columnsIn.cookie, keys.join('.'))
    setChosen(keys)
  }
  const selection = useSelection(rows.map(list.rowKey))
  const bulk = useFetcher<BulkOutcome>()
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map())
  const labels = new Map(rows.map((row) => [list.rowKey(row), list.rowLabel?.(row) ?? list.rowKey(row)]))
  const selected = new Map(selection.keys.map((key) => [key, labels.get(key) ?? key]))
  const hasBulk = list.bulk !== undefined && list.bulk.length > 0
  const shown = { ...list, columns: chosenColumns(list.columns, chosen) }
  return (
    <Page width="wide">
      <PageHeader title={title} context={context}>
        {csvHref && rows.length > 0 && (
          <Button
            component="a"
            href={`${csvHref}${withParams(search, { after: null, page: null, ...(list.days && daysOf(search)) })}`}
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
          >
            CSV
          </Button>
        )}
        {columnsIn && rows.length > 0 && <ColumnChoice columns={list.columns} chosen={chosen} onChange={choose} />}
        {actions}
      </PageHeader>
      {children}
      {unread.length > 0 && (
        <div className={css.notice}>
          <Notice tone="warn" role="status" title="Not everything in this address could be read">
            <ul>
              {unread.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <ListTools list={list} />
      {bulk.data && <BulkResult outcome={bulk.data} labels={sent} />}
      <div className={css.box} aria-busy={isPending}>
        {rows.length > 0 ? <ListTable list={shown} rows={rows} selection={hasBulk ? selection : null} /> : <NoRows list={list} />}
      </div>
      {list.bulk && (
        <BulkBar
          actions={list.bulk}
          chosen={selected}
          fetcher={bulk}
          onSend={() => setSent(selected)}
          onClear={selection.clear}
        />
      )}
      <ListPaging paging={paging} />
    </Page>
  )
}
