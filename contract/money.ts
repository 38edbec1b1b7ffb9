import { z } from 'zod'
import { movementKinds } from '#domain/money/ledger.ts'
import { topUpBounds, topUpRules } from '#domain/money/top-up-rules.ts'
import { products } from '#domain/products.ts'
import { Words } from '#domain/words.ts'
import { endpoint, spending } from './endpoint.ts'
import { Counted, listParameters, MOST_EXPORTED } from './list-query.ts'
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
  orderProduct: z.enum(products).nullable(),
  amount: Money,
  balance: Money,
})
export type StatementLine = z.infer<typeof StatementLine>

/** Each query parameter of the wallet statement. */
export const statementParameters = {
  kind: z.enum(movementKinds),
  /** Whose entries: of the wallet, or what resellers owe by payouts, in any currency. */
  account: z.enum(['wallet', 'resellers']),
  ...listParameters,
}
const { kind, account, query, from, to, after, perPage } = statementParameters

/** The filters of the statement. An invalid value is ignored. */
export const StatementQuery = z.object({
  kind: kind.nullable().catch(null).default(null),
  account: account.catch('wallet').default('wallet'),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  after: after.nullable().catch(null).default(null),
  limit: perPage.catch(10).default(10),
})
export type StatementQuery = z.infer<typeof StatementQuery>

const TopUpAmount = Money.extend({
  amount: Money.shape.amount.meta({ minimum: topUpBounds.least, maximum: topUpBounds.most }),
}).meta({
  description: `In the currency of the agency, within its limits: what is outside is refused. ${topUpRules().join(' ')}`,
})

export const wallet = {
  get: endpoint('wallet:read', 'Read the balance of the wallet')
    .route({ method: 'GET', path: '/wallet', tags: ['Money'] })
    .output(
      z.object({
        balance: Money,
        held: Money,
        /** Top-ups that the gateway took back and that are not yet deducted from the wallet. */
        owed: Money,
        topUps: z.array(z.enum(topUpMethods)),
      }),
    ),
  transactions: endpoint('wallet:read', 'List wallet transactions')
    .route({ method: 'GET', path: '/wallet/transactions', tags: ['Money'] })
    .input(StatementQuery)
    .output(pageOf(StatementLine).extend({ total: Counted })),
  csv: endpoint('wallet:read', 'Export wallet transactions as CSV')
    .route({
      method: 'GET',
      path: '/wallet/transactions.csv',
      tags: ['Money'],
      description: `The statement as CSV, newest first, up to ${MOST_EXPORTED.toLocaleString('en')} rows.`,
    })
    .input(StatementQuery.omit({ after: true, limit: true }))
    .output(z.file()),
  topUp: spending('wallet:top-up', 'Start a top-up of the wallet', [
    'checkout.busy',
    'input.idempotency-key-reused',
    'payment.gateway-failed',
  ])
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
        amount: TopUpAmount,
        method: z.enum(topUpMethods).default('card'),
        idempotencyKey: IdempotencyKey,
        /** The path on which the payer goes on after paying by card: it is in the address that the gateway leads back to. */
        next: Words.max(500).optional(),
      }),
    )
    .output(z.object({ id: Id, redirectUrl: z.string().nullable(), fee: Money, charged: Money })),
  confirmTopUp: endpoint('wallet:top-up', 'Check the payment of a top-up', ['payment.gateway-failed'])
    .route({ method: 'POST', path: '/wallet/top-ups/{id}/confirm', tags: ['Money'] })
    .input(z.object({ id: Id }))
    .output(
      PaymentSoFar.extend({
        balance: Money,
        /** The amount credited to the wallet, without the payment fee. */
        credit: Money,
        /** The payer left the gateway's page before paying by card. */
        isLeft: z.boolean(),
      }),
    ),
}
