import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { LoggedRequest } from '#sandbox/frame/log-requests.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { openWorld, type World } from '../faults/crash/open-world.ts'
import { type Product, runProduct } from '../faults/crash/run-product.ts'
import { freePort } from '../faults/free-port.ts'

let world: World
/** Three nodes, each of which dies in turn except the last. */
let nodes: Product[]
const checkouts: FlightCheckout[] = []

beforeAll(async () => {
  world = await openWorld()
  const others = [await freePort(Number(world.settings.PORT) + 1)]
  others.push(await freePort((others[0] ?? 0) + 1))
  const started = await Promise.all(others.map((port) => runProduct({ ...world.settings, PORT: String(port) })))
  nodes = [world.product, ...started]
  for (const index of [0, 1]) checkouts.push(await readyCheckout(world.owner, oneAdultToAbuja, { index, supplier: 'duffel' }))
}, 240_000)
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await world.close()
})

const askedForAt = ['/transaction/initialize', '/charge']

/** How many hosted pages and accounts the gateway was requested to open. */
async function asked(): Promise<number[]> {
  const { requests } = Object(await (await fetch(`${world.sandboxUrl}/control/log`)).json())
  return askedForAt.map((path) => requests.filter((one: LoggedRequest) => one.path === `/paystack${path}`).length)
}

const payBoth = ({ url }: Product) =>
  Promise.all(
    (['card', 'bank-transfer'] as const).map((method, at) => pay(world.owner.at(url), checkouts[at] ?? expect.fail(), method)),
  )

test('a payment interrupted by the end of its node is taken over at once by another node, twice', async () => {
  for (const path of askedForAt) await world.control('faults', { vendor: 'paystack', fault: 'slow', ms: 20_000, path, times: 2 })
  for (const [at, node] of nodes.slice(0, 2).entries()) {
    const cutOff = payBoth(node)
    await expect.poll(asked, { timeout: 20_000 }).toEqual([at + 1, at + 1])
    await node.kill()
    expect((await cutOff).map(({ status }) => status)).toEqual([0, 0])
  }
  const answers = await payBoth(nodes[2] ?? expect.fail())
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  const accounts = await world.sql(`select id from payments where method = 'bank-transfer' and status = 'pending'`)
  expect(accounts).toHaveLength(1)
})
