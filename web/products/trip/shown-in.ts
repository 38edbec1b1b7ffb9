import { errorParameters } from '#domain/error-payload.ts'
import { mapParam } from '../../results/map-param.ts'

/** What addresses of lists and comparisons have beside the search and the filters. */
const own = ['searchId', 'stay', 'tour', 'edit', 'open', 'shown', 'same', 'action', mapParam, ...errorParameters]

/** The search of a list or a comparison, and its parameters with the filters, as the page of one of its offers takes them. */
export function shownIn(params: URLSearchParams): { searchId: string | null; query: string } {
  const query = new URLSearchParams([...params].filter(([name]) => !own.includes(name)))
  return { searchId: params.get('searchId'), query: `${query}` }
}
