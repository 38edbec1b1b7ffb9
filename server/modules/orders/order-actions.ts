import type { z } from 'zod'
import type { OrderDetail } from '#contract/orders.ts'
import { type OrderStatus, orderStatuses } from '#domain/order-status.ts'
import type { Permission } from '#domain/permissions.ts'

type Action = z.infer<typeof OrderDetail>['actions'][number]

const actions: { action: Action; permission: Permission; when: readonly OrderStatus[] }[] = [
  { action: 'check-again', permission: 'orders:decide', when: ['AwaitingAdmin'] },
  { action: 'mark-issued', permission: 'orders:decide', when: ['AwaitingAdmin'] },
  { action: 'fail-and-refund', permission: 'orders:decide', when: ['AwaitingAdmin'] },
  { action: 'release', permission: 'orders:write', when: ['Not Paid'] },
  { action: 'resend-documents', permission: 'orders:write', when: ['Issued'] },
  { action: 'add-note', permission: 'orders:write', when: orderStatuses },
]

/** What someone may do with an order of this status now. */
export const orderActions = (status: OrderStatus, mayDo: (permission: Permission) => boolean): Action[] =>
  actions.filter((row) => row.when.includes(status) && mayDo(row.permission)).map((row) => row.action)
