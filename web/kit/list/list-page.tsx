import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { Page } from '../page.tsx'
import { PageHeader } from '../page-header.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import type { ListConfig } from './define-list.ts'
import css from './list-box.module.css'
import { ListPaging, type Paging } from './list-paging.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { withParams } from './url.ts'

type Props<Row> = {
  title: string
  context?: ReactNode
  /** Buttons at the right of the title. */
  actions?: ReactNode
  list: ListConfig<Row>
  rows: readonly Row[]
  paging: Paging
  /** The API's CSV address; the list's current filters are added to it. */
  csvHref?: string
  /** Above the tools: a balance, a banner. */
  children?: ReactNode
}

/** A whole list screen by configuration. Tabs, filters, search, sort and page live in the address. */
export function ListPage<Row>({ title, context, actions, list, rows, paging, csvHref, children }: Props<Row>) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isPending = navigation.state === 'loading' && navigation.location.pathname === pathname
  const narrowing = [list.tabs?.param, ...(list.filters ?? []).map((filter) => filter.param), 'query', 'after'].filter(
    (name) => name !== undefined,
  )
  const page = search.get('page')
  const isNarrowed = narrowing.some((name) => search.get(name))
  return (
    <Page width="wide">
      <PageHeader title={title} context={context}>
        {csvHref && (
          <Button
            component="a"
            href={`${csvHref}${withParams(search, {})}`}
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} />}
          >
            CSV
          </Button>
        )}
        {actions}
      </PageHeader>
      {children}
      <ListTools list={list} />
      <div className={css.box} aria-busy={isPending}>
        {rows.length > 0 && <ListTable list={list} rows={rows} />}
        {rows.length === 0 && !isNarrowed && !page && <EmptyState {...list.empty} />}
        {rows.length === 0 && page && (
          <EmptyState
            title={`There is no page ${page}`}
            text="The list ends before it."
            action={
              <Button component={Link} to={withParams(search, { page: null })} variant="default">
                First page
              </Button>
            }
          />
        )}
        {rows.length === 0 && isNarrowed && !page && (
          <EmptyState
            title="Nothing matches"
            text="No entry fits the search and filters together."
            action={
              <Button component={Link} to={pathname} variant="default">
                Clear search and filters
              </Button>
            }
          />
        )}
      </div>
      <ListPaging paging={paging} />
    </Page>
  )
}
