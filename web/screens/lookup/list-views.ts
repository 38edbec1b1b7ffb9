import { type SavedView, viewLists } from '#domain/lists/saved-views.ts'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import type { Route } from './+types/list-views'

const listOf = (params: { list: string }) => viewLists.find((list) => list === params.list) ?? viewLists[0]

/** The searches of a list that the member saved. Where they cannot be read the list itself stays usable: none. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<SavedView[]> {
  try {
    return await context.get(apiContext).views.list({ list: listOf(params) })
  } catch (error) {
    console.warn('saved searches are not available', error)
    return []
  }
}

/** Saves one under a name, or removes the one of that name. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { views } = context.get(apiContext)
  const typed = await readForm(request)
  const view = { list: listOf(params), name: typed.name ?? '' }
  try {
    if (request.method === 'DELETE') await views.remove(view)
    else await views.save({ ...view, search: typed.search ?? '' })
    return { done: request.method === 'DELETE' ? 'Saved search removed.' : 'Search saved.' }
  } catch (error) {
    return failedForm(error, typed)
  }
}
