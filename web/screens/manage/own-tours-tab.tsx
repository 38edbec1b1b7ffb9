import { href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { OwnTourQuery, ownTourListSize } from '#contract/tour-authoring/own-tours.ts'
import { readPreference } from '../../kit/cookies.ts'
import { Button } from '../../kit/form/button.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery } from '../../kit/list/url.ts'
import { useMay } from '../../session.ts'
import { ManageTabs } from './manage-tabs.tsx'
import { ownTourList } from './own-tour-list.tsx'
import { unreadOfOwnTours } from './own-tours-address.ts'

export async function loadOwnTours(api: Api, request: Request) {
  const asked = readQuery(request)
  const query = OwnTourQuery.parse(asked)
  return {
    ...(await api.ownTours.list(query)),
    perPage: query.perPage,
    columns: readPreference(request, 'ownTourColumns'),
    unread: unreadOfOwnTours(asked),
  }
}

/** The tours that the agency creates itself, with their states and next steps. */
export function OwnToursTab({
  items,
  total,
  page,
  lastPage,
  perPage,
  columns,
  unread,
}: Awaited<ReturnType<typeof loadOwnTours>>) {
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
    >
      <ManageTabs open="create" />
    </ListPage>
  )
}
