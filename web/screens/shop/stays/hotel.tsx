import { PropertyPage, propertyHead } from '../../../products/stay/shop/property-page.tsx'
import { actOnOffer, readOfferPage } from '../../../results/shop/read-offer.ts'
import { hotelPath } from '../../stays/hotel/hotel-address.ts'
import { bookRate, readHotel } from '../../stays/hotel/read-hotel.ts'
import type { Route } from './+types/hotel'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => propertyHead(loaderData)

export const loader = (args: Route.LoaderArgs) => readOfferPage(args, readHotel)

export const action = (args: Route.ActionArgs) => actOnOffer(args, { path: hotelPath, book: bookRate })

export default function ShopHotel({ loaderData, actionData }: Route.ComponentProps) {
  return <PropertyPage given={loaderData} refused={actionData ?? null} />
}
