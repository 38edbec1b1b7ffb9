import { href, Link } from 'react-router'
import { QuoteQuery } from '#contract/quotes/quote-query.ts'
import { quoteStatuses, quoteStatusWords } from '#domain/quotes/quote-status.ts'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { readQuery } from '../../../kit/list/url.ts'
import { useMay } from '../../../session.ts'
import type { Route } from './+types/list'
import { quoteList } from './list-config.tsx'
import { unreadOfQuotes } from './quote-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Quotes' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = QuoteQuery.parse(asked)
  return { ...(await context.get(apiContext).quotes.list(query)), perPage: query.perPage, unread: unreadOfQuotes(asked) }
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { items, total, page, lastPage, perPage, counts, unread } = loaderData
  const mayWrite = useMay('quotes:write')
  const make = (
    <Button component={Link} to={href('/quotes/new')}>
      New quote
    </Button>
  )
  const countOf = (status: string) => counts.find((one) => one.status === status)?.count ?? 0
  return (
    <ListPage
      title="Quotes"
      context="What customers were offered, and what they answered."
      list={{
        ...quoteList,
        tabs: {
          param: 'status',
          tabs: [
            { label: 'All', value: null },
            ...quoteStatuses.map((status) => ({
              label: quoteStatusWords[status],
              value: status,
              count: String(countOf(status)),
            })),
          ],
        },
        empty: { ...quoteList.empty, action: mayWrite && make },
      }}
      rows={items}
      paging={{ next: null, numbered: { page, lastPage }, perPage, total }}
      unread={unread}
      actions={
        <>
          <Button component={Link} to={href('/quotes/board')} variant="default">
            Board
          </Button>
          {mayWrite && make}
        </>
      }
    />
  )
}
