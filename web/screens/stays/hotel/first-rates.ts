import type { PricedStayRate } from '#domain/stays/rate.ts'

/** So many rates of a room are shown at first. */
const FIRST = 3

/**
 * The rates of a room as its table begins, and those behind "more": the cheapest, the cheapest that can be cancelled free of charge, the cheapest with
 * a meal, and the one that is chosen. Others fill up by price; both parts keep the order.
 */
export function splitRates<Rate extends Pick<PricedStayRate, 'id' | 'board' | 'refundability'>>(
  rates: readonly Rate[],
  chosen: string | undefined,
): { first: Rate[]; more: Rate[] } {
  const wanted = [
    rates.find(({ id }) => id === chosen),
    rates[0],
    rates.find(({ refundability }) => refundability === 'free'),
    rates.find(({ board }) => board !== 'room_only'),
    ...rates,
  ].filter((rate) => rate !== undefined)
  // One rate that is left over stands in the table: a button for it would take as much space.
  const most = rates.length === FIRST + 1 ? rates.length : FIRST
  const first = new Set([...new Set(wanted)].slice(0, most))
  return { first: rates.filter((rate) => first.has(rate)), more: rates.filter((rate) => !first.has(rate)) }
}
