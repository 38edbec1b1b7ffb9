import { repeatRequest } from './load/repeat-request.ts'
import { atLeast, type Measure } from './measure.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'
import { runSearch, searchNumber } from './product/run-search.ts'

const SECONDS = 2
const PEER = 'recorded elsewhere: Vendure lists 12 items of 88 at 440/s, 8 kB an answer'

/** A search repeated within a minute: answered from the stored results and streamed like the first. 12 offers like the peer, and 300. */
export const cacheHit: Measure = {
  name: 'cache-hit',
  lines: {
    twelve: {
      id: 'P4',
      what: `repeated search, 12 offers (${PEER})`,
      unit: '/s',
      must: atLeast(2_200),
      goal: atLeast(6_600),
      reference: 'bare Fastify route, same size',
    },
    many: { id: 'P4', what: 'repeated search, 300 offers', unit: '/s', reference: 'bare Fastify route, same size' },
  },
  async open() {
    const [few, many, bare] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0, 0], offersEach: 6 }),
      openProduct({ engine: 'postgres', latencies: [0, 0, 0, 0, 0], offersEach: 60 }),
      startChild('bare-route'),
    ])
    let index = 0
    const compare = async (line: string, { product, owner }: typeof few) => {
      const query = searchNumber(index++)
      await runSearch(owner, query)
      const url = `${product.url}/api/flights/searches`
      const ours = await repeatRequest(url, { seconds: SECONDS, cookie: owner.cookie, body: query })
      const theirs = await repeatRequest(`${bare.url}/json/${Math.round(ours.bytes)}`, { seconds: SECONDS })
      return { line, value: ours.perSecond, reference: theirs.perSecond }
    }
    return {
      round: async () => [await compare('twelve', few), await compare('many', many)],
      async close() {
        await Promise.all([few.close(), many.close(), bare.stop()])
      },
    }
  },
}
