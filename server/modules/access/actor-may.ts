import { may, type Permission } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'

/** Whether the actor has a permission: a member by role, an API key by its own list, the system always, a storefront visitor never. */
export function actorMay({ actor }: Ctx, permission: Permission): boolean {
  if (actor.role === 'customer') return false
  if (actor.role === 'key') return actor.permissions?.includes(permission) ?? false
  return actor.role === 'system' || may(actor.role, permission)
}
