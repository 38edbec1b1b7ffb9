import { flightFace } from '../../../products/flight/shop/face.tsx'
import { flightSource } from '../../../products/flight/shop/source.ts'
import { ResultsPage, resultsHead } from '../../../results/shop/page.tsx'
import { actOnResults, readResults } from '../../../results/shop/read-page.ts'
import { searchOfAddress } from '../../flights/results/offers-address.ts'
import type { Route } from './+types/offers'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => resultsHead(flightFace, loaderData)

export async function loader(args: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const params = new URL(args.request.url).searchParams
  return readResults(flightSource, args, params.get('search'), searchOfAddress(params))
}

export const action = (args: Route.ActionArgs) => actOnResults(flightSource, args)

export default function ShopOffers({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultsPage face={flightFace} given={loaderData} refused={actionData ?? null} />
}
