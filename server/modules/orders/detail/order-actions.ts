import type { OrderDetail } from '#contract/orders.ts'
import { type OrderStatus, orderStatuses } from '#domain/order-status.ts'
import type { Permission } from '#domain/permissions.ts'
import { type Product, soldProducts } from '#domain/products.ts'
import { documentKind } from '../documents/order-documents.ts'

type Action = OrderDetail['actions'][number]

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
  { action: 'cancel', permission: 'orders:write', when: ['Issued'], product: 'stay' },
  { action: 'rebook', permission: 'orders:write', when: ['Issued'], product: 'stay' },
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
