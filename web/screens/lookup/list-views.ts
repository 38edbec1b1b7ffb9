import { data } from 'react-router'
import { type SavedView, type ViewList, viewLists } from '#domain/lists/saved-views.ts'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import type { Route } from './+types/list-views'

function listOf(params: { list: string }): ViewList {
  const list = viewLists.find((one) => one === params.list)
  if (!list) throw data(null, { status: 404 })
  return list
}

/** The searches of a list that the member saved. Where they cannot be read the list itself stays usable: none. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<SavedView[]> {
  const list = listOf(params)
  try {
    return await context.get(apiContext).views.list({ list })
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
