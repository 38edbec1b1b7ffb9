import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import type { CheckoutPaths } from './open-checkout.ts'

type Answer = Awaited<ReturnType<Api['checkouts']['confirmCard']>>

/** Failures after which the outcome is simply not known yet. */
const silent = ['supplier.unavailable', 'payment.gateway-failed', 'server.busy', 'checkout.busy', 'input.too-many-requests']

/**
 * The payer is back from the hosted page: asks what became of the payment. A paid one leads to its order; a gateway that does
 * not answer counts as pending, because nobody knows whether the money moved.
 */
export async function confirmCard(api: Api, id: string, paths: CheckoutPaths): Promise<Answer> {
  const answer = await ask(api, id)
  if (answer.status === 'succeeded' && answer.orderId) throw redirect(paths.orderOf(answer.orderId))
  return answer
}

async function ask(api: Api, id: string): Promise<Answer> {
  try {
    return await api.checkouts.confirmCard({ id })
  } catch (error) {
    if (!(error instanceof ApiFailure) || !silent.includes(error.data.code)) throw error
    return { status: 'pending', orderId: null, message: 'The payment gateway does not answer just now.', isLeft: false }
  }
}
