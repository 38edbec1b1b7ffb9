import { isPermission, type MemberRole, type Permission, permissionsByRole } from '#domain/permissions.ts'
import { lowerLimit, noLimits, type SpendingLimits } from '#domain/team/approvals.ts'
import { narrowerScope, type OrderScope } from '#domain/team/order-scopes.ts'
import { roleName } from '#domain/team/role-words.ts'
import type { OrderReach } from '../../db/tenant-transaction.ts'

interface OwnRole extends SpendingLimits {
  name: string
  permissions: string[]
  orderScope: OrderScope
}

/** A member's stored role, and the role whose view this session has opened. */
interface StoredRoles {
  role: MemberRole | null
  ownRole: OwnRole | null
  preview: MemberRole | null
  previewOwn: OwnRole | null
}

/** The permissions of a role; `own` is the row of an agency's own role. */
export const permissionsIn = (role: MemberRole, own: OwnRole | null): readonly Permission[] =>
  role === 'own' ? (own?.permissions ?? []).filter(isPermission) : permissionsByRole[role]

/** Whose orders a role reaches: every order, unless the agency's own role says otherwise. */
export const scopeIn = (role: MemberRole, own: OwnRole | null): OrderScope =>
  role === 'own' ? (own?.orderScope ?? 'own') : 'all'

/** What a role may pay and refund without approval: any amount, unless the agency's own role has limits. */
export const limitsIn = (role: MemberRole, own: OwnRole | null): SpendingLimits =>
  role === 'own' && own ? { walletLimit: own.walletLimit, refundLimit: own.refundLimit } : noLimits

/** What a member may do. A preview narrows the member's own permissions and orders to those of the previewed role and adds none. */
export function grantOf({ role, ownRole, preview, previewOwn }: StoredRoles) {
  if (!role)
    return { role: null, roleName: null, permissions: [], orderScope: 'own' as const, limits: noLimits, isPreview: false }
  const orderScope = scopeIn(role, ownRole)
  const limits = limitsIn(role, ownRole)
  const permissions = permissionsIn(role, ownRole)
  // The role of an owner is more than its permissions: only an owner sees the portal as one.
  if (!preview || (preview === 'owner' && role !== 'owner'))
    return { role, roleName: roleName(role, ownRole?.name ?? null), permissions, orderScope, limits, isPreview: false }

  const shownLimits = limitsIn(preview, previewOwn)
  const shown = new Set(permissionsIn(preview, previewOwn))
  return {
    role: preview,
    roleName: roleName(preview, previewOwn?.name ?? null),
    permissions: permissions.filter((one) => shown.has(one)),
    orderScope: narrowerScope(orderScope, scopeIn(preview, previewOwn)),
    limits: {
      walletLimit: lowerLimit(limits.walletLimit, shownLimits.walletLimit),
      refundLimit: lowerLimit(limits.refundLimit, shownLimits.refundLimit),
    },
    isPreview: true,
  }
}

/** The orders that a member reaches in transactions; null for every order. */
export const reachOf = (orderScope: OrderScope, userId: string, branchId: string | null): OrderReach | null =>
  orderScope === 'all' ? null : { scope: orderScope, userId, branchId }
