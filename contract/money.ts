import { z } from 'zod'
import { movementKinds } from '#domain/ledger.ts'
import { endpoint, spending } from './endpoint.ts'
import { PaymentSoFar, topUpMethods } from './payments.ts'
import { Id, IdempotencyKey, Instant, Money, pageOf } from './shapes.ts'

export const StatementLine = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(movementKinds),
  title: z.string(),
  reference: z.string(),
  orderId: Id.nullable(),
  orderNumber: z.string().nullable(),
  amount: Money,
  balance: Money,
})
export type StatementLine = z.infer<typeof StatementLine>

export const wallet = {
  get: endpoint('wallet:read')
    .route({ method: 'GET', path: '/wallet', tags: ['Money'] })
    .output(
      z.object({
        balance: Money,
        held: Money,
        /** Top-ups that went back to their payers and that the wallet has yet to give. */
        owed: Money,
        topUps: z.array(z.enum(topUpMethods)),
      }),
    ),
  transactions: endpoint('wallet:read')
    .route({ method: 'GET', path: '/wallet/transactions', tags: ['Money'] })
    .input(
      z.object({
        kind: z.enum(movementKinds).nullable().catch(null).default(null),
        query: z.string().trim().max(80).catch('').default(''),
        after: z.string().nullable().catch(null).default(null),
        limit: z.coerce.number().int().min(1).max(100).catch(10).default(10),
      }),
    )
    .output(pageOf(StatementLine)),
  topUp: spending('wallet:top-up')
    .route({
      method: 'POST',
      path: '/wallet/top-ups',
      tags: ['Money'],
      successStatus: 201,
      description:
        'Starts a top-up by card or bank transfer; the money arrives when the gateway confirms it. A transfer has no `redirectUrl`: `confirmTopUp` shows its account.',
    })
    .input(
      z.object({
        amount: Money,
        method: z.enum(topUpMethods).default('card'),
        idempotencyKey: IdempotencyKey,
      }),
    )
    .output(z.object({ id: Id, redirectUrl: z.string().nullable(), fee: Money, charged: Money })),
  confirmTopUp: endpoint('wallet:top-up')
    .route({ method: 'POST', path: '/wallet/top-ups/{id}/confirm', tags: ['Money'] })
    .input(z.object({ id: Id }))
    .output(PaymentSoFar.extend({ balance: Money })),
}
