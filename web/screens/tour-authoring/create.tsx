import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { useMay } from '../../session.ts'
import { actOnTour } from './act-on-tour.ts'
import type { Route } from './+types/create'
import { StartTour } from './start-tour.tsx'
import { TourOverview } from './tour-overview.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.own ? loaderData.own.tour.name.title || 'New tour' : 'Create a tour' },
]

/** With `tour` the overview of that tour, otherwise the start of a new one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ownTours } = context.get(apiContext)
  const id = new URL(request.url).searchParams.get('tour')
  if (id) return { own: await ownTours.get({ id }), versions: (await ownTours.versions({ id })).items, drafts: [] }
  const { items } = await ownTours.list({ status: 'draft', perPage: 5 })
  return { own: null, versions: [], drafts: items }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnTour(context.get(apiContext), request)

export default function CreateTour({ loaderData: { own, versions, drafts }, actionData }: Route.ComponentProps) {
  const mayWrite = useMay('tours:write')
  if (own) return <TourOverview own={own} versions={versions} mayWrite={mayWrite} answer={actionData} />
  return (
    <StartTour drafts={drafts} mayWrite={mayWrite} answer={actionData}>
      <Link to={href('/manage')}>All own tours</Link>
    </StartTour>
  )
}
