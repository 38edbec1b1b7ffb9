import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { paymentMethods } from '#contract/payments.ts'
import type { Checkout } from '#contract/product-shapes.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { awaitCheckout, type CheckoutPaths, closedReason, openCheckout, requireTravellers } from '../open-checkout.ts'
import { withQuery } from '../with-query.ts'

type Answer = Awaited<ReturnType<Api['checkouts']['confirmCard']>>

/** Failures after which the outcome is unknown. */
const silentCodes = ['supplier.unavailable', 'payment.gateway-failed', 'server.busy', 'checkout.busy', 'input.too-many-requests']

/**
 * The payer is back from the hosted page: checks the payment's status. A paid one redirects to its order; a gateway that does not answer counts as
 * pending, because it is unknown whether money was taken.
 */
async function confirmCard(api: Api, id: string, paths: CheckoutPaths): Promise<Answer> {
  const answer = await ask(api, id)
  if (answer.status === 'succeeded' && answer.orderId) throw redirect(paths.orderOf(answer.orderId))
  return answer
}

const ask = (api: Api, id: string) => readOutcome<Answer>(api.checkouts.confirmCard({ id }), { ...unanswered, orderId: null })

export const unanswered = { status: 'pending' as const, message: 'The payment gateway does not answer just now.', isLeft: false }

/** The outcome that the gateway reports; `silent` where it does not answer. */
export async function readOutcome<Outcome>(asked: Promise<Outcome>, silent: Outcome): Promise<Outcome> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiFailure) || !silentCodes.includes(error.data.code)) throw error
    return silent
  }
}

export type PaymentRead = Awaited<ReturnType<typeof readPayment>>

/**
 * Reads a checkout for its payment. `paid` in the address: the payer is back from the gateway, whose status is checked. A payer who left without
 * paying is redirected to the payment methods.
 */
export async function readPayment<Product extends Checkout['product']>(
  api: Api,
  { request, id, paths }: { request: Request; id: string; paths: CheckoutPaths<Product> },
) {
  const query = new URL(request.url).searchParams
  const answer = query.has('paid') ? await confirmCard(api, id, paths) : null
  if (answer?.status === 'pending' && answer.isLeft) throw redirect(withQuery(paths.payment, 'left=card'))
  const awaitsPayment = answer?.status === 'pending'
  const isLeft = query.get('left') === 'card'
  // The outcome of a checkout that expired meanwhile leads here: a payer who left is not sent there again.
  const checkout = await (awaitsPayment || isLeft ? awaitCheckout : openCheckout)(api, id, paths)
  if (!awaitsPayment && !closedReason(checkout)) requireTravellers(checkout, paths)
  const awaited = checkout.lastPayment?.method ?? 'card'
  return {
    checkout,
    awaitsPayment,
    /** The payment methods that can be used: only its own while a payment is pending. */
    methods: checkout.methods.filter(({ id: method }) => !awaitsPayment || method === awaited),
    message: answer?.message ?? null,
    isBusy: query.has('busy'),
    /** The payer left the gateway's page before paying. */
    isLeft,
    now: new Date().toISOString(),
  }
}

/** Pays a checkout with the data of its form: redirects to the gateway's page, to the account of a transfer, or to the order. */
export async function payCheckout(
  { checkouts }: Api,
  { id, paths, typed }: { id: string; paths: CheckoutPaths; typed: Record<string, string> },
) {
  const { idempotencyKey = '' } = typed
  const { method, total } = readMethod(typed)
  const { orderId, redirectUrl } = await checkouts.pay({ id, method, idempotencyKey, total })
  if (method === 'bank-transfer') return redirect(withQuery(paths.payment, 'paid=transfer'))
  return redirect(redirectUrl ?? paths.orderOf(orderId))
}

/** The method that was chosen in the form, with the total that it showed. */
export function readMethod(typed: Record<string, string>) {
  const method = paymentMethods.find((one) => one === typed.method)
  if (!method) throw data('There is no such payment method.', { status: 400 })
  return { method, total: { amount: Number(typed[`total.${method}`]), currency: typed.currency ?? '' } }
}
