import type { PolicyChangeQuote } from '#contract/products/policy-changes.ts'
import type { Answer, Client } from '../app.ts'

/** The days of a changed policy. */
export interface Period {
  from: string
  to: string
}

/** Where the price of other days is read. */
export const changePath = (orderId: string, { from, to }: Period): string =>
  `/orders/${orderId}/policy-change?${new URLSearchParams({ from, to })}`

export const quotePolicyChange = async (client: Client, orderId: string, period: Period): Promise<PolicyChangeQuote> =>
  (await client.call('GET', changePath(orderId, period))).body

/** Makes a change for the difference that was quoted. */
export const changePolicy = (client: Client, orderId: string, quoted: PolicyChangeQuote): Promise<Answer> => {
  const { period, pay, refund, idempotencyKey } = quoted
  return client.call('POST', `/orders/${orderId}/policy-change`, { ...period, pay, refund, idempotencyKey })
}

/** Asks to pay a change by card, for the difference that was quoted. */
export const payPolicyChange = (client: Client, orderId: string, quoted: PolicyChangeQuote): Promise<Answer> => {
  const { period, pay, ways, idempotencyKey } = quoted
  return client.call('POST', `/orders/${orderId}/policy-change/pay`, {
    ...period,
    pay,
    total: ways[0]?.total ?? pay,
    idempotencyKey,
  })
}
