import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Regional } from '#domain/regional.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readStayDraft } from '../search/read-stay-draft.ts'
import { checkStay } from '../search/stay-draft.ts'

/** IANA time zone of a place. */
export const zoneOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string => zoneAt(latitude, longitude)

/**
 * The results of a search, which the server stores for half an hour, or some of its properties; null once it is evicted, or if it belongs to another
 * visitor.
 */
export async function readSnapshot(api: Api, searchId: string, only?: string[]) {
  try {
    return await api.stays.results(only ? { searchId, only } : { searchId })
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

/** The search form for an address, which shows its errors: all other parameters stay. */
export function refusedStay(params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  next.delete('searchId')
  next.set('refused', '1')
  return `/accommodation/new?${next}`
}

/** The search of an address, and its results if the address has its id. An invalid search redirects to its form, which shows the reason. */
export async function readStays(api: Api, of: { request: Request; regional: Regional }) {
  const params = new URL(of.request.url).searchParams
  const searchId = params.get('searchId')
  const snapshot = searchId ? await readSnapshot(api, searchId) : null
  const { unread, ...form } = await readStayDraft(api, snapshot ? stayToParams(snapshot.search) : params, of)
  const checked = checkStay(form.draft)
  if (!('search' in checked) || (!snapshot && Object.keys(unread).length > 0)) throw redirect(refusedStay(params))
  const edit = params.get('edit')
  const edited = edit === null ? null : (await readStayDraft(api, new URLSearchParams(edit), of)).draft
  return { searchId, snapshot, form, edited, search: checked.search, zone: zoneOf(checked.search.destination) }
}
