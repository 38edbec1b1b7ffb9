import type { Api } from '#contract/index.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { readSnapshot, zoneOf } from '../results/read-stays.ts'
import { checkStay, draftFrom, searchOf } from '../search/stay-draft.ts'

/** The compared houses as the search knows them, in the order of the address, and how the search is made again. */
export async function readCompared(
  api: Api,
  params: URLSearchParams,
  { searchId, stays }: { searchId: string; stays: string[] },
) {
  const found = await readSnapshot(api, searchId, stays)
  const byId = new Map(found?.stays.map((stay) => [stay.id, stay]))
  const snapshot = found && { ...found, stays: stays.flatMap((id) => byId.get(id) ?? []) }
  const checked = checkStay(draftFrom(params, 'NG'))
  const search = found?.search ?? ('search' in checked ? checked.search : null)
  return {
    searchId,
    snapshot,
    searchAgain: search ? `/accommodation/results?${stayToParams(search)}` : '/accommodation/new',
    zone: zoneOf((search ?? searchOf(draftFrom(params, 'NG'))).destination),
    gone: snapshot ? stays.length - snapshot.stays.length : 0,
  }
}
