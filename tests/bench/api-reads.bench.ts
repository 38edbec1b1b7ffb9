import { repeatRequest } from './load/repeat-request.ts'
import type { Measure } from './measure.ts'
import { sellOrders } from './product/check-out.ts'
import { startChild } from './product/child.ts'
import { openProduct } from './product/open-product.ts'

const SECONDS = 2
const reference = 'bare Fastify route'

/** The first request of every screen, and agents' most used list: session, tenant and role lookup, row-level security, validation of input and output. */
export const apiReads: Measure = {
  name: 'api-reads',
  lines: {
    session: { id: '', what: 'session.current', unit: '/s', reference },
    orders: { id: '', what: 'orders.list, a page of 10', unit: '/s', reference },
  },
  async open() {
    const [opened, bare] = await Promise.all([
      openProduct({ engine: 'postgres', latencies: [0], offersEach: 60 }),
      startChild('bare-route'),
    ])
    await sellOrders(opened.owner, 40)
    const read = (path: string) =>
      repeatRequest(`${opened.product.url}/api${path}`, { seconds: SECONDS, cookie: opened.owner.cookie })
    return {
      async round() {
        const plain = await repeatRequest(`${bare.url}/json`, { seconds: SECONDS })
        const session = await read('/session')
        const orders = await read('/orders')
        return [
          { line: 'session', value: session.perSecond, reference: plain.perSecond },
          { line: 'orders', value: orders.perSecond, reference: plain.perSecond },
        ]
      },
      async close() {
        await Promise.all([opened.close(), bare.stop()])
      },
    }
  },
}
