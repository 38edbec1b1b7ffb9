import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { dayAt } from '#domain/dates.ts'
import { fromCompareParam } from '#domain/flights/compare.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { searchFromParams, searchToParams } from '#domain/flights/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { deskZone } from '../../../kit/desk-zone.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { useArePast } from '../../../kit/use-is-past.ts'
import { chooseOffer } from '../../../products/flight/choose-offer.ts'
import { useCompareList } from '../../../products/flight/compare-list.ts'
import { bookableUntil } from '../../../products/flight/found-in.ts'
import { shareOffers } from '../../../products/flight/share-offers.ts'
import { travellerWords } from '../../../search/traveller-words.ts'
import type { Route } from './+types/compare'
import type { Column } from './compare-rows.ts'
import { CompareSheet } from './compare-sheet.tsx'
import { AllExpired, SomeExpired } from './expired-flights.tsx'
import { type GoneFlight, nameGone, toGone } from './gone-flights.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Compare flights' }]

/** The compared flights of a search; null once its prices are too old, or when it never was this agency's. */
async function readSearch(api: Api, searchId: string, offers: string[]) {
  try {
    return await api.flights.results({ searchId, offers })
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

/** The flights of the address that can still be booked, those that cannot, and how the search is made again for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const wanted = fromCompareParam(params.get('flights') ?? '')
  if (wanted.length === 0) throw redirect(href('/order/new/newFlight'))
  const api = context.get(apiContext)
  const bySearch = Map.groupBy(wanted, ({ searchId }) => searchId)
  const searches = new Map(
    await Promise.all(
      [...bySearch].map(async ([id, flights]) => {
        const offers = flights.map(({ offerId }) => offerId)
        return [id, await readSearch(api, id, offers)] as const
      }),
    ),
  )
  const now = Date.now()
  const columns: Column[] = []
  const gone: GoneFlight[] = []
  for (const { searchId, offerId } of wanted) {
    const found = searches.get(searchId)
    const offer = found?.offers.find((one) => one.id === offerId)
    const query = found ? `${searchToParams(found.search)}` : null
    if (!found || !offer || !query) gone.push({ searchId, offerId, name: null, query })
    else if (Date.parse(offer.expiresAt) <= now) gone.push(toGone(offer, { searchId, query }))
    else
      columns.push({ searchId, query, expiresAt: bookableUntil(offer, found), travellers: travellerWords(found.search), offer })
  }
  const search = FlightSearch.safeParse(searchFromParams(params)).data
  const query = search ? `${searchToParams(search)}` : columns.at(-1)?.query
  const searchAgain = query ? `${href('/order/new/flight/newoffers')}?${query}` : href('/order/new/newFlight')
  return { columns, gone, searchAgain, today: dayAt(new Date(now), deskZone) }
}

/** Opens a checkout of the chosen flight, or mails flights to a customer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const typed = await readForm(request)
  if (typed.intent === 'share') return shareOffers(api, typed)
  const here = url.pathname + url.search
  const [flight] = fromCompareParam(typed.flight ?? '')
  if (!flight) throw redirect(here)
  return chooseOffer(api, flight, here)
}

/** The flights that can be booked side by side. One whose time ends while it is looked at leaves the others alone. */
export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const { columns, searchAgain, today } = loaderData
  const arePast = useArePast(columns.map(({ expiresAt }) => expiresAt))
  const past = columns.filter((_, at) => arePast[at]).map((column) => toGone(column.offer, column))
  const gone = nameGone([...loaderData.gone, ...past], useCompareList())
  const living = columns.filter((_, at) => !arePast[at])
  return (
    <Page width="wide">
      {living.length === 0 ? (
        <AllExpired gone={gone} searchAgain={searchAgain} />
      ) : (
        <>
          {gone.length > 0 && <SomeExpired gone={gone} searchAgain={searchAgain} />}
          <FormError outcome={actionData} />
          <CompareSheet columns={living} today={today} />
        </>
      )}
    </Page>
  )
}
