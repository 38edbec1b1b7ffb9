import { IconArmchairOff, IconRefresh } from '@tabler/icons-react'
import { href, Link, redirect } from 'react-router'
import { OrderQuery } from '#contract/orders/order-query.ts'
import { numbersOf } from '#domain/numbers.ts'
import type { OrderScope } from '#domain/team/order-scopes.ts'
import { apiContext } from '../../../context.ts'
import { readPreference } from '../../../kit/cookies.ts'
import { Button } from '../../../kit/form/button.tsx'
import { answerBulk } from '../../../kit/list/answer-bulk.ts'
import type { BulkAction } from '../../../kit/list/define-list.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { readQuery } from '../../../kit/list/url.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { NewSaleButton } from '../../../order/new-sale-button.tsx'
import { sessionContext, useMay, useSession } from '../../../session.ts'
import type { Route } from './+types/list'
import { DeskList } from './desk-list.tsx'
import { columnsOf } from './list-columns.tsx'
import { countOf, orderFilters, orderList, productTabs } from './list-config.tsx'
import { beyondPages, unreadOfOrders, withOwnNames } from './order-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Orders' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { orders } = context.get(apiContext)
  const asked = readQuery(request)
  if (asked.view === 'desk') return { desk: (await orders.desk()).items, now: new Date().toISOString() }
  const ownNames = withOwnNames(new URL(request.url))
  if (ownNames) throw redirect(ownNames)
  const query = OrderQuery.parse(asked)
  const found = await orders.list(query)
  const beyond = beyondPages(asked.page, found, numbersOf(context.get(sessionContext).reader.numbers))
  const unread = [...unreadOfOrders(asked), ...(beyond ? [beyond] : [])]
  return { ...found, desk: null, columns: readPreference(request, 'orderColumns'), unread, query }
}

/** The bulk actions of both lists. */
export async function action({ request, context }: Route.ActionArgs) {
  const { orders } = context.get(apiContext)
  return answerBulk(request, {
    release: (id) => orders.release({ id }),
    'check-again': (id) => orders.decide({ id, decision: 'check-again', note: '' }),
  })
}

const release: BulkAction = {
  name: 'release',
  label: 'Release what is held',
  icon: IconArmchairOff,
  question: {
    title: 'Release what is held?',
    text: 'What is held and not paid goes back to its supplier, and the orders end. Nothing is charged.',
  },
}
const checkAgain: BulkAction = { name: 'check-again', label: 'Check with the supplier again', icon: IconRefresh }

export default function Orders({ loaderData }: Route.ComponentProps) {
  if (loaderData.desk) return <DeskList items={loaderData.desk} now={loaderData.now} bulk={[checkAgain]} />
  return <OrderList {...loaderData} />
}

type Listed = Extract<Route.ComponentProps['loaderData'], { desk: null }>

const contexts: Record<OrderScope, string> = {
  own: 'The orders that you made or took over.',
  branch: 'Your orders, and those that were made in your branch.',
  all: 'Everything your agency has sold, and what is still on its way.',
}

function OrderList({ items, next, tabs, columns, query, unread, page, lastPage, branches }: Listed) {
  const numbers = useNumbers()
  const session = useSession()
  const hasApprovals = session !== null && (session.approvals > 0 || session.hasRequested)
  const mayDecide = useMay('orders:decide')
  const mayRelease = useMay('orders:write')
  const all = countOf(tabs, null)
  const hasOrders = all.count > 0 || all.isMore
  return (
    <ListPage
      title="Orders"
      context={contexts[session?.orderScope ?? 'all']}
      list={{
        ...orderList,
        columns: columnsOf(query.statusType, { product: query.type, hasBranches: branches.length > 0 }),
        filters: orderFilters(query.type, branches),
        tabs: productTabs(tabs, numbers),
        bulk: [...(mayRelease ? [release] : []), ...(mayDecide ? [checkAgain] : [])],
      }}
      rows={items}
      paging={{
        next,
        numbered: page === null ? null : { page, lastPage },
        perPage: query.perPage,
        total: countOf(tabs, query.type),
      }}
      csvHref="/api/orders.csv"
      columnsIn={{ cookie: 'orderColumns', saved: columns }}
      unread={unread}
      actions={
        (hasOrders || hasApprovals) && (
          <>
            {hasApprovals && (
              <Button component={Link} to={href('/approvals')} variant="default">
                Approvals
              </Button>
            )}
            {mayDecide && (
              <Button component={Link} to="?view=desk" variant="default">
                Needs a person
              </Button>
            )}
            <NewSaleButton />
          </>
        )
      }
    />
  )
}
