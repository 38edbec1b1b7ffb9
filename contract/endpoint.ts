import { oc } from '@orpc/contract'
import type { Permission } from '#domain/permissions.ts'

/** Who may call: a permission of the member's role, any signed-in member, or anyone. */
export type Access = Permission | 'member' | 'public'

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
