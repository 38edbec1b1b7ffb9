import { oc } from '@orpc/contract'
import type { ErrorCode } from '#domain/errors.ts'
import type { Permission } from '#domain/permissions.ts'

/**
 * Who may call: a permission of the member's role, any signed-in member, or anyone. `account` is a member too, also one who has not yet set up the
 * second factor that the agency requires. `shopper` is a visitor of a storefront, with access to their own
 * data only; `sell` is that visitor or a member with `orders:write`, `own-order` that visitor or a member with `orders:read`.
 */
export type Access = Permission | 'member' | 'account' | 'public' | 'shopper' | 'sell' | 'own-order'

export interface EndpointMeta {
  access: Access
  /** One line for the API document, beginning with a verb. */
  summary: string
  /** Errors in addition to those that follow from access, parameters and body (`server/http/api/describe-errors.ts`). */
  refusals: readonly ErrorCode[]
  /** Calls that spend money have an `idempotencyKey` in their body; a repeated key has no further effect. */
  idempotent?: boolean
  /** A signed-in member must have confirmed who they are a short while ago (decision 066). */
  isConfirmed?: boolean
}

const base = oc.$meta<EndpointMeta>({ access: 'member', summary: '', refusals: [] })

/** Starts an endpoint: `endpoint('orders:read', 'List orders').route({ method: 'GET', path: '/orders' })...` */
export const endpoint = (access: Access, summary: string, refusals: readonly ErrorCode[] = []) =>
  base.meta({ access, summary, refusals })

/** An endpoint that spends money. */
export const spending = (access: Access, summary: string, refusals: readonly ErrorCode[] = []) =>
  base.meta({ access, summary, refusals, idempotent: true })

/**
 * An endpoint by which money leaves or changes hands, or that makes a secret with which a program acts: `endpoint` with a recent confirmation of the
 * member. `tests/confirmed-endpoints.test.ts` has the areas in which each endpoint declares it or says why not.
 */
export const confirmed = (
  access: Access,
  summary: string,
  refusals: readonly ErrorCode[] = [],
  more: Pick<EndpointMeta, 'idempotent'> = {},
) => base.meta({ access, summary, refusals, ...more, isConfirmed: true })

/** Error codes of every endpoint that spends money. */
export const spent = ['checkout.busy', 'input.idempotency-key-reused'] as const

/** Error codes of an endpoint that asks a supplier about an offer. */
export const atSupplier = ['supplier.unavailable', 'order.not-issuable', 'checkout.price-changed'] as const

/** Error codes of every change of a checkout, besides the product's own for what is gone. */
export const closed = ['checkout.expired', 'checkout.done'] as const
