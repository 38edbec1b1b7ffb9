import type { OrderDetail } from '#contract/product-shapes.ts'
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import type { Permission } from '#domain/permissions.ts'
import { soldProducts } from '#domain/product-types.ts'
import type { Product } from '#domain/products.ts'
import { documentKind } from '../documents/order-documents.ts'

type Action = OrderDetail['actions'][number]

/** What may be done with a confirmed order of each product. */
const afterSale: Record<Product, readonly Action[]> = {
  flight: [],
  stay: ['cancel', 'rebook'],
  tour: ['cancel'],
  protection: ['cancel'],
}

const actions: { action: Action; permission: Permission; when: readonly OrderStatus[]; product?: Product }[] = [
  { action: 'check-again', permission: 'orders:decide', when: ['AwaitingAdmin'] },
  { action: 'mark-issued', permission: 'orders:decide', when: ['AwaitingAdmin'] },
  { action: 'fail-and-refund', permission: 'orders:decide', when: ['AwaitingAdmin'] },
  { action: 'release', permission: 'orders:write', when: ['Not Paid'] },
  ...soldProducts.map((product) => ({
    action: 'email-confirmation' as const,
    permission: 'orders:write' as const,
    product,
    when: orderStatuses.filter((status) => documentKind({ product, status }) !== null),
  })),
  ...soldProducts.flatMap((product) =>
    afterSale[product].map((action) => ({
      action,
      permission: 'orders:write' as const,
      product,
      when: ['Issued'] as const,
    })),
  ),
  { action: 'add-note', permission: 'orders:write', when: orderStatuses },
]

/** What someone may do with an order now. */
export const orderActions = (
  { status, product }: { status: OrderStatus; product: Product },
  mayDo: (permission: Permission) => boolean,
): Action[] =>
  actions
    .filter((row) => row.when.includes(status) && (row.product ?? product) === product && mayDo(row.permission))
    .map((row) => row.action)

/** Whether the buyer may cancel it now, too. */
export const mayCancel = ({ product, status }: { product: Product; status: OrderStatus }): boolean =>
  status === 'Issued' && afterSale[product].includes('cancel')
