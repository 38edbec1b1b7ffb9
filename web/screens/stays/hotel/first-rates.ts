import type { PricedStayRate } from '#domain/stays/rate.ts'

/** Rates of a room that are shown at first. */
const FIRST = 3

/**
 * The rates of a room that are shown at first, and those behind "more": the cheapest, the cheapest with free cancellation, the cheapest with a meal,
 * and the selected one. Others are added by price; both parts keep the order.
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
  // A single remaining rate is shown too: a button for it would take as much space.
  const most = rates.length === FIRST + 1 ? rates.length : FIRST
  const first = new Set([...new Set(wanted)].slice(0, most))
  return { first: rates.filter((rate) => first.has(rate)), more: rates.filter((rate) => !first.has(rate)) }
}
