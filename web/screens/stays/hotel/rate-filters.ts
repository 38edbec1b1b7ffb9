import { passesTerms, type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { type Board, boards, rateKind } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { bestOfKinds } from '#domain/stays/rooms/best-rates.ts'
import { stayView } from '../results/stay-view.ts'

/** Those of the filters of a list that narrow the rates of one property too. They come along in its address. */
export const hotelFilterNames = ['board', 'freeCancellation', 'payLater'] as const

export type HotelFilters = Pick<StayFilters, (typeof hotelFilterNames)[number]>

export const readHotelFilters = (params: URLSearchParams): HotelFilters => stayRules.fromParams(params)

/** The address with other filters. */
export const withHotelFilters = (params: URLSearchParams, change: Partial<HotelFilters>): URLSearchParams =>
  new URLSearchParams(stayView.withFilters(`${params}`, stayRules.change(stayRules.fromParams(params), change)))

/** The rooms that have a rate which passes, each with those rates. */
export const filterRooms = (rooms: readonly RoomGroup[], filters: HotelFilters): RoomGroup[] =>
  rooms.flatMap((room) => {
    const rates = room.rates.filter((rate) => passesTerms(rate, filters))
    return rates.length > 0 ? [{ ...room, rates }] : []
  })

/** The boards that a property sells, in their order. */
export const boardsOf = (rooms: readonly RoomGroup[]): Board[] =>
  boards.filter((board) => rooms.some(({ rates }) => rates.some((rate) => rate.board === board)))

/** The rate that lists tell the price of: of the kind that a link named, else the cheapest that everybody can book; undefined where there is none. */
export function shownRate(rooms: readonly RoomGroup[], kind: string | null = null): PricedStayRate | undefined {
  const best = bestOfKinds(rooms.flatMap(({ rates }) => rates))
  return best.find((rate) => rateKind(rate) === kind) ?? best[0]
}
