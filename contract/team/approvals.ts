import { z } from 'zod'
import { approvalStates, approvedActionNames } from '#domain/team/approvals.ts'
import { Words } from '#domain/words.ts'
import { OrderLink } from '../base/order-base.ts'
import { confirmed, endpoint } from '../endpoint.ts'
import { Id, Instant, Money } from '../shapes.ts'

const tags = ['Team']
const ById = z.object({ id: Id })

const Approval = z.object({
  id: Id,
  action: z.enum(approvedActionNames),
  state: z.enum(approvalStates),
  /** What is paid or refunded. */
  title: z.string(),
  amount: Money,
  /** The order it is about; null for a checkout that is no order yet. */
  order: OrderLink.nullable(),
  requestedBy: z.string(),
  isOwn: z.boolean(),
  requestedAt: Instant,
  expiresAt: Instant,
  /** The members who may approve it, while it waits. */
  approvers: z.array(z.string()),
  /** Whether the signed-in member may approve or refuse it now. */
  mayDecide: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** Why it was refused, or why it failed after the approval. */
  reason: z.string().nullable(),
})
export type Approval = z.infer<typeof Approval>

const Decided = z.object({ state: z.enum(approvalStates), reason: z.string().nullable() })

const refusals = ['approval.closed', 'approval.own', 'approval.beyond-limit'] as const

export const approvals = {
  list: endpoint('orders:read', 'List requests for approval')
    .route({
      method: 'GET',
      path: '/approvals',
      tags,
      description:
        'Payments and refunds above the limit of a role, of the last 30 days: own requests, and those that the member may decide. `orderId` narrows them to those about one order.',
    })
    .input(z.object({ orderId: Id.optional() }))
    .output(z.object({ items: z.array(Approval) })),
  approve: confirmed('orders:write', 'Approve a payment or refund', refusals)
    .route({
      method: 'POST',
      path: '/approvals/{id}/approve',
      tags,
      description:
        'Runs the action once, for the member who requested it. A price or refund that is another one by now is not paid: the answer is then `failed` with the reason.',
    })
    .input(ById)
    .output(Decided),
  refuse: endpoint('orders:write', 'Refuse a payment or refund', refusals)
    .route({ method: 'POST', path: '/approvals/{id}/refuse', tags, description: 'Nothing is paid or refunded.' })
    .input(ById.extend({ reason: Words.trim().min(3, 'Enter the reason.').max(300, 'At most 300 characters.') }))
    .output(Decided),
}
