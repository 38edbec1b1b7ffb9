import { type Permission, permissionsByRole } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'

/** Whether the actor has a permission: a member by role, an API key by its own list, the system always, a storefront visitor never. */
export function actorMay({ actor }: Ctx, permission: Permission): boolean {
  return actor.role === 'system' || permissionsOf(actor).includes(permission)
}

/** The permissions of a member or an API key; none of a storefront visitor and of the system. */
export function permissionsOf({ role, permissions }: Ctx['actor']): readonly Permission[] {
  if (role === 'customer' || role === 'system') return []
  return permissions ?? (role === 'own' || role === 'key' ? [] : permissionsByRole[role])
}
