import { type MemberRole, type Permission, permissions, type Role } from '../permissions.ts'

/** The roles that every agency has: their names, and what they are for. */
export const roleWords: Record<Role, { name: string; text: string }> = {
  owner: { name: 'Owner', text: 'Everything, and the only role that can appoint or change owners.' },
  manager: { name: 'Manager', text: 'Everything except the appointment of owners.' },
  agent: { name: 'Agent', text: 'Searches, books and pays. Sees neither net prices nor the wallet.' },
  accountant: { name: 'Accountant', text: 'Reads orders, margin and the wallet, and tops it up. Does not book.' },
  support: { name: 'Support', text: 'Reads orders, mails and messages to answer customers. Does not book.' },
  viewer: { name: 'Viewer', text: 'Reads orders.' },
}

/** The name of a member's role; `own` is the name of the agency's own role. */
export const roleName = (role: MemberRole, own: string | null): string =>
  role === 'own' ? (own ?? 'Own role') : roleWords[role].name

type Area<P extends string> = P extends `${infer A}:${string}` ? A : never

const areaTitles: Record<Area<Permission>, string> = {
  orders: 'Orders',
  margin: 'Prices',
  wallet: 'Wallet',
  mail: 'Mail',
  quotes: 'Quotes',
  packages: 'Packages',
  messages: 'Messages',
  customers: 'Customers',
  tours: 'Own tours',
  site: 'Website',
  agency: 'Agency',
  plan: 'Plan',
  team: 'Team',
  audit: 'Log',
  developers: 'Developers',
}

export interface PermissionGroup {
  title: string
  permissions: { key: Permission; text: string }[]
}

/** All permissions by area, each with what it allows. */
export const permissionGroups: readonly PermissionGroup[] = Object.entries(areaTitles).map(([area, title]) => ({
  title,
  permissions: (Object.keys(permissions) as Permission[])
    .filter((key) => key.startsWith(`${area}:`))
    .map((key) => ({ key, text: permissions[key] })),
}))

/** What a permission is useless or unsafe without: the balances of the wallet reveal the margin of each sale. */
const needs: Partial<Record<Permission, Permission>> = {
  'orders:write': 'orders:read',
  'orders:decide': 'orders:read',
  'margin:read': 'orders:read',
  'margin:write': 'margin:read',
  'wallet:read': 'margin:read',
  'wallet:top-up': 'wallet:read',
  'agency:write': 'agency:read',
  'tours:write': 'tours:read',
  'tours:run': 'tours:read',
  'tours:overbook': 'tours:run',
  'site:address': 'agency:read',
  'team:write': 'team:read',
  'customers:write': 'customers:read',
  'customers:erase': 'customers:read',
  'quotes:write': 'quotes:read',
  'packages:write': 'packages:read',
}

/** The permissions with those that they need, in the order of the table. */
export function withNeeded(chosen: readonly Permission[]): Permission[] {
  const all = new Set<Permission>()
  const add = (one: Permission) => {
    all.add(one)
    const needed = needs[one]
    if (needed) add(needed)
  }
  for (const one of chosen) add(one)
  return (Object.keys(permissions) as Permission[]).filter((one) => all.has(one))
}
