import { expect } from 'vitest'
import { add, type Money, money } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import type { TestApp } from '../app.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { ghs, openPlans, type Subscriber } from './open-plans.ts'

/** What Growth costs, and what a card is charged for it. */
export const price = money(ghs('growth'), 'GHS')
export const charged = add(price, gatewaySurcharge(price))

/** What tests of saved cards do with new agencies. */
export function openSavedCards(t: TestApp) {
  const plans = openPlans(t)
  const chargesOf = async <T extends object>({ ctx }: Subscriber, columns: string): Promise<T[]> => {
    const query = `select ${columns} from card_charges c join payments p on p.id = c.payment_id where p.agency_id = $1 order by p.created_at`
    return (await t.system.db.$client.query<T>(query, [ctx.agencyId])).rows
  }
  return {
    ...plans,
    /** An agency that paid Growth by a card, from which it lets the plan renew. */
    async subscribed(card: Parameters<typeof payOnHostedPage>[1] = cards.approved, renewFromCard = true): Promise<Subscriber> {
      const opened = await plans.open()
      const { redirectUrl, invoiceId } = (await plans.pay(opened.owner, 'growth', 'card', { renewFromCard })).body
      await payOnHostedPage(redirectUrl, card)
      expect((await opened.owner.call('POST', `/subscription/invoices/${invoiceId}/settle`)).body.status).toBe('paid')
      await t.drain()
      return opened
    },
    cardOf: async ({ owner }: Pick<Subscriber, 'owner'>) => (await owner.call('GET', '/subscription/card')).body.card,
    /** The stored charges of the saved card. */
    charges: (of: Subscriber) => chargesOf<{ status: string; amount: string }>(of, 'p.status, p.amount'),
    /** Those that the gateway made, by our references. */
    async atGateway(of: Subscriber): Promise<Money[]> {
      const rows = await chargesOf<{ reference: string }>(of, 'p.reference')
      const answers = await Promise.all(rows.map(({ reference }) => t.system.integrations.payments.verify(reference)))
      return answers.flatMap((answer) => (answer?.status === 'succeeded' ? [answer.amount] : []))
    },
    /** So many days later, with every job that is due until then. */
    async onDay(days: number): Promise<void> {
      plans.inDays(days)
      await t.drainLater()
    },
  }
}
