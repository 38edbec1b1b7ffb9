import { href, Link } from 'react-router'
import { PackageQuery, packageListSize } from '#contract/packages/packages.ts'
import { apiContext } from '../../../context.ts'
import { readPreference } from '../../../kit/cookies.ts'
import { Button } from '../../../kit/form/button.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { readQuery } from '../../../kit/list/url.ts'
import { useMay } from '../../../session.ts'
import type { Route } from './+types/list'
import { packageList } from './list-config.tsx'
import { unreadOfPackages } from './package-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Packages' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = PackageQuery.parse(asked)
  return {
    ...(await context.get(apiContext).packages.list(query)),
    perPage: query.perPage,
    columns: readPreference(request, 'packageColumns'),
    unread: unreadOfPackages(asked),
  }
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { items, total, page, lastPage, perPage, columns, unread } = loaderData
  const mayWrite = useMay('packages:write')
  const make = mayWrite && (
    <Button component={Link} to={href('/packages/new')}>
      New package
    </Button>
  )
  return (
    <ListPage
      title="Packages"
      context="What your agency sells together at one price."
      list={{ ...packageList, empty: { ...packageList.empty, action: make } }}
      rows={items}
      paging={{ next: null, numbered: { page, lastPage }, perPage, usual: packageListSize, total }}
      columnsIn={{ cookie: 'packageColumns', saved: columns }}
      unread={unread}
      actions={make}
    />
  )
}
