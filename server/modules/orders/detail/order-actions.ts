import type { OrderDetail } from '#contract/product-shapes.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Ctx } from '../../../ctx.ts'
import { changeOf } from '../../../products/change-of.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { documentOf } from '../documents/order-documents.ts'
import type { Order } from '../transition-order.ts'

type Action = OrderDetail['actions'][number]
type Sold = Pick<Order, 'product' | 'status'> & { isChangeable: boolean }

const needsDecision = ({ status }: Sold): boolean => status === 'AwaitingAdmin'

/** Whether it can be cancelled now, also by the buyer. */
export const mayCancel = (order: Pick<Order, 'product' | 'status'>): boolean =>
  order.status === 'Issued' && fulfilmentOf(order).cancellation !== undefined

/** Whether it can be changed now, also by the buyer. */
export const mayChange = (ctx: Ctx, order: Order): boolean =>
  order.status === 'Issued' && (changeOf(order)?.until(ctx, order) ?? null) !== null

const mayRebook = (order: Sold): boolean => order.status === 'Issued' && fulfilmentOf(order).priceWatch !== undefined

const actions: { action: Action; permission: Permission; when(order: Sold): boolean }[] = [
  { action: 'check-again', permission: 'orders:decide', when: needsDecision },
  { action: 'mark-issued', permission: 'orders:decide', when: needsDecision },
  { action: 'fail-and-refund', permission: 'orders:decide', when: needsDecision },
  { action: 'release', permission: 'orders:write', when: ({ status }) => status === 'Not Paid' },
  { action: 'email-confirmation', permission: 'orders:write', when: (order) => documentOf(order) !== null },
  { action: 'cancel', permission: 'orders:write', when: mayCancel },
  { action: 'change', permission: 'orders:write', when: ({ isChangeable }) => isChangeable },
  { action: 'rebook', permission: 'orders:write', when: mayRebook },
  { action: 'add-note', permission: 'orders:write', when: () => true },
]

/** The actions that the actor may take on an order now. */
export const orderActions = (order: Sold, mayDo: (permission: Permission) => boolean): Action[] =>
  actions.filter(({ permission, when }) => when(order) && mayDo(permission)).map(({ action }) => action)
