/** What a member may do. An endpoint names the one it needs in its contract. */
export const permissions = {
  'orders:read': 'See orders and travellers',
  'orders:write': 'Search, book and pay',
  'orders:decide': 'Decide orders that need a person',
  'margin:read': 'See net prices, markup and margin',
  'wallet:read': 'See the balance and transactions',
  'wallet:top-up': 'Top up the wallet',
  'mail:read': 'Read the mail outbox',
  'agency:read': "See the agency's record",
  'site:write': 'Edit and publish the website, its brand and its pictures',
  'site:address': "Change the website's own domain",
  'messages:read': 'Read what customers write on the website',
} as const

export type Permission = keyof typeof permissions

export const roles = ['owner', 'admin', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

const everything = Object.keys(permissions) as Permission[]

export const permissionsByRole: Record<Role, readonly Permission[]> = {
  owner: everything,
  admin: everything,
  agent: ['orders:read', 'orders:write', 'wallet:read', 'wallet:top-up', 'mail:read', 'agency:read', 'messages:read'],
  viewer: ['orders:read', 'agency:read'],
}

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value)

export const may = (role: Role, permission: Permission): boolean => permissionsByRole[role].includes(permission)
