import { href, redirect } from 'react-router'
import { fromCompareParam } from '#domain/flights/compare.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { searchFromParams } from '#domain/flights/search-from-params.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { apiContext } from '../../../context.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { useArePast } from '../../../kit/use-is-past.ts'
import { useRereading } from '../../../kit/use-rereading.ts'
import { chooseOffer } from '../../../products/flight/choose-offer.ts'
import { comparedFlights } from '../../../products/flight/compare-list.ts'
import { shareOffers } from '../../../products/flight/share-offers.ts'
import { addToQuote } from '../../../products/quote/add-to-quote.ts'
import { addToTrip } from '../../../products/trip/add-to-trip.ts'
import { leadOnShop } from '../../../products/trip/lead-to-trip.ts'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { todayAtAgency } from '../../../session.ts'
import type { Route } from './+types/compare'
import { CompareSheet } from './compare-sheet.tsx'
import { AllExpired, SomeExpired } from './expired-flights.tsx'
import { readColumns } from './read-columns.ts'
import { nameUnavailable, toUnavailable } from './unavailable-flights.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Compare flights' }]

/** The flights of the address that can be booked, those that cannot, and the address that repeats their search. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const wanted = fromCompareParam(params.getAll('flights').join(','))
  if (wanted.length === 0) throw redirect(href('/order/new/newFlight'))
  const now = Date.now()
  const { columns, gone, isRunning } = await readColumns(context.get(apiContext), wanted, now)
  const search = FlightSearch.safeParse(searchFromParams(params)).data
  const query = search ? `${searchToParams(search)}` : columns.at(-1)?.query
  const searchAgain = query ? `${href('/order/new/flight/newoffers')}?${query}` : href('/order/new/newFlight')
  return { columns, gone, isRunning, searchAgain, today: todayAtAgency(context) }
}

/** Opens a checkout of the chosen flight, adds one to a trip or to a quote, or mails flights to a customer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const typed = await readForm(request)
  if (typed.intent === 'share') return shareOffers(api, typed)
  const here = url.pathname + url.search
  const [flight] = fromCompareParam(typed.toTrip ?? typed.toQuote ?? typed.flight ?? '')
  if (!flight) throw redirect(here)
  if (typed.toTrip) return leadOnShop(context, await addToTrip(api, { product: 'flight', ...flight }))
  if (typed.toQuote) return addToQuote({ product: 'flight', ...flight })
  return chooseOffer(api, flight, here)
}

/** The comparison of the flights that can be booked. One that expires while the page is open is removed. */
export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const { columns, isRunning, searchAgain, today } = loaderData
  useRereading(isRunning)
  useAddedToTrip(actionData)
  const arePast = useArePast(columns.map(({ expiresAt }) => expiresAt))
  const past = columns.filter((_, at) => arePast[at]).map((column) => toUnavailable(column.offer, column))
  const gone = nameUnavailable([...loaderData.gone, ...past], comparedFlights.useList())
  const available = columns.filter((_, at) => !arePast[at])
  return (
    <Page width="wide">
      {available.length === 0 ? (
        <AllExpired gone={gone} searchAgain={searchAgain} />
      ) : (
        <>
          {gone.length > 0 && <SomeExpired gone={gone} searchAgain={searchAgain} />}
          <FormError outcome={actionData} />
          <CompareSheet columns={available} today={today} />
        </>
      )}
    </Page>
  )
}
