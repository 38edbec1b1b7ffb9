import { Link, useLocation, useSearchParams } from 'react-router'
import { Button } from '../form/button.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { type ListConfig, narrowingOf } from './define-list.ts'
import { withParams } from './url.ts'

/** A list without rows: there are none yet, none match, or the page is beyond the last. */
export function NoRows<Row>({ list }: { list: ListConfig<Row> }) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const page = search.get('page')
  if (page) {
    return (
      <EmptyState
        title={`There is no page ${page}`}
        text="The list ends before it."
        action={
          <Button component={Link} to={withParams(search, { page: null })} variant="default">
            First page
          </Button>
        }
      />
    )
  }
  if (![...narrowingOf(list), 'after'].some((name) => search.get(name))) return <EmptyState {...list.empty} />
  return (
    <EmptyState
      title="Nothing matches"
      text="No entry fits the search and filters together."
      action={
        <Button component={Link} to={pathname} variant="default">
          Clear search and filters
        </Button>
      }
    />
  )
}
