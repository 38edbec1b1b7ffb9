/** The data of the supplier and the gateway themselves, read without the product. */

const duffelTokens = ['duffel_test_sandbox', 'duffel_test_zenith']

async function ask(url: string, token: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}`, 'duffel-version': 'v2' } })
  return Object(await answer.json()).data
}

const rows = (data: unknown): Record<string, unknown>[] => (Array.isArray(data) ? data : [])

/** The number of uncancelled bookings at the suppliers for an order of ours, in any account. */
export async function countBookings(sandboxUrl: string, order: { id: string; offerId: string }): Promise<number> {
  const orders = `${sandboxUrl}/duffel/air/orders?offer_id=${encodeURIComponent(order.offerId)}`
  const lists = await Promise.all(duffelTokens.map((token) => ask(orders, token)))
  return lists.flatMap(rows).filter(({ metadata, cancelled_at }) => Object(metadata).reference === order.id && !cancelled_at)
    .length
}

/** The amount that the gateway has charged for one of our payments, less its refunds, in minor units. */
export async function chargedFor(sandboxUrl: string, reference: string): Promise<number> {
  const paystack = (path: string) => ask(`${sandboxUrl}/paystack/${path}`, 'sk_test_sandbox')
  const { id, amount, status } = Object(await paystack(`transaction/verify/${reference}`))
  if (status !== 'success' && status !== 'reversed') return 0
  const refunds = rows(await paystack(`refund?transaction=${id}&perPage=100`)).filter((one) => one.status !== 'failed')
  return Number(amount) - refunds.reduce((returned, one) => returned + Number(one.amount), 0)
}
