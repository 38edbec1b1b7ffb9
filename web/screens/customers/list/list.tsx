import { IconTag, IconTagOff, IconUpload } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { CustomerQuery } from '#contract/customers/customer-query.ts'
import { apiContext } from '../../../context.ts'
import { readPreference } from '../../../kit/cookies.ts'
import { Button } from '../../../kit/form/button.tsx'
import { answerBulk } from '../../../kit/list/answer-bulk.ts'
import type { BulkAction } from '../../../kit/list/define-list.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { readQuery } from '../../../kit/list/url.ts'
import { useMay } from '../../../session.ts'
import type { Route } from './+types/list'
import { unreadOfCustomers } from './customer-address.ts'
import { customerList } from './list-config.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Customers' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = CustomerQuery.parse(asked)
  const found = await context.get(apiContext).customers.list(query)
  return {
    ...found,
    perPage: query.perPage,
    columns: readPreference(request, 'customerColumns'),
    unread: unreadOfCustomers(asked),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { customers } = context.get(apiContext)
  return answerBulk(request, {
    tag: (id, tag) => customers.tag({ id, tag }),
    untag: (id, tag) => customers.tag({ id, tag, isRemoved: true }),
  })
}

const bulkWith = (suggestions: readonly string[]): BulkAction[] => [
  { name: 'tag', label: 'Add tag', icon: IconTag, ask: { title: 'Add a tag', label: 'Tag', suggestions } },
  { name: 'untag', label: 'Remove tag', icon: IconTagOff, ask: { title: 'Remove a tag', label: 'Tag', suggestions } },
]

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { items, total, page, lastPage, perPage, tags, columns, unread } = loaderData
  const mayWrite = useMay('customers:write')
  const mayExport = useMay('customers:erase')
  return (
    <ListPage
      title="Customers"
      context="People and companies that buy from your agency."
      list={{
        ...customerList,
        filters: [
          ...(customerList.filters ?? []),
          ...(tags.length > 0
            ? [{ param: 'tag', label: 'Any tag', options: tags.map((tag) => ({ value: tag, label: tag })) }]
            : []),
        ],
        bulk: mayWrite ? bulkWith(tags) : [],
        empty: {
          ...customerList.empty,
          action: mayWrite && (
            <Button component={Link} to={href('/users/import')} variant="default">
              Import customers
            </Button>
          ),
        },
      }}
      rows={items}
      paging={{ next: null, numbered: { page, lastPage }, perPage, total }}
      {...(mayExport && { csvHref: '/api/customers.csv' })}
      columnsIn={{ cookie: 'customerColumns', saved: columns }}
      unread={unread}
      actions={
        mayWrite && (
          <>
            <Button
              component={Link}
              to={href('/users/import')}
              variant="default"
              leftSection={<IconUpload size={16} stroke={1.5} aria-hidden="true" />}
            >
              Import
            </Button>
            <Button component={Link} to={href('/users/new')}>
              Add customer
            </Button>
          </>
        )
      }
    />
  )
}
