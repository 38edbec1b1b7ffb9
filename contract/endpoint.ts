import { oc } from '@orpc/contract'
import type { Permission } from '#domain/permissions.ts'

/**
 * Who may call: a permission of the member's role, any signed-in member, or anyone. `shopper` is a visitor of a storefront, and what
 * they may reach is their own; `sell` is that visitor or a member with `orders:write`, `own-order` that visitor or one with `orders:read`.
 */
export type Access = Permission | 'member' | 'public' | 'shopper' | 'sell' | 'own-order'

export interface EndpointMeta {
  access: Access
  /** Calls that spend money carry an `idempotencyKey` in their body; the same key never acts twice. */
  idempotent?: boolean
}

const base = oc.$meta<EndpointMeta>({ access: 'member' })

/** Starts an endpoint: `endpoint('orders:read').route({ method: 'GET', path: '/orders' })...` */
export const endpoint = (access: Access) => base.meta({ access })

/** An endpoint that spends money. */
export const spending = (access: Access) => base.meta({ access, idempotent: true })
