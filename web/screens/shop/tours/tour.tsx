import { redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { TourOnShop, tourHead } from '../../../products/tour/shop/tour-on-page.tsx'
import { readAround } from '../../../results/shop/read-around.ts'
import { currencyCookies, ratesOf } from '../../../results/shop/read-page.ts'
import { unsent } from '../../../unsent.ts'
import { bookTour, readTour } from '../../tours/tour/read-tour.ts'
import { tourPagePath } from '../../tours/tour/tour-page-address.ts'
import type { Route } from './+types/tour'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => tourHead(loaderData)

export async function loader({ request, context }: Route.LoaderArgs) {
  const around = await readAround({ request, context })
  const [read, rates] = await Promise.all([readTour({ request, context }), ratesOf(context.get(apiContext))])
  return unsent({ around, rates, read, query: new URL(request.url).search.slice(1) })
}

/** Books the selected start, or shows prices in another currency. */
export async function action({ request, context }: Route.ActionArgs) {
  const { currency } = await readForm(request.clone())
  if (!currency) return bookTour({ request, context })
  const here = tourPagePath + new URL(request.url).search
  throw redirect(here, { headers: await currencyCookies(context.get(apiContext), request, currency) })
}

export default function ShopTour({ loaderData, actionData }: Route.ComponentProps) {
  return <TourOnShop given={loaderData} refused={actionData ?? null} />
}
