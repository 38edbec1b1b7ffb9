import { may, type Permission } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'

/** What the acting member's role includes; the system itself may do everything, a visitor of the storefront nothing of it. */
export function actorMay({ actor }: Ctx, permission: Permission): boolean {
  if (actor.role === 'customer') return false
  return actor.role === 'system' || may(actor.role, permission)
}
