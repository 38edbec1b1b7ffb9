import { flightFace } from '../../../products/flight/shop/face.tsx'
import { flightSource } from '../../../products/flight/shop/source.ts'
import { ResultsPage, resultsHead } from '../../../results/shop/page.tsx'
import { startResults } from '../../../results/shop/read-page.ts'
import type { Route } from './+types/new-offers'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => resultsHead(flightFace, loaderData)

export const loader = (args: Route.LoaderArgs) => startResults(flightSource, args)

export default function ShopNewOffers({ loaderData }: Route.ComponentProps) {
  return <ResultsPage face={flightFace} given={loaderData} />
}
