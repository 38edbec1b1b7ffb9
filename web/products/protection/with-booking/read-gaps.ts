import type { Api } from '#contract/index.ts'
import type { PolicyGap } from '#contract/orders/booking-protection.ts'
import { ApiFailure } from '../../../api-failure.ts'

/** The policies that no longer cover the trip of an order. The order is shown without them if they cannot be read. */
export async function readGaps(api: Api, orderId: string): Promise<PolicyGap[]> {
  try {
    return await api.bookingProtection.gaps({ id: orderId })
  } catch (error) {
    if (error instanceof ApiFailure) return []
    throw error
  }
}
