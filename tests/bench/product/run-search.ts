import type { FlightSearch } from '#domain/flights/search.ts'
import { inDays } from '../../days/each-day.ts'
import type { ProductClient } from './product-client.ts'

const cabins = ['economy', 'premium_economy', 'business', 'first'] as const

/** The `index`-th of a thousand different searches, so that none is answered from another's results. */
export const searchNumber = (index: number): Partial<FlightSearch> => ({
  trip: 'one-way',
  from: 'LOS',
  to: 'LON',
  depart: inDays(20 + (index % 300)),
  return: null,
  cabin: cabins[Math.floor(index / 300) % cabins.length],
  adults: 1,
  children: [],
  infants: 0,
})

export interface SearchTimes {
  searchId: string
  /** The first event of offers, whole. */
  firstOffers: { id: string }[]
  /** Milliseconds from sending the search. */
  first: number
  last: number
}

/** Searches over HTTP and follows the stream to its end. */
export async function runSearch(client: ProductClient, query: Partial<FlightSearch>): Promise<SearchTimes> {
  const started = performance.now()
  const response = await client.stream('/flights/searches', query)
  if (response.statusCode !== 200) throw new Error(`a search answered ${response.statusCode}`)
  const chunks: string[] = []
  let first = Number.NaN
  response.setEncoding('utf8')
  for await (const chunk of response) {
    if (Number.isNaN(first) && String(chunk).includes('"type":"found"')) first = performance.now() - started
    chunks.push(chunk)
  }
  const last = performance.now() - started
  const text = chunks.join('')
  if (!text.includes('"type":"finished"')) throw new Error(`a search did not finish: ${text.slice(-300)}`)
  const events = text
    .split('\n')
    .filter((line) => line.startsWith('data: {"type":"started"') || line.startsWith('data: {"type":"found"'))
  const [begin, offers] = events.slice(0, 2).map((line) => JSON.parse(line.slice(6)))
  return { searchId: begin.searchId, firstOffers: offers.upserts, first, last }
}
