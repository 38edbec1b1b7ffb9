/**
 * The permissions of members. An endpoint declares the one it needs in its contract. The margin is posted to the wallet at issue, so the balances
 * before and after a sale reveal the net price: a role that reads the wallet must be one that reads margin.
 */
export const permissions = {
  'orders:read': 'See orders and travellers',
  'orders:write': 'Search, book and pay',
  'orders:decide': 'Decide orders that need a person',
  'margin:read': 'See suppliers, net prices, markup and margin',
  'margin:write': 'Set the markups that are added to net prices',
  'wallet:read': 'See the balance and transactions, which tell what each sale earned',
  'wallet:top-up': 'Top up the wallet',
  'mail:read': 'Read the mail outbox',
  'agency:read': "See the agency's record",
  'agency:write': "Change the agency's record, contact, terms and rules, and its country, currency and time zone",
  'plan:write': "Choose and pay the agency's plan, and read its receipts",
  'tours:read': "See the agency's own tours and their departures",
  'tours:write': "Create and publish the agency's own tours",
  'tours:run': 'Check participants in, change and close departures, and manage resellers',
  'tours:guide': 'See the departures that they guide, without prices, and check their participants in',
  'tours:overbook': 'Sell more seats of a departure than it has',
  'site:write': 'Edit and publish the website, its brand and its pictures, and the texts of mails',
  'site:address': "Change the website's own domain",
  'messages:read': 'Read what customers write on the website',
  'developers:write': 'Manage API keys and webhooks',
  'team:read': 'See the members of the agency, their roles and invitations',
  'team:write': 'Invite people, change roles, and deactivate members',
  'audit:read': 'Read the log of changes',
  'customers:read': 'See customers, their orders and preferences',
  'customers:write': 'Add, change, merge and import customers, and see their documents',
  'customers:erase': 'Export and erase the personal data of a customer',
  'quotes:read': 'See quotes, and what customers answered',
  'quotes:write': 'Make, send and withdraw quotes',
  'packages:read': "See the agency's packages and their departures",
  'packages:write': 'Make and publish packages, with their prices and departures',
} as const

export type Permission = keyof typeof permissions

const personsOnly: readonly Permission[] = ['developers:write', 'team:write', 'plan:write', 'customers:erase']
/** The permissions that an API key may have: a key manages neither keys nor members, buys no plan and erases nobody. */
export const keyPermissions = (Object.keys(permissions) as Permission[]).filter((one) => !personsOnly.includes(one))

export const roles = ['owner', 'manager', 'agent', 'accountant', 'support', 'viewer'] as const
/** A role that every agency has. */
export type Role = (typeof roles)[number]

/** A member's role: one that every agency has, or one of the agency's own, whose permissions are a row of its table. */
export const memberRoles = [...roles, 'own'] as const
export type MemberRole = (typeof memberRoles)[number]

const everything = Object.keys(permissions) as Permission[]

export const permissionsByRole: Record<Role, readonly Permission[]> = {
  owner: everything,
  manager: everything,
  agent: [
    'orders:read',
    'orders:write',
    'mail:read',
    'agency:read',
    'messages:read',
    'customers:read',
    'customers:write',
    'tours:read',
    'quotes:read',
    'quotes:write',
    'packages:read',
  ],
  accountant: [
    'orders:read',
    'margin:read',
    'wallet:read',
    'wallet:top-up',
    'mail:read',
    'agency:read',
    'customers:read',
    'quotes:read',
  ],
  support: [
    'orders:read',
    'mail:read',
    'agency:read',
    'messages:read',
    'customers:read',
    'customers:write',
    'tours:read',
    'quotes:read',
    'packages:read',
  ],
  viewer: ['orders:read', 'agency:read', 'customers:read'],
}

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value)

export const isPermission = (value: string): value is Permission => Object.hasOwn(permissions, value)

export const may = (role: Role, permission: Permission): boolean => permissionsByRole[role].includes(permission)
