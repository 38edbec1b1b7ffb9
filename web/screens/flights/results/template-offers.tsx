import { data } from 'react-router'
import { Mantine } from '../../../kit/mantine.tsx'
import { requireMember, unknownAsNothing } from '../../../layouts/guards.ts'
import type { Route } from './+types/template-offers'
import Offers, { action as actOnOffers, loader as readOffers } from './offers.tsx'
import css from './template-offers.module.css'

export { meta } from './offers.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireMember, unknownAsNothing]

/** The address for the loader of the results page: the search id is in the query. */
function withSearch({ url, params }: { url: URL; params: { id: string } }): URL {
  const named = new URL(url)
  named.searchParams.set('search', params.id)
  return named
}

/** The results of a search on a page of their own, outside the portal's layout. */
export async function loader(args: Route.LoaderArgs) {
  const read = await readOffers({ ...args, url: withSearch(args) })
  if (!read.snapshot) throw data(null, { status: 404 })
  return read
}

export const action = (args: Route.ActionArgs) => actOnOffers({ ...args, url: withSearch(args) })

export default function TemplateOffers(props: Route.ComponentProps) {
  return (
    <Mantine>
      <main id="content" className={css.page}>
        <Offers {...props} />
      </main>
    </Mantine>
  )
}
