import { may, type Permission } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'

/** What the acting member's role includes; the system itself may do everything. */
export const actorMay = (ctx: Ctx, permission: Permission): boolean =>
  ctx.actor.role === 'system' || may(ctx.actor.role, permission)
