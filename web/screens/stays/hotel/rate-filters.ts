import { isLess, isSame, type Money, money } from '#domain/money/money.ts'
import { passesTerms, type StayFilters, stayRules } from '#domain/stays/filters.ts'
import { type Board, boards, isSeen, isSeenKind, readSeenRate } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { bestOfKinds } from '#domain/stays/rooms/best-rates.ts'
import { stayView } from '../results/stay-view.ts'

/** The filters of a list that also apply to the rates of one property. They stay in its address. */
export const hotelFilterNames = ['board', 'freeCancellation', 'payLater'] as const

export type HotelFilters = Pick<StayFilters, (typeof hotelFilterNames)[number]>

export const readHotelFilters = (params: URLSearchParams): HotelFilters => stayRules.fromParams(params)

/** The address with other filters. */
export const withHotelFilters = (params: URLSearchParams, change: Partial<HotelFilters>): URLSearchParams =>
  new URLSearchParams(stayView.withFilters(`${params}`, stayRules.change(stayRules.fromParams(params), change)))

/** The rooms with the rates that pass the filters. */
export const filterRooms = (rooms: readonly RoomGroup[], filters: HotelFilters): RoomGroup[] =>
  rooms.flatMap((room) => {
    const rates = room.rates.filter((rate) => passesTerms(rate, filters))
    return rates.length > 0 ? [{ ...room, rates }] : []
  })

/** The board bases that a property sells, in order. */
export const boardsOf = (rooms: readonly RoomGroup[]): Board[] =>
  boards.filter((board) => rooms.some(({ rates }) => rates.some((rate) => rate.board === board)))

/** The rate whose price lists show: the one of a link, else the best of its kind, else the cheapest that everybody can book. */
export function shownRate(rooms: readonly RoomGroup[], named: string | null = null): PricedStayRate | undefined {
  const seen = readSeenRate(named)
  const rates = rooms.flatMap((room) => room.rates)
  const best = bestOfKinds(rates)
  return rates.find((rate) => isSeen(rate, seen)) ?? best.find((rate) => isSeenKind(rate, seen)) ?? best[0]
}

/** The current state of the price that was clicked, if it changed. */
export type RateChange =
  | { kind: 'lower'; rate: PricedStayRate }
  | { kind: 'changed'; rate: PricedStayRate; before: Money }
  | { kind: 'gone'; before: Money | null }

/** Null if the rate is sold at the price that was clicked and not lower. */
export function rateChange(rooms: readonly RoomGroup[], named: string | null): RateChange | null {
  const seen = readSeenRate(named)
  const rates = rooms.flatMap((room) => room.rates)
  const [first] = rates
  if (!seen || !first) return null
  const best = bestOfKinds(rates).find((rate) => isSeenKind(rate, seen))
  const before = seen.total === null ? null : money(seen.total, first.total.currency)
  if (!best) return { kind: 'gone', before }
  if (!before || isSame(best.total, before)) return null
  if (!rates.some((rate) => isSeen(rate, seen))) return { kind: 'changed', rate: best, before }
  return isLess(best.total, before) ? { kind: 'lower', rate: best } : null
}
