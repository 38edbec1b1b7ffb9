import { isPermission, type MemberRole, type Permission, permissionsByRole } from '#domain/permissions.ts'
import { roleName } from '#domain/team/role-words.ts'

interface OwnRole {
  name: string
  permissions: string[]
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

/** What a member may do. A preview narrows the member's own permissions to those of the previewed role and adds none. */
export function grantOf({ role, ownRole, preview, previewOwn }: StoredRoles) {
  if (!role) return { role: null, roleName: null, permissions: [], isPreview: false }
  const permissions = permissionsIn(role, ownRole)
  // The role of an owner is more than its permissions: only an owner sees the portal as one.
  if (!preview || (preview === 'owner' && role !== 'owner'))
    return { role, roleName: roleName(role, ownRole?.name ?? null), permissions, isPreview: false }

  const shown = new Set(permissionsIn(preview, previewOwn))
  return {
    role: preview,
    roleName: roleName(preview, previewOwn?.name ?? null),
    permissions: permissions.filter((one) => shown.has(one)),
    isPreview: true,
  }
}
