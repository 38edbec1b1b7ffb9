import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { HeldPriceChange } from '#contract/orders/order-writes.ts'
import { paymentMethods } from '#contract/payments.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { failedForm } from '../../../kit/form/outcome.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { type NamedOrder, orderAddress } from '../../../products/order-address.ts'

/** The method somebody wanted to pay with, and what the seller asks for now. */
export type PriceMoved = { method: string; change: HeldPriceChange }

/** Pays a held order: on to the gateway's page, to the account of a transfer, or to the order. A price that moved comes back to be accepted or left. */
export async function payOrder(api: Api, order: NamedOrder, typed: Record<string, string>) {
  const here = orderAddress(order)
  const { id } = order
  const method = paymentMethods.find((one) => one === typed.method)
  if (!method) throw data('There is no such payment method.', { status: 400 })
  const total = { amount: Number(typed[`total.${method}`]), currency: typed.currency ?? '' }
  try {
    const { redirectUrl } = await api.orders.pay({ id, method, total, idempotencyKey: typed.idempotencyKey ?? '' })
    if (method === 'bank-transfer') return redirect(`${here}?paid=transfer`)
    return redirect(redirectUrl ?? here)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.data.code === 'checkout.price-changed') {
      const change = HeldPriceChange.safeParse(error.data.detail)
      if (change.success) return { moved: { method, change: change.data } satisfies PriceMoved }
    }
    const dialog = dialogOfProduct(order.product, error.data)
    return dialog ? redirect(withError(here, dialog)) : failedForm(error, typed)
  }
}
