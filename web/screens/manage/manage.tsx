import { href, redirectDocument } from 'react-router'
import { apiContext, originContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { todayAtAgency } from '../../session.ts'
import type { Route } from './+types/manage'
import { DeparturesTab, loadDepartures } from './departures/departures-tab.tsx'
import { tabOf } from './manage-tabs.tsx'
import { loadOwnTours, OwnToursTab } from './own-tours-tab.tsx'
import { actOnReview, isReviewIntent, loadReviews, ReviewsTab } from './reviews/reviews-tab.tsx'
import { loadResellers, ResellersTab } from './resellers/resellers-tab.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Own tours' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const tab = tabOf(request)
  if (tab === 'departures') return { tab, ...(await loadDepartures(api, request, todayAtAgency(context))) } as const
  if (tab === 'reviews') return { tab, ...(await loadReviews(api, request)) } as const
  if (tab === 'resellers') return { tab, ...(await loadResellers(api, context.get(originContext))) } as const
  // A document of its own: it alone may use the camera.
  if (tab === 'check-in') throw redirectDocument(href('/manage/check-in'))
  return { tab, ...(await loadOwnTours(api, request)) } as const
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const typed = await readForm(request)
  const { name = '', email = '', commission = '' } = typed
  try {
    if (isReviewIntent(typed.intent)) return await actOnReview(api.tourReviews, typed)
    return { made: await api.tourResellers.create({ name, email, commission: Number(commission || Number.NaN) }) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** The agency's own tours: those that it creates, their departures, reviews and resellers. */
export default function Manage({ loaderData }: Route.ComponentProps) {
  if (loaderData.tab === 'departures') return <DeparturesTab {...loaderData} />
  if (loaderData.tab === 'reviews') return <ReviewsTab {...loaderData} />
  if (loaderData.tab === 'resellers') return <ResellersTab {...loaderData} />
  return <OwnToursTab {...loaderData} />
}
