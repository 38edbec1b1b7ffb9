import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { Answer, Client } from '../app.ts'
import { payment } from '../book-flight.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { sizes } from '../sizes.ts'
import { type Product, runProduct } from './crash/run-product.ts'
import { freePort } from './free-port.ts'
import { openDesk } from './open-desk.ts'
import { signInOver } from './sign-in-over.ts'
import { chargedFor } from './third-parties.ts'

const keys = { SECRET: 'both instances sign their sessions with this', ENCRYPTION_KEY: 'd'.repeat(64) }
const desk = await openDesk(keys)
let second: Product
/** The owner at the first instance and at the second, which runs the jobs. */
let owners: Client[]

beforeAll(async () => {
  const { config, databaseUrl, sandboxUrl } = desk.t
  const at = { PORT: String(await freePort()), SANDBOX_PORT: new URL(sandboxUrl).port, DATA_DIR: config.DATA_DIR }
  second = await runProduct({ ...keys, ...at, DATABASE_URL: databaseUrl, NODE_ENV: 'test' })
  owners = [desk.owner, await signInOver(second.url)]
}, 240_000)
beforeEach(() => desk.renew())
afterAll(() => second.stop())

const EACH = 8
const ownerAt = (at: number) => owners[at % owners.length] ?? desk.owner

/** Eight payments under the checkout's key and eight under others, concurrently, alternating between the instances. */
function payAtOnce(checkout: FlightCheckout, method: (at: number) => 'wallet' | 'card'): Promise<Answer[]> {
  const clicks = Array.from({ length: 2 * EACH }, (_, at) => {
    const key = at < EACH ? checkout.idempotencyKey : `another-key-${checkout.id}-${at}`
    return ownerAt(at).call('POST', `/checkouts/${checkout.id}/pay`, { ...payment(checkout, method(at)), idempotencyKey: key })
  })
  return Promise.all(clicks)
}

/** All successful calls return one order; the others report that it is being paid. Returns the order. */
function theOneOrder(answers: Answer[]): string {
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(refused.map(() => '409 checkout.busy'))
  const orders = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => String(body.orderId)))
  expect(orders.size).toBe(1)
  return [...orders].join()
}

/** The order's valid payments, and the amounts that the gateway has charged for the others. */
async function standing(orderId: string) {
  const order = await desk.orderOf(orderId)
  const stands = order.payments.filter(({ status }) => status === 'succeeded')
  const others = order.payments.filter(({ status, method }) => status !== 'succeeded' && method === 'card')
  const alsoCharged = await Promise.all(others.map(({ reference }) => chargedFor(desk.t.sandboxUrl, reference)))
  return {
    status: order.status,
    payments: stands.length,
    alsoCharged: alsoCharged.filter((amount) => amount !== 0),
    bookings: await desk.bookings(orderId),
  }
}

const paidOnce = { status: 'Issued', payments: 1, alsoCharged: [], bookings: 1 }

async function untilPaidOnce(orderId: string): Promise<void> {
  const settled = async () => {
    await desk.settle()
    return standing(orderId)
  }
  await expect.poll(settled, { timeout: 15_000, interval: 100 }).toEqual(paidOnce)
}

const bytes = ({ body, headers }: Answer) => [JSON.stringify(body), headers['content-length']]

test(`${sizes.doubleSubmit} orders, each paid sixteen times concurrently from the wallet, have one charge and one booking each`, async () => {
  for (let count = 0; count < sizes.doubleSubmit; count += 1) {
    const checkout = await desk.checkout()
    const before = await desk.balance()
    const answers = await payAtOnce(checkout, () => 'wallet')
    const orderId = theOneOrder(answers)
    await untilPaidOnce(orderId)
    const { total, margin } = await desk.orderOf(orderId)
    expect(before - (await desk.balance())).toBe(total.amount - (margin?.amount ?? 0))
  }
}, 600_000)

test(`${sizes.doubleSubmit} orders, each paid concurrently by wallet and card and on every opened page, have one payment each`, {
  tags: ['full'],
  timeout: 600_000,
}, async () => {
  for (let count = 0; count < sizes.doubleSubmit; count += 1) {
    // All customers have one address here, for which card pages are rate-limited.
    await desk.t.system.db.$client.query('delete from rate_limits')
    const checkout = await desk.checkout()
    const answers = await payAtOnce(checkout, (at) => (at % 3 === 0 ? 'wallet' : 'card'))
    const orderId = theOneOrder(answers)
    const pages = new Set(answers.flatMap(({ body }) => body.redirectUrl ?? []))
    await Promise.all([...pages].map((page) => payOnHostedPage(page, cards.approved)))
    await Promise.all(owners.map((one) => one.call('POST', `/checkouts/${checkout.id}/confirm-card`)))
    await untilPaidOnce(orderId)
  }
})

test('the same key returns the same bytes, also a day later; with another body it is refused', {
  tags: ['full'],
}, async () => {
  const checkout = await desk.checkout()
  const body = payment(checkout, 'wallet')
  const payAgain = (client: Client, given: object = body) => client.call('POST', `/checkouts/${checkout.id}/pay`, given)
  const first = await payAgain(desk.owner)
  expect(first.status).toBe(200)
  expect(bytes(await payAgain(ownerAt(1)))).toEqual(bytes(first))
  const reused = await payAgain(desk.owner, { ...body, total: { ...body.total, amount: 1 } })
  expect(reused).toMatchObject({ status: 422, body: { code: 'input.idempotency-key-reused' } })
  desk.t.setClock(() => new Date(Date.now() + 24 * 3_600_000))
  const aDayLater = await payAgain(desk.owner)
  desk.t.setClock(() => new Date())
  expect(bytes(aDayLater)).toEqual(bytes(first))
})

test('while the first request runs, a second one with the same key is refused as busy, on either instance; later it returns the first result', {
  tags: ['full'],
}, async () => {
  const checkout = await desk.checkout()
  const click = (client: Client) => client.call('POST', `/checkouts/${checkout.id}/pay`, payment(checkout, 'card'))
  await desk.t.arm({ vendor: 'paystack', fault: 'slow', ms: 60_000, path: '/transaction/initialize', times: 1 })
  const first = click(desk.owner)
  await expect.poll(() => desk.calls('POST /paystack/transaction/initialize')).toBe(1)
  for (const client of owners) expect(await click(client)).toMatchObject({ status: 409, body: { code: 'checkout.busy' } })
  await desk.t.clearFaults()
  const opened = await first
  expect(bytes(await click(ownerAt(1)))).toEqual(bytes(opened))
  expect(await desk.calls('POST /paystack/transaction/initialize')).toBe(1)
})
