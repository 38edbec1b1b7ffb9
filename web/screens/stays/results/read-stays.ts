import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Regional } from '#domain/regional.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { readStayDraft } from '../search/read-stay-draft.ts'
import { checkStay } from '../search/stay-draft.ts'

/** IANA name of the clocks of a place. */
export const zoneOf = ({ latitude, longitude }: { latitude: number; longitude: number }): string => zoneAt(latitude, longitude)

/** What a search has found, as the server keeps it for half an hour, or some properties of it; null once it is gone, or when it never was this visitor's. */
export async function readSnapshot(api: Api, searchId: string, only?: string[]) {
  try {
    return await api.stays.results(only ? { searchId, only } : { searchId })
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

/** The form of the search of an address, which says what stops it: everything else of the address goes along. */
export function refusedStay(params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('searchId')
  kept.set('refused', '1')
  return `/accommodation/new?${kept}`
}

/** The search of an address, and what it has found where the address names it. One that cannot be made goes back to its form, which says why. */
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
