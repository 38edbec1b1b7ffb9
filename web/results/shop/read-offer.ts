import { redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { readForm } from '../../kit/form/outcome.ts'
import { leadToTrip } from '../../products/trip/lead-to-trip.ts'
import { unsent } from '../../unsent.ts'
import type { Asking } from './face.ts'
import { readAround } from './read-around.ts'
import { currencyCookies, ratesOf } from './read-page.ts'

/** The page of one offer of a storefront, which `read` reads. */
export async function readOfferPage<R>(asking: Asking, read: (asking: Asking) => Promise<R>) {
  const around = await readAround(asking)
  const [found, rates] = await Promise.all([read(asking), ratesOf(asking.context.get(apiContext))])
  return unsent({ around, rates, read: found, query: new URL(asking.request.url).search.slice(1) })
}

/** Books the choice, adds it to the trip, or shows prices in another currency. */
export async function actOnOffer<R extends object>(
  asking: Asking,
  { path, book }: { path: string; book: (asking: Asking) => Promise<R> },
) {
  const { request, context } = asking
  const { currency } = await readForm(request.clone())
  if (!currency) return leadToTrip(await book(asking))
  const here = path + new URL(request.url).search
  throw redirect(here, { headers: await currencyCookies(context.get(apiContext), request, currency) })
}
