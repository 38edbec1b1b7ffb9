import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../api-failure.ts'

/** The payer is back: the gateway is asked what became of the payment. One that does not answer is asked again by the page and by a job. */
export async function confirmQuietly(orders: Api['orders'], id: string): Promise<void> {
  try {
    await orders.confirmPayment({ id })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
