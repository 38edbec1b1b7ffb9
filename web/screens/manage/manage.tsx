import { href, Link } from 'react-router'
import { OwnTourQuery, ownTourListSize } from '#contract/tour-authoring/own-tours.ts'
import { apiContext } from '../../context.ts'
import { readPreference } from '../../kit/cookies.ts'
import { Button } from '../../kit/form/button.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery } from '../../kit/list/url.ts'
import { useMay } from '../../session.ts'
import type { Route } from './+types/manage'
import { ownTourList } from './own-tour-list.tsx'
import { unreadOfOwnTours } from './own-tours-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Own tours' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = OwnTourQuery.parse(asked)
  return {
    ...(await context.get(apiContext).ownTours.list(query)),
    perPage: query.perPage,
    columns: readPreference(request, 'ownTourColumns'),
    unread: unreadOfOwnTours(asked),
  }
}

/** The tours that the agency creates itself, with their states and next steps. */
export default function Manage({ loaderData }: Route.ComponentProps) {
  const { items, total, page, lastPage, perPage, columns, unread } = loaderData
  const mayWrite = useMay('tours:write')
  const create = mayWrite && (
    <Button component={Link} to={href('/tourManagement/create')}>
      Create a tour
    </Button>
  )
  return (
    <ListPage
      title="Own tours"
      context="Tours that your agency creates and sells itself."
      list={{ ...ownTourList, empty: { ...ownTourList.empty, action: create } }}
      rows={items}
      paging={{ next: null, numbered: { page, lastPage }, perPage, usual: ownTourListSize, total }}
      columnsIn={{ cookie: 'ownTourColumns', saved: columns }}
      unread={unread}
      actions={create}
    />
  )
}
