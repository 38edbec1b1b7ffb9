import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { withError } from '../../../kit/open-error.ts'
import { Page } from '../../../kit/page.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { chooseRate } from '../../../products/stay/choose-rate.ts'
import { ExpiredState } from '../../../results/expired.tsx'
import { sessionContext } from '../../../session.ts'
import type { Route } from './+types/hotel'
import { resultsOf, searchAgainOf } from './hotel-address.ts'
import { hotelFact } from './hotel-fact.ts'
import { House } from './house.tsx'
import { NoRooms } from './no-rooms.tsx'
import { hotelFilterNames } from './rate-filters.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.state !== 'found') return [{ title: 'Accommodation' }]
  const { name, address, description } = loaderData.house.property
  return [
    { title: `${name}, ${address.city}` },
    ...(description ? [{ name: 'description', content: description.slice(0, 160) }] : []),
    ...(loaderData.fact ? [{ 'script:ld+json': loaderData.fact }] : []),
  ]
}

/** Failures after which the house can be asked for again. */
const passing = ['supplier.unavailable', 'server.busy', 'input.too-many-requests']

/** How much longer than for the rates the page waits for reviews, in milliseconds. */
const REVIEWS_WAIT = 1_000
const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

const idsOf = (params: URLSearchParams) => ({
  searchId: params.get('searchId') ?? '',
  propertyId: params.get('hotel') ?? '',
})

/** A house of a search, its rooms asked for anew. One that has no room left says so in the error dialog, once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const params = url.searchParams
  const ids = idsOf(params)
  if (!ids.searchId || !ids.propertyId) throw redirect('/accommodation/new')
  if (params.get('action')) throw redirect(resultsOf(params, params.get('action')))
  const { stays } = context.get(apiContext)
  const reviews = stays.reviews(ids).catch(() => [])
  try {
    const house = await stays.property({ ...ids, rate: params.get('rate') ?? undefined })
    const isShop = context.get(sessionContext).host.kind === 'storefront'
    const fact = isShop ? hotelFact(house.property, url.origin) : null
    // A page without scripts shows what is there when it is sent: reviews are mostly here before the rates are.
    const known = await Promise.race([reviews, pause(REVIEWS_WAIT)])
    return { state: 'found' as const, house, reviews: known ?? reviews, fact, now: new Date().toISOString() }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { code } = error.data
    if (code === 'stay.search-expired' || code === 'input.invalid') return { state: 'expired' as const }
    if (passing.includes(code)) return { state: 'failed' as const, words: { title: error.data.title, text: error.data.body } }
    if (code !== 'stay.no-availability') throw error
    const dialog = params.has('told') ? null : dialogOfProduct('stay', error.data)
    if (dialog) throw redirect(withError(`/accommodation/hotel?${params}&told=1`, dialog))
    return { state: 'gone' as const }
  }
}

/** Filters of the rates and the error dialog are in the address too, and need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href === nextUrl.href || nextUrl.searchParams.has('action')) return defaultShouldRevalidate
  const quiet = ['error', 'errorCode', 'errorType', 'errorPayload', ...hotelFilterNames]
  const rest = [currentUrl, nextUrl].map(({ searchParams }) => `${[...searchParams].filter(([name]) => !quiet.includes(name))}`)
  return rest[0] !== rest[1]
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { rateId } = await readForm(request)
  const ids = idsOf(url.searchParams)
  if (!rateId || !ids.searchId || !ids.propertyId) throw data(null, { status: 400 })
  return chooseRate(context.get(apiContext), { ...ids, rateId }, url.pathname + url.search)
}

/** One house: pictures first, then rooms and prices, then the evidence. */
export default function Hotel({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  if (loaderData.state === 'found') return <House {...loaderData} outcome={actionData} />
  return (
    <Page>
      {loaderData.state === 'gone' && <NoRooms params={params} />}
      {loaderData.state === 'expired' && <ExpiredState searchAgain={searchAgainOf(params)} />}
      {loaderData.state === 'failed' && <FailedState {...loaderData.words} onRetry={() => location.reload()} />}
    </Page>
  )
}
