import type { Permission } from '../permissions.ts'

/** What a practice tenant does not have: its plan, keys, members, record and website are those of the agency. */
const ofTheAgency: ReadonlySet<Permission> = new Set<Permission>([
  'agency:read',
  'agency:write',
  'plan:write',
  'site:write',
  'site:address',
  'developers:write',
  'team:read',
  'team:write',
  'audit:read',
])

/** The permissions of a member in the practice tenant: those of their role, without what belongs to the agency. */
export const practicePermissions = (held: readonly Permission[]): Permission[] => held.filter((one) => !ofTheAgency.has(one))

/** The practice money of a new tenant, in minor units of the US dollar; it is converted to the agency's currency. */
export const practiceCredit = { amount: 2_500_000, currency: 'USD' }

/** The name of the practice tenant, which stands on its documents and mails. */
export const practiceName = (agency: string): string => `${agency} (practice)`

/** What every mail of a practice tenant says. */
export const practiceLine = 'Practice: nothing in this message is real.'
