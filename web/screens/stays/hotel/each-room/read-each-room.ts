import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { StayDetail } from '#contract/stays.ts'
import { money } from '#domain/money/money.ts'
import { readSeenRate } from '#domain/stays/kinds.ts'
import { type EachRoom, searchOfRoom, soldNow, withoutSearch, withRoom } from '#domain/stays/rooms/each-room.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { ApiFailure } from '../../../../api-failure.ts'
import { offerFailure, type Unread } from '../../../../results/offer/offer-failure.ts'
import { searchWith } from '../search-for-hotel.ts'
import { eachAddress } from './each-address.ts'
import type { ChosenRoom, EachView } from './each-view.ts'

const codes = { expired: 'stay.search-expired', gone: 'stay.no-availability' }

interface Of {
  params: URLSearchParams
  each: EachRoom
  /** For all rooms. */
  search: StaySearch
}

type Read = { state: 'found'; detail: StayDetail; view: EachView } | Unread

/** A property for one of several rooms, or all rooms once each has its rate: what is chosen is in the address. */
export const readEachRoom = (api: Api, of: Of): Promise<Read> =>
  of.each.step === 'all' ? readChosen(api, of) : readStep(api, { ...of, step: of.each.step })

const propertyIn = (params: URLSearchParams): string => params.get('hotel') ?? ''

/** A property in one search, or why it cannot be shown. */
async function readIn(api: Api, searchId: string, propertyId: string): Promise<StayDetail | Unread> {
  try {
    return await api.stays.property({ searchId, propertyId })
  } catch (error) {
    return offerFailure(error, codes)
  }
}

const isRead = (read: StayDetail | Unread): read is StayDetail => 'property' in read

/** The rates that a trip can take: those for members of a programme are booked on their own. */
const inTrip = (detail: StayDetail): StayDetail => ({
  ...detail,
  rooms: detail.rooms.flatMap((room) => {
    const rates = room.rates.filter(({ membersOnly }) => !membersOnly)
    return rates.length > 0 ? [{ ...room, rates }] : []
  }),
})

/** The rates for the guests of one room. The first time it is searched, and an expired search is repeated: both redirect to its address. */
async function readStep(api: Api, { params, each, search, step }: Of & { step: number }): Promise<Read> {
  const searchId = searchOfRoom(each, search.rooms, step)
  if (!searchId) return startSearch(api, { params, each, search, step })
  const read = await readIn(api, searchId, propertyIn(params))
  if (isRead(read)) {
    const detail = inTrip(read)
    if (detail.rooms.length > 0) return { state: 'found', detail, view: { each, search, shows: { kind: 'rates', step } } }
  } else {
    if (read.state === 'expired') throw redirect(eachAddress(params, withoutSearch(each, searchId)))
    if (read.state === 'failed') return read
  }
  return withWhole(api, params, { each, search, shows: { kind: 'none', step } })
}

async function startSearch(api: Api, { params, each, search, step }: Of & { step: number }): Promise<Read> {
  const rooms = search.rooms.slice(step - 1, step)
  try {
    const searchId = await searchWith(api, { ...search, rooms }, propertyIn(params))
    throw redirect(`${eachAddress(params, withRoom(each, step, { searchId, rate: null }))}#rooms`)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { state: 'failed', words: { title: error.data.title, text: error.data.body } }
  }
}

/** The property as the search for all rooms found it, where there is nothing to choose. */
async function withWhole(api: Api, params: URLSearchParams, view: EachView): Promise<Read> {
  const read = await readIn(api, params.get('searchId') ?? '', propertyIn(params))
  return isRead(read) ? { state: 'found', detail: read, view } : read
}

/** Every room with its rate as it is sold now: one search may be that of several rooms. */
async function readChosen(api: Api, { params, each, search }: Of): Promise<Read> {
  const ids = [...new Set(each.choices.flatMap((choice) => choice?.searchId ?? []))]
  const reads = await Promise.all(ids.map(async (id) => [id, await readIn(api, id, propertyIn(params))] as const))
  const failed = reads.find(([, read]) => !isRead(read) && read.state === 'failed')?.[1]
  if (failed && !isRead(failed)) return failed
  const details = new Map(reads.flatMap(([id, read]) => (isRead(read) ? [[id, inTrip(read)] as const] : [])))
  const rooms = search.rooms.map((guests, at): ChosenRoom => ({ guests, ...roomNow(details, each.choices[at] ?? null) }))
  const view: EachView = { each, search, shows: { kind: 'rooms', rooms } }
  const [detail] = details.values()
  return detail ? { state: 'found', detail, view } : withWhole(api, params, view)
}

function roomNow(details: ReadonlyMap<string, StayDetail>, choice: EachRoom['choices'][number]): Omit<ChosenRoom, 'guests'> {
  const chosen = choice?.rate
  const found = chosen && soldNow(details.get(choice.searchId)?.rooms ?? [], chosen)
  if (!found) return { sold: null, before: null }
  const { room, rate } = found
  const before = readSeenRate(chosen.seen)?.total ?? rate.total.amount
  return { sold: { name: room.name, rate }, before: before === rate.total.amount ? null : money(before, rate.total.currency) }
}
