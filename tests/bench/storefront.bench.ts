import { startChild } from './child.ts'
import { atLeast, atMost, type Measure } from './measure.ts'
import { openProduct } from './open-product.ts'
import { openShop, shopHost } from './open-shop.ts'
import { type Repeated, repeatRequest } from './repeat-request.ts'

const SECONDS = 4
const PEER = "recorded elsewhere: Medusa's Next store page 121/s, p99 245 ms"
const reference = 'bare Fastify static route, same size'
/** Five suppliers with so many offers each make some fifty journeys. */
const OFFERS_EACH = 16

/** Pages of a storefront to an anonymous visitor, c=16: kept, rendered for each who asks, and a list of flights. */
export const storefront: Measure = {
  name: 'storefront',
  needsWeb: true,
  lines: {
    kept: { id: 'P9', what: 'storefront home, kept', unit: '/s', must: atLeast(0.5, 'ratio'), reference },
    keptBr: { id: 'P9', what: 'storefront home, kept, Brotli', unit: '/s', must: atLeast(0.5, 'ratio'), reference },
    kept20: { id: 'P9', what: `storefront home, kept (${PEER})`, unit: '/s', goal: atLeast(2_420), reference },
    rendered: {
      id: 'P9',
      what: `storefront home, rendered each time (${PEER})`,
      unit: '/s',
      must: atLeast(363),
      goal: atLeast(600),
      reference,
    },
    rendered99: { id: 'P9', what: 'storefront home, rendered each time, p99', unit: 'ms', goal: atMost(60), reference },
    results: {
      id: 'P9',
      what: `storefront results, 80 offers (${PEER})`,
      unit: '/s',
      must: atLeast(363),
      goal: atLeast(600),
      reference,
    },
    results99: { id: 'P9', what: 'storefront results, 80 offers, p99', unit: 'ms', goal: atMost(60), reference },
  },
  async open() {
    const [opened, bare] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0, 0, 0, 0, 0], offersEach: OFFERS_EACH, web: 'production' }),
      startChild('bare-route'),
    ])
    const { visitor, results } = await openShop(opened)
    for (const path of ['/', '/?rendered', results]) await visitor.page(path)
    const ask = (path: string, coding?: string) =>
      repeatRequest(opened.product.url + path, {
        seconds: SECONDS,
        hosts: [shopHost],
        ...(path === results ? { cookie: visitor.cookie } : {}),
        ...(coding ? { coding } : {}),
      })
    const same = ({ bytes }: Repeated) => repeatRequest(`${bare.url}/page/${Math.round(bytes)}`, { seconds: SECONDS })
    const compare = async (path: string, coding?: string) => {
      const ours = await ask(path, coding)
      return { ours, theirs: await same(ours) }
    }
    return {
      async round() {
        const kept = await compare('/')
        const keptBr = await compare('/', 'br')
        // A page with a query is nobody's but the visitor's.
        const rendered = await compare('/?rendered')
        const found = await compare(results)
        const rate = ({ ours, theirs }: typeof kept) => ({ value: ours.perSecond, reference: theirs.perSecond })
        const tail = ({ ours, theirs }: typeof kept) => ({ value: ours.p99, reference: theirs.p99 })
        return [
          { line: 'kept', ...rate(kept) },
          { line: 'keptBr', ...rate(keptBr) },
          { line: 'kept20', ...rate(kept) },
          { line: 'rendered', ...rate(rendered) },
          { line: 'rendered99', ...tail(rendered) },
          { line: 'results', ...rate(found) },
          { line: 'results99', ...tail(found) },
        ]
      },
      async close() {
        visitor.close()
        await Promise.all([opened.close(), bare.stop()])
      },
    }
  },
}
