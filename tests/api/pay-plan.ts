import type { Client } from '../app.ts'

/** The receipt of a plan that is paid from the wallet. */
export async function payPlan(client: Client): Promise<string> {
  const term = { plan: 'scale', interval: 'month' }
  const { due } = (await client.call('GET', `/subscription/quote?${new URLSearchParams(term)}`)).body
  const paid = await client.call('POST', '/subscription/changes', {
    ...term,
    due,
    method: 'wallet',
    idempotencyKey: crypto.randomUUID(),
  })
  return paid.body.invoiceId
}
