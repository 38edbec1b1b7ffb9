import { tourFace } from '../../../products/tour/shop/face.tsx'
import { tourSource } from '../../../products/tour/shop/source.ts'
import { ResultsPage, resultsHead } from '../../../results/shop/page.tsx'
import { actOnResults, readResults, startResults } from '../../../results/shop/read-page.ts'
import type { Route } from './+types/results'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => resultsHead(tourFace, loaderData)

export const loader = (args: Route.LoaderArgs) => {
  const searchId = new URL(args.request.url).searchParams.get('searchId')
  return searchId ? readResults(tourSource, args, searchId) : startResults(tourSource, args)
}

export const action = (args: Route.ActionArgs) => actOnResults(tourSource, args)

export default function ShopTours({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultsPage face={tourFace} given={loaderData} refused={actionData ?? null} />
}
