import { repeatRequest } from './load/repeat-request.ts'
import { atLeast, atMost, type Measure } from './measure.ts'
import { sellOrders } from './product/check-out.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'

const SECONDS = 2
/** As for pages of a storefront: three and five times the peer's pages, as ratios of what React alone writes (storefront.bench.ts). */
const bounds = { must: atLeast(0.072, 'ratio'), goal: atLeast(0.12, 'ratio') }
const reference = 'React alone, 301 elements'
const PEER = "recorded elsewhere: Medusa's Next store page 121/s"

/** Server-rendered pages, c=16, for an anonymous visitor and for a signed-in agent. */
export const pages: Measure = {
  name: 'pages',
  needsWeb: true,
  lines: {
    guest: { id: 'P9', what: `page sign-in (${PEER})`, unit: '/s', ...bounds, reference },
    guest99: { id: 'P9', what: 'page sign-in, p99', unit: 'ms', goal: atMost(60), reference },
    orders: { id: 'P9', what: 'page orders, 10 rows', unit: '/s', ...bounds, reference },
  },
  async open() {
    const [opened, reactAlone] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0], offersEach: 60, web: 'production' }),
      startChild('bare-react'),
    ])
    await sellOrders(opened.owner, 20)
    return {
      async round() {
        const guest = await repeatRequest(`${opened.product.url}/sign-in`, { seconds: SECONDS })
        const react = await repeatRequest(reactAlone.url, { seconds: SECONDS })
        const orders = await repeatRequest(`${opened.product.url}/order`, { seconds: SECONDS, cookie: opened.owner.cookie })
        return [
          { line: 'guest', value: guest.perSecond, reference: react.perSecond },
          { line: 'guest99', value: guest.p99, reference: react.p99 },
          { line: 'orders', value: orders.perSecond, reference: react.perSecond },
        ]
      },
      async close() {
        await Promise.all([opened.close(), reactAlone.stop()])
      },
    }
  },
}
