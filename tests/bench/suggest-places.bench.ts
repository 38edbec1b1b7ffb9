import { airports } from '#domain/travel/places.ts'
import { suggestPlaces } from '#domain/travel/suggest-places.ts'
import { repeatRequest } from './load/repeat-request.ts'
import { atMost, type Measure } from './measure.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'
import { quantile } from './spread.ts'

const SECONDS = 2
const LIMIT = 8
/** Complete, incomplete and misspelt words, one without a match, and a single letter, which has the most matches. */
const typed = ['lagos', 'heatrow', 'a', 'new york', 'qzxwv', 'saint petersburg', 'johanes', 'port harcout', 'l', 'UK']
const names = airports.map(({ name, city, iata }) => `${iata} ${city} ${name}`.toLowerCase())

/** The longest time for each typed letter, in milliseconds of this thread. */
function p99Of(work: (text: string) => unknown): number {
  const times: number[] = []
  const endsAt = performance.now() + SECONDS * 1_000
  while (performance.now() < endsAt) {
    for (const text of typed) {
      const started = performance.now()
      work(text)
      times.push(performance.now() - started)
    }
  }
  return quantile(times, 0.99)
}

/** Type-ahead over all airports and cities: the lookup alone, and the response over HTTP. */
export const placeSuggestions: Measure = {
  name: 'suggest-places',
  lines: {
    look: {
      id: '',
      what: 'type-ahead over all airports, p99',
      unit: 'ms',
      must: atMost(20),
      reference: 'looking through all names by includes()',
    },
    answer: {
      id: '',
      what: 'type-ahead over HTTP, c=1, p99',
      unit: 'ms',
      must: atMost(20),
      reference: 'bare Fastify route',
    },
  },
  async open() {
    const [opened, bare] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0], offersEach: 60 }),
      startChild('bare-route'),
    ])
    for (const text of typed) suggestPlaces(text, LIMIT)
    const url = `${opened.product.url}/api/places/suggestions?query=heatrow&limit=${LIMIT}`
    const alone = { seconds: SECONDS, connections: 1 }
    return {
      async round() {
        const reference = p99Of((text) => names.filter((name) => name.includes(text.toLowerCase())).slice(0, LIMIT))
        const look = p99Of((text) => suggestPlaces(text, LIMIT))
        const plain = await repeatRequest(`${bare.url}/json`, alone)
        const answer = await repeatRequest(url, { ...alone, cookie: opened.owner.cookie })
        return [
          { line: 'look', value: look, reference },
          { line: 'answer', value: answer.p99, reference: plain.p99 },
        ]
      },
      async close() {
        await Promise.all([opened.close(), bare.stop()])
      },
    }
  },
}
