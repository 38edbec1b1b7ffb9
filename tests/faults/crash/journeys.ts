import { setTimeout } from 'node:timers/promises'
import type { FlightCheckout, FlightOrder } from '#contract/products/flight.ts'
import { hold, holdableCheckout, oneAdultToAbuja, pay, readyCheckout } from '../../book-flight.ts'
import { giveBackAtGateway } from '../../give-back-at-gateway.ts'
import { cards, payOnHostedPage } from '../../pay-on-hosted-page.ts'
import { untilQuiet } from './after-the-crash.ts'
import { type Endings, endings } from './endings.ts'
import type { World } from './open-world.ts'

/** The action during which the process died. */
export interface Journey {
  name: string
  /** The approximate number of its points. */
  points: number
  ends: Endings
  /** The fault armed at the sandbox for this journey. */
  fault?: { vendor: string; fault: string; times: number }
  /** Creates the object to pay: points are counted after it. Returns its id. */
  prepare(world: World, turn: number): Promise<string>
  /** Done once by the person, and again after the restart, like a reload. An interrupted call ends it. */
  act(world: World, id: string): Promise<void>
}

const prepare: Journey['prepare'] = async ({ owner }, turn) =>
  (await readyCheckout(owner, oneAdultToAbuja, { index: turn, supplier: 'duffel' })).id

async function read<T>({ owner }: World, path: string): Promise<T | null> {
  const { status, body } = await owner.call('GET', path)
  return status === 200 ? body : null
}

const byWallet: Journey['act'] = async (world, id) => {
  const checkout = await read<FlightCheckout>(world, `/checkouts/${id}`)
  if (checkout) await pay(world.owner, checkout, 'wallet')
}

const byCard: Journey['act'] = async (world, id) => {
  const checkout = await read<FlightCheckout>(world, `/checkouts/${id}`)
  const paid = checkout && (await pay(world.owner, checkout, 'card')).body
  if (paid?.redirectUrl) await payOnHostedPage(paid.redirectUrl, cards.approved)
  if (paid) await world.owner.call('POST', `/checkouts/${id}/confirm-card`)
}

/** Accounts to which the payer has already sent the money. */
const sentTo = new Set<string>()

const byTransfer: Journey['act'] = async (world, id) => {
  const before = await read<FlightCheckout>(world, `/checkouts/${id}`)
  if (before) await pay(world.owner, before, 'bank-transfer')
  const checkout = await read<FlightCheckout>(world, `/checkouts/${id}`)
  const asked = checkout?.lastPayment
  if (!checkout?.orderId || !asked?.transfer || sentTo.has(asked.transfer.accountNumber)) return
  sentTo.add(asked.transfer.accountNumber)
  await world.control('transfers', { accountNumber: asked.transfer.accountNumber, amount: asked.amount.amount })
  await world.owner.call('POST', `/orders/${checkout.orderId}/confirm-payment`)
}

const holdAndPay: Journey['act'] = async (world, id) => {
  const checkout = await read<FlightCheckout>(world, `/checkouts/${id}`)
  if (!checkout) return
  const { body } = await hold(world.owner, checkout)
  const orderId = body?.orderId ?? checkout.orderId
  await untilQuiet(world)
  const order = orderId ? await read<FlightOrder>(world, `/orders/${orderId}`) : null
  const wallet = order?.pay?.methods.find((method) => method.id === 'wallet')
  if (!order?.pay || !wallet) return
  const { idempotencyKey } = order.pay
  await world.owner.call('POST', `/orders/${order.id}/pay`, { method: 'wallet', total: wallet.total, idempotencyKey })
}

const topUp: Journey['act'] = async ({ owner }, id) => {
  const input = { amount: { amount: 50_000_00, currency: 'NGN' }, idempotencyKey: id }
  const { body } = await owner.call('POST', '/wallet/top-ups', input)
  if (!body?.redirectUrl) return
  await payOnHostedPage(body.redirectUrl, cards.approved)
  await owner.call('POST', `/wallet/top-ups/${body.id}/confirm`)
}

const PATIENCE_MS = 30_000

/** The gateway refunds a top-up to its payer without any action in the agency. The check of the next day is run now. */
const takenBack: Journey['act'] = async ({ sandboxUrl, sql, product }, id) => {
  const find = () =>
    sql<{ id: string; reference: string; status: string }>('select * from payments where idempotency_key = $1', [id])
  const [payment] = await find()
  if (!payment) return
  await giveBackAtGateway(sandboxUrl, payment.reference)
  const deadline = performance.now() + PATIENCE_MS
  while ((await find())[0]?.status === 'succeeded' && !product.isDead()) {
    if (performance.now() > deadline) throw new Error('nobody noticed that the top-up went back')
    await sql(
      `update jobs.job set start_after = now() where name = 'money.watch-top-up' and state in ('created', 'retry') and data->>'paymentId' = $1`,
      [payment.id],
    )
    await setTimeout(50)
  }
}

const refused = { vendor: 'duffel', fault: 'ticket-refused', times: 1 }
const lost = { vendor: 'duffel', fault: 'accepted-then-lost', times: 1 }
const { sold, held, toppedUp } = endings

export const journeys: Journey[] = [
  { name: 'paying from the wallet', points: 22, prepare, act: byWallet, ends: sold },
  { name: 'paying by card', points: 40, prepare, act: byCard, ends: sold },
  { name: 'paying by bank transfer', points: 40, prepare, act: byTransfer, ends: sold },
  {
    name: 'holding seats and paying them',
    points: 40,
    prepare: async ({ owner }, turn) => (await holdableCheckout(owner, { index: turn })).id,
    act: holdAndPay,
    ends: held,
  },
  { name: 'a refused ticket paid from the wallet', points: 30, prepare, act: byWallet, ends: endings.refused, fault: refused },
  { name: 'a refused ticket paid by card', points: 50, prepare, act: byCard, ends: endings.refused, fault: refused },
  { name: 'a lost answer of the airline', points: 30, prepare, act: byWallet, ends: sold, fault: lost },
  {
    name: 'topping up the wallet by card',
    points: 36,
    prepare: async (_world, turn) => `top-up-of-turn-${turn}`,
    act: topUp,
    ends: toppedUp,
  },
  {
    name: 'taking a top-up back',
    points: 20,
    prepare: async (world, turn) => {
      const id = `taken-back-of-turn-${turn}`
      await topUp(world, id)
      return id
    },
    act: takenBack,
    ends: endings.takenBack,
  },
]
