import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Regional } from '#domain/regional.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readTourDraft } from '../search/read-tour-draft.ts'
import { checkTour } from '../search/tour-draft.ts'

/** The results of a search, or some of its tours; null once they are no longer stored, or if it belongs to another visitor. */
export async function readSnapshot(api: Api, searchId: string, only?: string[]) {
  try {
    return await api.tours.results(only ? { searchId, only } : { searchId })
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

/** The search form for an address, which shows its errors: all other parameters stay. */
export function refusedTour(params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  next.delete('searchId')
  next.set('refused', '1')
  return `/tour/new?${next}`
}

/** The search of an address, and its results if the address has its id. An invalid search redirects to its form, which shows the reason. */
export async function readTours(api: Api, of: { request: Request; regional: Regional }) {
  const params = new URL(of.request.url).searchParams
  const searchId = params.get('searchId')
  const snapshot = searchId ? await readSnapshot(api, searchId) : null
  const { unread, ...form } = await readTourDraft(api, snapshot ? tourToParams(snapshot.search) : params, of)
  const checked = checkTour(form.draft)
  if (!('search' in checked) || (!snapshot && Object.keys(unread).length > 0)) throw redirect(refusedTour(params))
  const edit = params.get('edit')
  const edited = edit === null ? null : (await readTourDraft(api, new URLSearchParams(edit), of)).draft
  return { searchId, snapshot, form, edited, search: checked.search }
}
