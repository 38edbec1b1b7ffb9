/**
 * The permissions of members. An endpoint declares the one it needs in its contract. The margin is posted to the wallet at issue, so the balances
 * before and after a sale reveal the net price: a role that reads the wallet must be one that reads margin.
 */
export const permissions = {
  'orders:read': 'See orders and travellers',
  'orders:write': 'Search, book and pay',
  'orders:decide': 'Decide orders that need a person',
  'margin:read': 'See suppliers, net prices, markup and margin',
  'wallet:read': 'See the balance and transactions, which tell what each sale earned',
  'wallet:top-up': 'Top up the wallet',
  'mail:read': 'Read the mail outbox',
  'agency:read': "See the agency's record",
  'agency:write': "Change the agency's country, currency and time zone",
  'plan:write': "Choose and pay the agency's plan, and read its receipts",
  'site:write': 'Edit and publish the website, its brand and its pictures, and the texts of mails',
  'site:address': "Change the website's own domain",
  'messages:read': 'Read what customers write on the website',
  'developers:write': 'Manage API keys and webhooks',
} as const

export type Permission = keyof typeof permissions

/** The permissions that an API key may have: a key manages no keys. */
export const keyPermissions = (Object.keys(permissions) as Permission[]).filter((one) => one !== 'developers:write')

export const roles = ['owner', 'admin', 'agent', 'viewer'] as const
export type Role = (typeof roles)[number]

const everything = Object.keys(permissions) as Permission[]

export const permissionsByRole: Record<Role, readonly Permission[]> = {
  owner: everything,
  admin: everything,
  agent: ['orders:read', 'orders:write', 'mail:read', 'agency:read', 'messages:read'],
  viewer: ['orders:read', 'agency:read'],
}

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value)

export const may = (role: Role, permission: Permission): boolean => permissionsByRole[role].includes(permission)
