import { TourOnShop, tourHead } from '../../../products/tour/shop/tour-on-page.tsx'
import { actOnOffer, readOfferPage } from '../../../results/shop/read-offer.ts'
import { bookTour, readTour } from '../../tours/tour/read-tour.ts'
import { tourPagePath } from '../../tours/tour/tour-page-address.ts'
import type { Route } from './+types/tour'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => tourHead(loaderData)

export const loader = (args: Route.LoaderArgs) => readOfferPage(args, readTour)

export const action = (args: Route.ActionArgs) => actOnOffer(args, { path: tourPagePath, book: bookTour })

export default function ShopTour({ loaderData, actionData }: Route.ComponentProps) {
  return <TourOnShop given={loaderData} refused={actionData ?? null} />
}
