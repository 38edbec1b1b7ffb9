import { sellOrders } from './check-out.ts'
import { startChild } from './child.ts'
import { atLeast, atMost, type Measure } from './measure.ts'
import { openProduct } from './open-product.ts'
import { repeatRequest } from './repeat-request.ts'

const SECONDS = 2
const reference = 'bare Fastify route, same size'
const PEER = "recorded elsewhere: Medusa's Next store page 121/s"

/** Server-rendered pages, c=16, for an anonymous visitor and for a signed-in agent. */
export const pages: Measure = {
  name: 'pages',
  needsWeb: true,
  lines: {
    guest: { id: 'P9', what: `page sign-in (${PEER})`, unit: '/s', must: atLeast(363), goal: atLeast(600), reference },
    guest99: { id: 'P9', what: 'page sign-in, p99', unit: 'ms', goal: atMost(60), reference },
    orders: { id: 'P9', what: 'page orders, 10 rows', unit: '/s', must: atLeast(363), goal: atLeast(600), reference },
  },
  async open() {
    const [opened, bare] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0], offersEach: 60, web: 'production' }),
      startChild('bare-route'),
    ])
    await sellOrders(opened.owner, 20)
    const same = (bytes: number) => repeatRequest(`${bare.url}/page/${Math.round(bytes)}`, { seconds: SECONDS })
    return {
      async round() {
        const guest = await repeatRequest(`${opened.product.url}/sign-in`, { seconds: SECONDS })
        const sameAsGuest = await same(guest.bytes)
        const orders = await repeatRequest(`${opened.product.url}/order`, { seconds: SECONDS, cookie: opened.owner.cookie })
        return [
          { line: 'guest', value: guest.perSecond, reference: sameAsGuest.perSecond },
          { line: 'guest99', value: guest.p99, reference: sameAsGuest.p99 },
          { line: 'orders', value: orders.perSecond, reference: (await same(orders.bytes)).perSecond },
        ]
      },
      async close() {
        await Promise.all([opened.close(), bare.stop()])
      },
    }
  },
}
