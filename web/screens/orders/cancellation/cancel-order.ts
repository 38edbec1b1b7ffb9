import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { CancellationQuote } from '#contract/orders/order-writes.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { failedForm } from '../../../kit/form/outcome.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { type NamedOrder, orderAddress } from '../../../products/order-address.ts'

/** What cancelling gives now; null where the order cannot be cancelled any more. The error dialog says that it is too late. */
export async function quoteFor(orders: Api['orders'], order: NamedOrder): Promise<CancellationQuote | null> {
  try {
    return await orders.quoteCancellation({ id: order.id })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.data.code === 'order.illegal-transition') return null
    const dialog = dialogOfProduct(order.product, error.data)
    if (dialog) throw redirect(withError(orderAddress(order), dialog))
    throw error
  }
}

/** Cancels for exactly the refund that the dialog showed. Another one by then is shown first; that it is too late says the error dialog. */
export async function cancelOrder(orders: Api['orders'], order: NamedOrder, typed: Record<string, string>) {
  const here = orderAddress(order)
  const refund = { amount: Number(typed.amount), currency: typed.currency ?? '' }
  try {
    await orders.cancel({ id: order.id, idempotencyKey: typed.idempotencyKey ?? '', refund })
    return redirect(here)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.data.code === 'order.refund-changed') return redirect(`${here}?cancel=changed`)
    const dialog = dialogOfProduct(order.product, error.data)
    return dialog ? redirect(withError(here, dialog)) : failedForm(error, typed)
  }
}
