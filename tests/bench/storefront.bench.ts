import { sorts } from '#domain/flights/results.ts'
import { staySorts } from '#domain/stays/results.ts'
import { repeatRequest } from './load/repeat-request.ts'
import { atLeast, atMost, type Measure } from './measure.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'
import { openShop, shopHost } from './product/open-shop.ts'

const SECONDS = 4
const PEER = "recorded elsewhere: Medusa's Next store page 121/s, p99 245 ms"
const reference = 'bare Fastify static route, same size'
const react = 'React alone, 301 elements'
/** Where the peer rendered 121 pages a second, React alone rendered 5,012 of 301 elements: the must is three times the peer, the goal five times. */
const threePeers = atLeast(0.072, 'ratio')
const fivePeers = atLeast(0.12, 'ratio')
/** Five suppliers with so many offers each make some fifty journeys. */
const OFFERS_EACH = 16

/** Pages of a storefront to an anonymous visitor, c=16: cached, rendered for each request, and results of flights and of stays. */
export const storefront: Measure = {
  name: 'storefront',
  needsWeb: true,
  lines: {
    cached: { id: 'P9', what: 'storefront home, cached', unit: '/s', must: atLeast(0.5, 'ratio'), reference },
    cachedBr: { id: 'P9', what: 'storefront home, cached, Brotli', unit: '/s', must: atLeast(0.5, 'ratio'), reference },
    cached20: { id: 'P9', what: `storefront home, cached (${PEER})`, unit: '/s', goal: atLeast(2_420), reference },
    rendered: {
      id: 'P9',
      what: `storefront home, rendered each time (${PEER})`,
      unit: '/s',
      must: threePeers,
      goal: fivePeers,
      reference: react,
    },
    rendered99: { id: 'P9', what: 'storefront home, rendered each time, p99', unit: 'ms', goal: atMost(60), reference: react },
    results: {
      id: 'P9',
      what: `storefront results, all journeys of 80 offers in six orders (${PEER})`,
      unit: '/s',
      must: threePeers,
      goal: fivePeers,
      reference: react,
    },
    results99: {
      id: 'P9',
      what: 'storefront results, all journeys of 80 offers in six orders, p99',
      unit: 'ms',
      goal: atMost(60),
      reference: react,
    },
    stays: {
      id: 'P9',
      what: `storefront results of stays, fifty properties in six orders (${PEER})`,
      unit: '/s',
      must: threePeers,
      goal: fivePeers,
      reference: react,
    },
    stays99: {
      id: 'P9',
      what: 'storefront results of stays, fifty properties in six orders, p99',
      unit: 'ms',
      goal: atMost(60),
      reference: react,
    },
  },
  async open() {
    const [opened, bare, reactAlone] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0, 0, 0, 0, 0], offersEach: OFFERS_EACH, web: 'production' }),
      startChild('bare-route'),
      startChild('bare-react'),
    ])
    const { visitor, results, stays } = await openShop(opened)
    for (const path of ['/', '/?rendered', results, stays]) await visitor.page(path)
    const ask = (each: readonly string[], options: { coding?: string; cookie?: string } = {}) =>
      repeatRequest(opened.product.url, { seconds: SECONDS, each: each.map((path) => ({ path, host: shopHost })), ...options })
    const compare = async (coding?: string) => {
      const ours = await ask(['/'], coding ? { coding } : {})
      return { ours, theirs: await repeatRequest(`${bare.url}/page/${Math.round(ours.bytes)}`, { seconds: SECONDS }) }
    }
    const compareRendered = async (each: readonly string[], options = {}) => ({
      ours: await ask(each, options),
      theirs: await repeatRequest(reactAlone.url, { seconds: SECONDS }),
    })
    // Each request has another sort, so every page begins with other flights.
    const orders = sorts.map((sort) => `${results}&shown=50&sort=${sort}`)
    const staysInOrder = staySorts.map((sort) => `${stays}&shown=50&sort=${sort}`)
    return {
      async round() {
        const cached = await compare()
        const cachedBr = await compare('br')
        // A page with a query is nobody's but the visitor's.
        const rendered = await compareRendered(['/?rendered'])
        const found = await compareRendered(orders, { cookie: visitor.cookie })
        const foundStays = await compareRendered(staysInOrder, { cookie: visitor.cookie })
        const rate = ({ ours, theirs }: typeof cached) => ({ value: ours.perSecond, reference: theirs.perSecond })
        const tail = ({ ours, theirs }: typeof cached) => ({ value: ours.p99, reference: theirs.p99 })
        return [
          { line: 'cached', ...rate(cached) },
          { line: 'cachedBr', ...rate(cachedBr) },
          { line: 'cached20', ...rate(cached) },
          { line: 'rendered', ...rate(rendered) },
          { line: 'rendered99', ...tail(rendered) },
          { line: 'results', ...rate(found) },
          { line: 'results99', ...tail(found) },
          { line: 'stays', ...rate(foundStays) },
          { line: 'stays99', ...tail(foundStays) },
        ]
      },
      async close() {
        visitor.close()
        await Promise.all([opened.close(), bare.stop(), reactAlone.stop()])
      },
    }
  },
}
