import { closedLoop } from './load/closed-loop.ts'
import { atMost, type Measure } from './measure.ts'
import { type OpenProduct, openProduct } from './product/open-product.ts'
import { runSearch, searchNumber } from './product/run-search.ts'
import { quantile } from './spread.ts'

const latencies = [50, 100, 200, 400, 800]
const HUNG_DEADLINE_MS = 2_000
const [fastest = 0] = latencies
const slowest = latencies.at(-1) ?? 0
const load = { clients: 16, seconds: 4, staggerMs: slowest }

/** The time that the product adds to its suppliers' own: 5 suppliers x 60 offers, 16 concurrent searches with evenly spread starts. */
export const search: Measure = {
  name: 'search',
  lines: {
    first50: {
      id: 'P1',
      what: 'first offer after the fastest supplier, p50',
      unit: 'ms',
      must: atMost(3, 'ratio'),
      goal: atMost(2, 'ratio'),
      reference: 'asking that supplier directly',
    },
    first99: {
      id: 'P1',
      what: 'first offer after the fastest supplier, p99',
      unit: 'ms',
      must: atMost(1.5, 'ratio'),
      goal: atMost(1.2, 'ratio'),
      reference: 'asking that supplier directly',
    },
    last99: {
      id: 'P2',
      what: 'end of search after the slowest supplier, p99',
      unit: 'ms',
      must: atMost(100),
      goal: atMost(50),
      reference: 'asking that supplier directly',
    },
    hung99: {
      id: 'P2',
      what: 'the same after the deadline, one supplier hung, p99',
      unit: 'ms',
      must: atMost(100),
      goal: atMost(50),
      reference: 'a request to it that is given up then',
    },
  },
  async open() {
    const [steady, hung] = await Promise.all([
      openProduct({ engine: 'postgres', latencies, offersEach: 60 }),
      openProduct({
        engine: 'postgres',
        latencies: [50, 100, 200, 400, null],
        offersEach: 60,
        searchTimeoutMs: HUNG_DEADLINE_MS,
      }),
    ])
    let index = 0
    const rehearse = () => runSearch(steady.owner, searchNumber(index++))
    await Promise.all(Array.from({ length: 8 }, rehearse))
    return {
      async round() {
        const direct = await askDirectly(steady, { supplier: 0, lasts: fastest })
        const directLast = await askDirectly(steady, { supplier: latencies.length - 1, lasts: slowest })
        const givenUp = await askDirectly(hung, { supplier: latencies.length - 1, lasts: HUNG_DEADLINE_MS })
        const first: number[] = []
        const last: number[] = []
        await closedLoop(load, async () => {
          const times = await runSearch(steady.owner, searchNumber(index++))
          first.push(times.first - fastest)
          last.push(times.last - slowest)
        })
        const late: number[] = []
        await closedLoop({ ...load, staggerMs: HUNG_DEADLINE_MS }, async () => {
          const times = await runSearch(hung.owner, searchNumber(index++))
          late.push(times.last - HUNG_DEADLINE_MS)
        })
        return [
          { line: 'first50', value: quantile(first, 0.5), reference: quantile(direct, 0.5) },
          { line: 'first99', value: quantile(first, 0.99), reference: quantile(direct, 0.99) },
          { line: 'last99', value: quantile(last, 0.99), reference: quantile(directLast, 0.99) },
          { line: 'hung99', value: quantile(late, 0.99), reference: quantile(givenUp, 0.99) },
        ]
      },
      async close() {
        await Promise.all([steady.close(), hung.close()])
      },
    }
  },
}

/** Milliseconds beyond the duration of a supplier's response, 16 at a time. A supplier that never responds has timed out by then. */
async function askDirectly({ suppliers }: OpenProduct, asked: { supplier: number; lasts: number }): Promise<number[]> {
  const beyond: number[] = []
  await closedLoop({ clients: 16, seconds: 2, staggerMs: asked.lasts }, async () => {
    const started = performance.now()
    const signal = AbortSignal.timeout(Math.max(HUNG_DEADLINE_MS, asked.lasts))
    const answer = fetch(`${suppliers.url}/${asked.supplier}/air/batch_offer_requests`, { method: 'POST', signal })
    await answer.then((whole) => whole.arrayBuffer()).catch((error: unknown) => signal.aborted || Promise.reject(error))
    beyond.push(performance.now() - started - asked.lasts)
  })
  return beyond
}
