import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { PropertyPage, propertyHead } from '../../../products/stay/shop/property-page.tsx'
import { readAround } from '../../../results/shop/read-around.ts'
import { currencyCookies, ratesOf } from '../../../results/shop/read-page.ts'
import { unsent } from '../../../unsent.ts'
import { hotelPath } from '../../stays/hotel/hotel-address.ts'
import { bookRate, readHotel } from '../../stays/hotel/read-hotel.ts'
import type { Route } from './+types/hotel'
import { redirect } from 'react-router'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => propertyHead(loaderData)

export async function loader({ request, context }: Route.LoaderArgs) {
  const around = await readAround({ request, context })
  const [read, rates] = await Promise.all([readHotel({ request, context }), ratesOf(context.get(apiContext))])
  return unsent({ around, rates, read, query: new URL(request.url).search.slice(1) })
}

/** Books the selected rate, or shows prices in another currency. */
export async function action({ request, context }: Route.ActionArgs) {
  const { currency } = await readForm(request.clone())
  if (!currency) return bookRate({ request, context })
  const here = hotelPath + new URL(request.url).search
  throw redirect(here, { headers: await currencyCookies(context.get(apiContext), request, currency) })
}

export default function ShopHotel({ loaderData, actionData }: Route.ComponentProps) {
  return <PropertyPage given={loaderData} refused={actionData ?? null} />
}
