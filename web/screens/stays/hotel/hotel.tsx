import { Button, Group } from '@mantine/core'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { amenityName } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { withError } from '../../../kit/open-error.ts'
import { Page } from '../../../kit/page.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { FailedState } from '../../../kit/states/failed-state.tsx'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { chooseRate } from '../../../products/stay/choose-rate.ts'
import { ExpiredState } from '../../../results/expired.tsx'
import { sessionContext } from '../../../session.ts'
import type { Fact } from '../../../site/json-ld.ts'
import type { Route } from './+types/hotel'
import { datesOf, resultsOf, searchAgainOf } from './hotel-address.ts'
import { House } from './house.tsx'
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

/** A house as search engines read it (schema.org); `origin` is of the page that shows it. */
function hotelFact(property: StayProperty, origin: string): Fact {
  const { name, address, latitude, longitude, stars, score, reviewCount } = property
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line,
      addressLocality: address.city,
      addressCountry: address.country,
      ...(address.region ? { addressRegion: address.region } : {}),
      ...(address.postcode ? { postalCode: address.postcode } : {}),
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(property.photos.length > 0 ? { image: property.photos.slice(0, 5).map((photo) => origin + photo) } : {}),
    ...(property.description ? { description: property.description } : {}),
    ...(property.phone ? { telephone: property.phone } : {}),
    ...(property.checkInFrom ? { checkinTime: property.checkInFrom } : {}),
    ...(property.checkOutUntil ? { checkoutTime: property.checkOutUntil } : {}),
    ...(stars ? { starRating: { '@type': 'Rating', ratingValue: stars } } : {}),
    ...(score && reviewCount
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, bestRating: 10, reviewCount } }
      : {}),
    amenityFeature: property.amenities.map((key) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityName(key),
      value: 'True',
    })),
  }
}

/** The house is full on these days: other days, or another house. */
function NoRooms({ params }: { params: URLSearchParams }) {
  return (
    <EmptyState
      heading="h1"
      title="No room is left here on these days"
      text="The last ones were sold meanwhile. Nothing was booked and nothing was charged."
      action={
        <Group gap="xs" justify="center">
          <Button component={Link} to={datesOf(params)}>
            Change the dates
          </Button>
          <Button component={Link} to={resultsOf(params)} variant="default">
            Other accommodation
          </Button>
        </Group>
      }
    />
  )
}
