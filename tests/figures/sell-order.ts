import type { Checkout } from '#contract/product-shapes.ts'
import { type Money, subtract, zero } from '#domain/money/money.ts'
import type { Client } from '../app.ts'
import { hold, holdableCheckout, oneAdultToAbuja, pay, readyCheckout } from '../book-flight.ts'
import { readyStay, testRate } from '../book-stay.ts'
import { payHeld } from '../held-order.ts'
import { lowerPrice } from '../lower-price.ts'
import type { Owner } from '../open-owner.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { sendTransfer } from '../send-transfer.ts'
import type { Face } from './render-order.tsx'

/** Sales of both products on portal and storefront by every payment method, for tests that compare their amounts. */

type Shop = Pick<Owner, 't' | 'orderOf'>

type Method =
  | 'wallet'
  | 'card'
  | 'transfer'
  | 'card-left-then-wallet'
  | 'card-left-then-transfer'
  | 'hold-then-wallet'
  | 'hold-then-card'
  | 'hold-then-transfer'
  | 'card-for-more'
  | 'transfer-for-more'
  | 'at-property'
export type Ending = 'issued' | 'refused' | 'cancelled'

export interface Story {
  face: Face
  product: 'flight' | 'stay'
  method: Method
  /** A room of the supplier's test property. */
  room?: string
  ending: Ending
}

const flight = (face: Face, method: Method, ending: Ending = 'issued'): Story => ({ face, product: 'flight', method, ending })
const stay = (face: Face, method: Method, room: string, ending: Ending = 'issued'): Story => ({
  face,
  product: 'stay',
  method,
  room,
  ending,
})

export const stories: Story[] = [
  flight('desk', 'wallet'),
  flight('desk', 'card'),
  flight('desk', 'transfer'),
  flight('desk', 'card-left-then-wallet'),
  flight('desk', 'card-left-then-transfer'),
  flight('desk', 'hold-then-wallet'),
  flight('desk', 'hold-then-card'),
  flight('desk', 'hold-then-transfer'),
  flight('desk', 'wallet', 'refused'),
  flight('storefront', 'card'),
  flight('storefront', 'transfer'),
  flight('storefront', 'card', 'refused'),
  flight('desk', 'card-for-more'),
  flight('desk', 'transfer-for-more', 'refused'),
  flight('storefront', 'card-for-more', 'refused'),
  flight('storefront', 'transfer-for-more'),
  stay('desk', 'card-for-more', 'Successful Booking', 'cancelled'),
  stay('desk', 'wallet', 'Successful Booking', 'cancelled'),
  stay('desk', 'card', 'Non-refundable', 'cancelled'),
  stay('desk', 'wallet', 'Pay a Deposit Now'),
  stay('desk', 'at-property', 'Pay at the Accommodation', 'cancelled'),
  stay('storefront', 'card', 'Successful Booking'),
  stay('storefront', 'transfer', 'Successful Booking'),
  stay('storefront', 'card', 'Non-refundable', 'cancelled'),
  stay('storefront', 'at-property', 'Pay at the Accommodation'),
]

/** The charge of an order, as shown to the payer before. */
export interface Sold {
  id: string
  charged: Money
  fee: Money
  /** The requested amount before the price was lowered: the difference is refunded automatically. */
  excess: Money
}

let index = 0

async function checkoutFor(client: Client, { product, room = '', method }: Story): Promise<Checkout> {
  index += 1
  if (product === 'stay') return readyStay(client, await testRate(client, room))
  return method.startsWith('hold') ? holdableCheckout(client, { index }) : readyCheckout(client, oneAdultToAbuja, { index })
}

/** Sells an order by a method, up to the call of the supplier. */
export async function sell({ t, orderOf }: Shop, client: Client, story: Story): Promise<Sold> {
  const checkout = await checkoutFor(client, story)
  const costOf = (methods: Checkout['methods'], id: string) => {
    const found = methods.find((one) => one.id === id)
    if (!found) throw new Error(`${id} is not offered`)
    return { charged: found.total, fee: found.fee, excess: zero(found.total.currency) }
  }
  const byCard = async (redirectUrl: string, confirm: string) => {
    await payOnHostedPage(redirectUrl, cards.approved)
    await client.call('POST', confirm)
  }
  const held = async () => {
    if (checkout.product !== 'flight') throw new Error('only flights are held')
    const { orderId } = (await hold(client, checkout)).body
    await t.drain()
    return orderOf(orderId)
  }
  const ways: Record<Method, () => Promise<Sold>> = {
    wallet: async () => ({ id: (await pay(client, checkout, 'wallet')).body.orderId, ...costOf(checkout.methods, 'wallet') }),
    card: async () => {
      const { orderId, redirectUrl } = (await pay(client, checkout, 'card')).body
      await byCard(redirectUrl, `/checkouts/${checkout.id}/confirm-card`)
      return { id: orderId, ...costOf(checkout.methods, 'card') }
    },
    transfer: async () => {
      const { orderId } = (await pay(client, checkout, 'bank-transfer')).body
      const { lastPayment } = (await client.call('GET', `/checkouts/${checkout.id}`)).body
      await sendTransfer(t.sandboxUrl, lastPayment.transfer.accountNumber, lastPayment.amount.amount)
      await client.call('POST', `/orders/${orderId}/confirm-payment`)
      return { id: orderId, ...costOf(checkout.methods, 'bank-transfer') }
    },
    'card-left-then-wallet': async () => {
      await pay(client, checkout, 'card')
      return ways.wallet()
    },
    'card-left-then-transfer': async () => {
      await pay(client, checkout, 'card')
      return ways.transfer()
    },
    'hold-then-wallet': async () => {
      const order = await held()
      await payHeld(client, { id: order.id, order })
      return { id: order.id, ...costOf(order.pay.methods, 'wallet') }
    },
    'hold-then-card': async () => {
      const order = await held()
      await byCard(
        (await payHeld(client, { id: order.id, order }, 'card')).body.redirectUrl,
        `/orders/${order.id}/confirm-payment`,
      )
      return { id: order.id, ...costOf(order.pay.methods, 'card') }
    },
    'hold-then-transfer': async () => {
      const order = await held()
      await payHeld(client, { id: order.id, order }, 'bank-transfer')
      const [payment] = (await orderOf(order.id)).payments
      await sendTransfer(t.sandboxUrl, payment.transfer.accountNumber, payment.amount.amount)
      await client.call('POST', `/orders/${order.id}/confirm-payment`)
      return { id: order.id, ...costOf(order.pay.methods, 'bank-transfer') }
    },
    // The price is lowered while the payer is at the gateway.
    'card-for-more': async () => {
      const { orderId, redirectUrl } = (await pay(client, checkout, 'card')).body
      const excess = await lowerPrice(t, orderId)
      await byCard(redirectUrl, `/checkouts/${checkout.id}/confirm-card`)
      const { charged, fee } = costOf(checkout.methods, 'card')
      return { id: orderId, charged: subtract(charged, excess), fee, excess }
    },
    'transfer-for-more': async () => {
      const { orderId } = (await pay(client, checkout, 'bank-transfer')).body
      const excess = await lowerPrice(t, orderId)
      const { charged, fee } = await ways.transfer()
      return { id: orderId, charged: subtract(charged, excess), fee, excess }
    },
    'at-property': async () => {
      const { idempotencyKey } = checkout
      const made = await client.call('POST', `/checkouts/${checkout.id}/confirm`, { idempotencyKey })
      return {
        id: made.body.orderId,
        charged: checkout.total,
        fee: zero(checkout.total.currency),
        excess: zero(checkout.total.currency),
      }
    },
  }
  return ways[story.method]()
}
