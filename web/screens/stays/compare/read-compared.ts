import type { Api } from '#contract/index.ts'
import type { readStayCompare } from '#domain/stays/compare.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { readSnapshot, zoneOf } from '../results/read-stays.ts'
import { stayViewParams } from '../results/stay-view.ts'
import { checkStay, draftFrom, searchOf } from '../search/stay-draft.ts'
import { toColumn } from './stay-rows.ts'

/** The compared houses as the search knows them, in the order of the address, and how the search is made again. */
export async function readCompared(
  api: Api,
  params: URLSearchParams,
  { searchId, stays }: NonNullable<ReturnType<typeof readStayCompare>>,
) {
  const found = await readSnapshot(
    api,
    searchId,
    stays.map(({ id }) => id),
  )
  const byId = new Map(found?.stays.map((stay) => [stay.id, stay]))
  const columns = stays.flatMap(({ id, rate }) => {
    const stay = byId.get(id)
    return stay ? toColumn(stay, rate) : []
  })
  const view = stayViewParams(params)
  const checked = checkStay(draftFrom(params, 'NG'))
  const search = found?.search ?? ('search' in checked ? checked.search : null)
  return {
    searchId,
    snapshot: found && { search: found.search, currency: found.currency, expiresAt: found.expiresAt },
    columns,
    searchAgain: search ? `/accommodation/results?${stayToParams(search)}${view}` : '/accommodation/new',
    zone: zoneOf((search ?? searchOf(draftFrom(params, 'NG'))).destination),
    /** The filters in force where the properties were chosen, as the end of an address. */
    view,
    gone: found ? stays.length - columns.length : 0,
  }
}
