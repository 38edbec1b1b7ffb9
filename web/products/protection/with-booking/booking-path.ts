import type { Api } from '#contract/index.ts'
import { payAddress } from '../../order-address.ts'

/** The payment of the booking that a policy is chosen with. */
export async function bookingPath(api: Api, checkoutId: string): Promise<string> {
  const { product } = await api.checkouts.get({ id: checkoutId })
  return payAddress(product, checkoutId)
}
