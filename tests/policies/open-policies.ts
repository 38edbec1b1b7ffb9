import { afterEach } from 'vitest'
import type { Client } from '../app.ts'
import { pay } from '../book-flight.ts'
import { openOwner } from '../open-owner.ts'
import { choosePolicy, readyPolicy } from './book-policy.ts'

const DAY_MS = 86_400_000

/** The product, its owner, and policies that they buy, until the end of a test file. */
export async function openPolicies() {
  const opened = await openOwner()
  const { t, owner } = opened
  afterEach(() => {
    t.setClock(() => new Date())
    t.setSandboxClock(() => new Date())
  })
  /** An order after its jobs ran. */
  const settled = async (id: string, client: Client = owner) => {
    await t.drain()
    return (await client.call('GET', `/orders/${id}`)).body
  }
  return {
    ...opened,
    settled,
    /** A policy for a family of three and ten days, paid from the wallet. */
    async bought(name = 'Harbour Essential') {
      const checkout = await readyPolicy(owner, await choosePolicy(owner, name))
      const { body } = await pay(owner, checkout, 'wallet')
      return settled(body.orderId)
    },
    /** The insurer's record of an order. */
    atInsurer({ supplierOrderId }: { supplierOrderId: string }) {
      const [insurer] = t.system.integrations.policies
      if (!insurer) throw new Error('no insurer')
      return insurer.getOrder(supplierOrderId)
    },
    /** Days later, for the app and the insurer. */
    moveClocks(days: number): void {
      const later = () => new Date(Date.now() + days * DAY_MS)
      t.setClock(later)
      t.setSandboxClock(later)
    },
  }
}
