import type { TourChangeQuote } from '#contract/products/tour-changes.ts'
import type { Client } from '../app.ts'

/** Another time or other people for an order of a tour. */
export interface Wanted {
  day: string
  time: string | null
  adults: number
  children: number[]
}

/** Where the price of a change is read. */
export function changePath(orderId: string, { day, time, adults, children }: Wanted): string {
  const query = new URLSearchParams({ day, adults: String(adults) })
  if (time) query.set('time', time)
  for (const [at, age] of children.entries()) query.set(`children[${at}]`, String(age))
  return `/orders/${orderId}/tour-change?${query}`
}

export const quoteChange = async (client: Client, orderId: string, wanted: Wanted): Promise<TourChangeQuote> =>
  (await client.call('GET', changePath(orderId, wanted))).body

/** Makes a change for the difference that was quoted. */
export const changeOrder = (client: Client, orderId: string, { wanted, quoted }: { wanted: Wanted; quoted: TourChangeQuote }) => {
  const { pay, refund, idempotencyKey } = quoted
  return client.call('POST', `/orders/${orderId}/tour-change`, { ...wanted, pay, refund, idempotencyKey })
}

/** Asks to pay a change by card, for the difference that was quoted. */
export const payChange = (
  client: Client,
  orderId: string,
  { wanted, quoted: { pay, ways, idempotencyKey } }: { wanted: Wanted; quoted: TourChangeQuote },
) => client.call('POST', `/orders/${orderId}/tour-change/pay`, { ...wanted, pay, total: ways[0]?.total ?? pay, idempotencyKey })
