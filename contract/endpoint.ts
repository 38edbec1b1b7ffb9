import { oc } from '@orpc/contract'
import type { ErrorCode } from '#domain/errors.ts'
import type { Permission } from '#domain/permissions.ts'

/**
 * Who may call: a permission of the member's role, any signed-in member, or anyone. `shopper` is a visitor of a storefront, and what
 * they may reach is their own; `sell` is that visitor or a member with `orders:write`, `own-order` that visitor or one with `orders:read`.
 */
export type Access = Permission | 'member' | 'public' | 'shopper' | 'sell' | 'own-order'

export interface EndpointMeta {
  access: Access
  /** One line for the API document, a verb first. */
  summary: string
  /** Errors besides those that follow from access, parameters and body (`server/http/api/describe-errors.ts`). */
  refusals: readonly ErrorCode[]
  /** Calls that spend money carry an `idempotencyKey` in their body; the same key never acts twice. */
  idempotent?: boolean
}

const base = oc.$meta<EndpointMeta>({ access: 'member', summary: '', refusals: [] })

/** Starts an endpoint: `endpoint('orders:read', 'List orders').route({ method: 'GET', path: '/orders' })...` */
export const endpoint = (access: Access, summary: string, refusals: readonly ErrorCode[] = []) =>
  base.meta({ access, summary, refusals })

/** An endpoint that spends money. */
export const spending = (access: Access, summary: string, refusals: readonly ErrorCode[] = []) =>
  base.meta({ access, summary, refusals, idempotent: true })

/** Refusals of every endpoint that spends money. */
export const spent = ['checkout.busy', 'input.idempotency-key-reused'] as const

/** Refusals of an endpoint that asks a supplier about an offer. */
export const atSupplier = ['supplier.unavailable', 'order.not-issuable', 'checkout.price-changed'] as const
