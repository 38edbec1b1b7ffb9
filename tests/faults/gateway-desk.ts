import { pay } from '../book-flight.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { sizes, spread } from '../sizes.ts'
import type { Desk } from './open-desk.ts'

/** A fault of the table in the goals, in the sandbox's form. */
export interface Row {
  f: string
  /** The armed fault; without one the gateway's address is unreachable. */
  fault?: string
  ms?: number
  field?: string
}

/** Unusable responses to any request. */
export const useless: Row[] = [
  { f: 'F1' },
  { f: 'F2' },
  { f: 'F3' },
  { f: 'F4', fault: 'hang' },
  { f: 'F5', fault: 'hang-body' },
  { f: 'F6', fault: 'drip' },
  { f: 'F7', fault: 'reset' },
  { f: 'F7', fault: 'reset-body' },
  { f: 'F8', fault: 'truncated-json' },
  { f: 'F8', fault: 'malformed-json' },
  { f: 'F9', fault: 'html-200' },
  { f: 'F9', fault: 'empty-body' },
  { f: 'F10', fault: 'wrong-content-type' },
  { f: 'F14', fault: 'missing-field', field: 'data' },
  { f: 'F15', fault: 'huge-body' },
  { f: 'F16', fault: 'gzip-bomb' },
  { f: 'F17', fault: '429' },
  { f: 'F17', fault: '429-bare' },
  { f: 'F18', fault: '500' },
  { f: 'F18', fault: '502-html' },
  { f: 'F18', fault: '503' },
  { f: 'F19', fault: 'lost-answer' },
  { f: 'F19', fault: '500-after' },
]
/** Changes the numbers of a response. */
export const wrong: Row[] = [
  { f: 'F11', fault: 'wrong-currency' },
  { f: 'F11', fault: 'wrong-unit' },
  { f: 'F12', fault: 'price-zero' },
]
export const unreadable: Row[] = [
  { f: 'F12', fault: 'price-negative' },
  { f: 'F12', fault: 'price-huge' },
  { f: 'F12', fault: 'price-nan' },
]
export const harmless: Row[] = [
  { f: 'F6', fault: 'drip', ms: 2 },
  { f: 'F13', fault: 'duplicate-ids' },
]

/** Rows for `test.each`, each with a name: those of one kind have the same result. */
export const named = (...kinds: Row[][]) =>
  kinds.flatMap((rows) => spread(rows, sizes.faultsOfAKind)).map((row) => [`${row.f} ${row.fault ?? ''}`, row] as const)

/** Steps for tests of a failing gateway. */
export const atGateway = (desk: Desk) => ({
  async strike({ f, ...fault }: Row, where: { method: string; path: string; times?: number }): Promise<void> {
    if (fault.fault) await desk.t.arm({ vendor: 'paystack', ...where, fault: fault.fault, ...fault })
    else await desk.renew({ paystack: desk.dead[f] })
  },
  /** Advances the time and returns the order's status; the gateway refunds in real time, not in the product's. */
  async settled(orderId: string) {
    await desk.settle()
    return (await desk.orderOf(orderId)).status
  },
  /** A card payment of a new checkout that the payer has completed on the gateway's page. */
  async paidByCard() {
    const checkout = await desk.checkout()
    const { orderId, redirectUrl } = (await pay(desk.owner, checkout, 'card')).body
    await payOnHostedPage(redirectUrl, cards.approved)
    const [payment] = (await desk.orderOf(orderId)).payments
    if (!payment) throw new Error('no payment')
    return {
      orderId: String(orderId),
      payment,
      confirm: () => desk.owner.call('POST', `/checkouts/${checkout.id}/confirm-card`),
    }
  },
})
