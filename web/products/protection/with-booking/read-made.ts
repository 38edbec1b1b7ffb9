import type { Api } from '#contract/index.ts'
import type { MadeChoice } from '#contract/orders/booking-protection.ts'
import { ApiFailure } from '../../../api-failure.ts'

/** What was decided about protection for an order. The order is shown without it if it cannot be read. */
export async function readMade(api: Api, orderId: string): Promise<MadeChoice | null> {
  try {
    return (await api.bookingProtection.chosenOf({ id: orderId })).made
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
