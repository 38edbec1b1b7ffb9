import { apiContext } from '../../context.ts'
import type { Route } from './+types/everything'

/** Orders and customers for the command palette. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('query') ?? ''
  return context.get(apiContext).search.everything({ query: query.slice(0, 80) })
}
