import { stayFace } from '../../../products/stay/shop/face.tsx'
import { staySource } from '../../../products/stay/shop/source.ts'
import { ResultsPage, resultsHead } from '../../../results/shop/page.tsx'
import { actOnResults, readResults, startResults } from '../../../results/shop/read-page.ts'
import type { Route } from './+types/results'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => resultsHead(stayFace, loaderData)

export const loader = (args: Route.LoaderArgs) => {
  const searchId = new URL(args.request.url).searchParams.get('searchId')
  return searchId ? readResults(staySource, args, searchId) : startResults(staySource, args)
}

export const action = (args: Route.ActionArgs) => actOnResults(staySource, args)

export default function ShopStays({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultsPage face={stayFace} given={loaderData} refused={actionData ?? null} />
}
