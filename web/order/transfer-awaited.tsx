import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { TransferPanel, thenBooked } from '../products/checkout/payment/transfer-panel.tsx'
import { partsOf } from '../products/order-parts.ts'

/** The pending transfer of an order; undefined if there is none. */
export const awaitedTransfer = ({ payments, status }: Pick<OrderDetail, 'payments' | 'status'>) =>
  status === 'Pending' || status === 'Not Paid'
    ? payments.findLast((payment) => payment.status === 'pending' && payment.transfer !== null)
    : undefined

/** Transfer instructions of an order that waits for a bank transfer. */
export function TransferAwaited({ order }: { order: OrderDetail }) {
  const payment = awaitedTransfer(order)
  if (!payment?.transfer) return null
  const then =
    order.status === 'Not Paid'
      ? `The ${productFacts[order.product].seller} is paid as soon as it arrives.`
      : thenBooked(order.product)
  const { transfer, amount, reference } = payment
  return (
    <TransferPanel transfer={transfer} place={partsOf(order).place(order)} amount={amount} reference={reference} then={then} />
  )
}
