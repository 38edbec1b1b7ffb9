import { data, href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../../../context.ts'
import { preferenceFor } from '../../../kit/cookies.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { chooseOffer } from '../../../products/flight/choose-offer.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import { searchOfAddress } from '../../flights/results/offers-address.ts'
import type { Route } from './+types/offers'
import { readResults } from './read-results.ts'
import { readShop } from './read-shop.ts'
import { resultsHead } from './results-head.ts'
import { ShopResultsPage } from './results-page.tsx'

/** Plain HTML: filters, order and choice are links and forms, and a small script only spares the reload. */
export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => resultsHead(loaderData && readUnsent(loaderData))

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const around = await readShop(request, context)
  const params = new URL(request.url).searchParams
  const searchId = params.get('search')
  if (!searchId) throw redirect(searchOfAddress(params))
  return unsent(await readResults(request, context, { around, searchId }))
}

/** Opens a checkout of the chosen offer, or shows prices in another currency. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const typed = await readForm(request)
  const url = new URL(request.url)
  const here = `${href('/order/new/flight/offers')}${url.search}`
  if (typed.currency) throw redirect(here, { headers: await currencyCookies(api, request, typed.currency) })
  const searchId = url.searchParams.get('search')
  if (!searchId || !typed.offerId) throw data(null, { status: 400 })
  return chooseOffer(api, { searchId, offerId: typed.offerId }, here)
}

export default function ShopOffers({ loaderData, actionData }: Route.ComponentProps) {
  const refused =
    actionData && 'failure' in actionData ? { failure: actionData.failure, offerId: actionData.typed.offerId ?? '' } : null
  return <ShopResultsPage {...readUnsent(loaderData)} refused={refused} />
}

/** The cookies that show prices in a currency, at today's rate. One that has no rate changes nothing. */
async function currencyCookies(api: Api, request: Request, wanted: string): Promise<Headers> {
  const { rates, base } = await api.rates.list()
  const rate = rates.find(({ currency }) => currency === wanted)?.rate
  const headers = new Headers()
  if (!rate) return headers
  headers.append('set-cookie', preferenceFor(request, 'currency', wanted))
  headers.append('set-cookie', preferenceFor(request, 'currencyRate', rate))
  headers.append('set-cookie', preferenceFor(request, 'currencyBase', base))
  return headers
}
