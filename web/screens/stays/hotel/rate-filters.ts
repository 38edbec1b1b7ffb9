import { type Board, boards } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'

/** What narrows the rates of a house, as its address carries it. */
export interface HotelFilters {
  board: readonly Board[]
  isFree: boolean
  isLater: boolean
}

/** The parameters that carry it. */
export const hotelFilterNames = ['board', 'free', 'later'] as const

export const readHotelFilters = (params: URLSearchParams): HotelFilters => ({
  board: boards.filter((board) => params.getAll('board').includes(board)),
  isFree: params.get('free') === '1',
  isLater: params.get('later') === '1',
})

/** The address with a filter turned on or off. */
export function toggleHotelFilter(
  params: URLSearchParams,
  name: (typeof hotelFilterNames)[number],
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const isOn = params.getAll(name).includes(value)
  if (isOn) next.delete(name, value)
  else next.append(name, value)
  return next
}

const passes = ({ board, isFree, isLater }: HotelFilters, rate: PricedStayRate): boolean =>
  (board.length === 0 || board.includes(rate.board)) &&
  (!isFree || rate.refundability === 'free') &&
  (!isLater || rate.payWhen !== 'now')

/** The rooms that have a rate which passes, each with those rates. */
export const filterRooms = (rooms: readonly RoomGroup[], filters: HotelFilters): RoomGroup[] =>
  rooms.flatMap((room) => {
    const rates = room.rates.filter((rate) => passes(filters, rate))
    return rates.length > 0 ? [{ ...room, rates }] : []
  })

/** The boards that a house sells, in their order. */
export const boardsOf = (rooms: readonly RoomGroup[]): Board[] =>
  boards.filter((board) => rooms.some(({ rates }) => rates.some((rate) => rate.board === board)))

/** The cheapest rate of all rooms; undefined where there is none. */
export const cheapestOf = (rooms: readonly RoomGroup[]): PricedStayRate | undefined =>
  rooms.flatMap(({ rates }) => rates).toSorted((a, b) => a.total.amount - b.total.amount)[0]
