import type { Api } from '#contract/index.ts'
import type { Regional } from '#domain/regional.ts'
import type { readStayCompare } from '#domain/stays/compare.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { readSnapshot, zoneOf } from '../results/read-stays.ts'
import { stayView } from '../results/stay-view.ts'
import { checkStay, draftFrom, searchOf } from '../search/stay-draft.ts'

/** The compared properties as the search knows them, and how the search is made again. */
export async function readCompared(
  api: Api,
  params: URLSearchParams,
  { searchId, stays }: NonNullable<ReturnType<typeof readStayCompare>>,
  { country }: Regional,
) {
  const found = await readSnapshot(
    api,
    searchId,
    stays.map(({ id }) => id),
  )
  const view = stayView.written(params)
  const checked = checkStay(draftFrom(params, country))
  const search = found?.search ?? ('search' in checked ? checked.search : null)
  return {
    searchId,
    snapshot: found,
    wanted: stays,
    searchAgain: search ? `/accommodation/results?${stayToParams(search)}${view}` : '/accommodation/new',
    zone: zoneOf((search ?? searchOf(draftFrom(params, country))).destination),
    /** The filters in force where the properties were chosen, as the end of an address. */
    view,
  }
}
