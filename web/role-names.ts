import type { Role } from '#domain/permissions.ts'

/** Roles as people read them. */
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', agent: 'Agent', viewer: 'Viewer' }
