import type { Checkout } from '#contract/checkouts.ts'
import { oneAdultToAbuja, pay, readyCheckout } from '../../book-flight.ts'
import { cards, payOnHostedPage } from '../../pay-on-hosted-page.ts'
import type { World } from './open-world.ts'

/** What a person was about to do when the process died. */
export interface Journey {
  name: string
  /** About how many points it has. */
  points: number
  /** Where it may end, unless a person has to decide. */
  ends: string[]
  /** Armed at the sandbox for this journey alone. */
  fault?: { vendor: string; fault: string; times: number }
  /** Opens what is paid: points count from after it. Returns its id. */
  prepare(world: World, turn: number): Promise<string>
  /** Done once by the person, and again after the restart, as a reload does. A call that is cut off ends it. */
  act(world: World, id: string): Promise<void>
}

const prepare: Journey['prepare'] = async ({ owner }, turn) =>
  (await readyCheckout(owner, oneAdultToAbuja, { index: turn, supplier: 'duffel' })).id

async function payCheckout(world: World, id: string, method: 'wallet' | 'card') {
  const { status, body } = await world.owner.call('GET', `/checkouts/${id}`)
  if (status !== 200) return null
  const checkout: Checkout = body
  return (await pay(world.owner, checkout, method)).body
}

const byWallet: Journey['act'] = async (world, id) => {
  await payCheckout(world, id, 'wallet')
}

const byCard: Journey['act'] = async (world, id) => {
  const paid = await payCheckout(world, id, 'card')
  if (paid?.redirectUrl) await payOnHostedPage(paid.redirectUrl, cards.approved)
  if (paid) await world.owner.call('POST', `/checkouts/${id}/confirm-card`)
}

const topUp: Journey = {
  name: 'topping up the wallet by card',
  points: 20,
  ends: ['none'],
  prepare: async (_world, turn) => `top-up-of-turn-${turn}`,
  async act({ owner }, id) {
    const input = { amount: { amount: 50_000_00, currency: 'NGN' }, idempotencyKey: id }
    const { body } = await owner.call('POST', '/wallet/top-ups', input)
    if (!body?.redirectUrl) return
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await owner.call('POST', `/wallet/top-ups/${body.id}/confirm`)
  },
}

const refused = { vendor: 'duffel', fault: 'ticket-refused', times: 1 }
const lost = { vendor: 'duffel', fault: 'accepted-then-lost', times: 1 }

export const journeys: Journey[] = [
  { name: 'paying from the wallet', points: 20, prepare, act: byWallet, ends: ['Issued'] },
  { name: 'paying by card', points: 20, prepare, act: byCard, ends: ['Issued'] },
  { name: 'a refused ticket paid from the wallet', points: 20, prepare, act: byWallet, ends: ['Refunded'], fault: refused },
  { name: 'a refused ticket paid by card', points: 20, prepare, act: byCard, ends: ['Refunded'], fault: refused },
  { name: 'a lost answer of the airline', points: 20, prepare, act: byWallet, ends: ['Issued'], fault: lost },
  topUp,
]
