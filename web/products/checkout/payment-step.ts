import { data, redirect } from 'react-router'
import type { Checkout } from '#contract/checkouts.ts'
import type { Api } from '#contract/index.ts'
import { paymentMethods } from '#contract/payments.ts'
import { confirmCard } from './confirm-card.ts'
import { awaitCheckout, type CheckoutPaths, closedReason, openCheckout, requireTravellers } from './open-checkout.ts'
import { withQuery } from './with-query.ts'

export type PaymentRead = Awaited<ReturnType<typeof readPayment>>

/** Reads a checkout for its payment. `paid` in the address: the payer is back from the gateway, and it is asked what became of the payment. Who left without paying is led back to the ways to pay. */
export async function readPayment<Product extends Checkout['product']>(
  api: Api,
  { request, id, paths }: { request: Request; id: string; paths: CheckoutPaths<Product> },
) {
  const query = new URL(request.url).searchParams
  const answer = query.has('paid') ? await confirmCard(api, id, paths) : null
  if (answer?.status === 'pending' && answer.isLeft) throw redirect(withQuery(paths.payment, 'left=card'))
  const awaitsPayment = answer?.status === 'pending'
  const checkout = await (awaitsPayment ? awaitCheckout : openCheckout)(api, id, paths)
  if (!awaitsPayment && !closedReason(checkout)) requireTravellers(checkout, paths)
  const awaited = checkout.lastPayment?.method ?? 'card'
  return {
    checkout,
    awaitsPayment,
    /** The ways to pay that are still open: none but its own while a payment is on its way. */
    methods: checkout.methods.filter(({ id: method }) => !awaitsPayment || method === awaited),
    message: answer?.message ?? null,
    isBusy: query.has('busy'),
    /** The payer left the gateway's page before paying. */
    isLeft: query.get('left') === 'card',
    now: new Date().toISOString(),
  }
}

/** Pays a checkout as its form says: on to the gateway's page, to the account of a transfer, or to the order. */
export async function payCheckout(
  { checkouts }: Api,
  { id, paths, typed }: { id: string; paths: CheckoutPaths; typed: Record<string, string> },
) {
  const { idempotencyKey = '', currency = '' } = typed
  const method = paymentMethods.find((one) => one === typed.method)
  if (!method) throw data('There is no such way to pay.', { status: 400 })
  const total = { amount: Number(typed[`total.${method}`]), currency }
  const { orderId, redirectUrl } = await checkouts.pay({ id, method, idempotencyKey, total })
  if (method === 'bank-transfer') return redirect(withQuery(paths.payment, 'paid=transfer'))
  return redirect(redirectUrl ?? paths.orderOf(orderId))
}
