import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import { viewOf } from '../../../products/view-of.ts'
import { mayCancelSelf } from '../../access/customer-rules.ts'
import { mayCancel } from './order-actions.ts'

/** A customer's view has no internal data of the agency: seller and supplier, notes, calls, mails and history, and the wallet. */
export function asCustomerSees(ctx: Ctx, order: OrderDetail, isChangeable: boolean): OrderDetail {
  const seen = {
    createdBy: '',
    branch: null,
    // Reference numbers of an ended booking are not valid.
    bookingReference: isOver(order.status) ? null : order.bookingReference,
    payments: order.payments.filter(({ method }) => method !== 'wallet').map((payment) => ({ ...payment, message: null })),
    otherAmount: null,
    notes: [],
    calls: null,
    timeline: [],
    mails: [],
    actions: customerActions(ctx, order, isChangeable),
  }
  return { ...viewOf(order).forCustomer(order), ...seen }
}

/** Actions of customers: their documents, and cancelling and changing where the agency lets them. */
const customerActions = (
  ctx: Ctx,
  { product, status, documents }: OrderDetail,
  isChangeable: boolean,
): OrderDetail['actions'] => [
  ...(documents.length > 0 ? (['email-confirmation'] as const) : []),
  ...(mayCancelSelf(ctx) && mayCancel({ product, status }) ? (['cancel'] as const) : []),
  ...(mayCancelSelf(ctx) && isChangeable ? (['change'] as const) : []),
]
