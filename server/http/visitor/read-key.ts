import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import ipaddr from 'ipaddr.js'
import { AppError } from '#domain/errors.ts'
import type { Permission } from '#domain/permissions.ts'
import type { SpendingLimits } from '#domain/team/approvals.ts'
import { practicePermissions } from '#domain/training/practice.ts'
import { agencies, agencyRoles, apiKeys, members } from '../../db/schema/index.ts'
import { type OrderReach, tenantTransaction } from '../../db/tenant-transaction.ts'
import { practiceUrl } from '../../integrations-config.ts'
import type { System } from '../../system.ts'
import { limitsIn, permissionsIn, reachOf, scopeIn } from './grant-of.ts'
import { agencyOfKey, hashOf } from './key-text.ts'

/** An API key that may be used now, from here. */
export interface AdmittedKey {
  id: string
  name: string
  /** The active member who created it. */
  userId: string
  agency: typeof agencies.$inferSelect
  /** Of a test key: the agency whose practice tenant is `agency`. */
  home: typeof agencies.$inferSelect | null
  permissions: readonly Permission[]
  /** The orders that its creator reaches now; null for every order. */
  reach: OrderReach | null
  /** The limits of its creator's role. */
  limits: SpendingLimits
}

const practiceTenant = alias(agencies, 'practice')

/** The last use is written at most once in this time. */
const NOTED_EVERY_MS = 60_000

/** Whether a network address is in one of the ranges; IPv4 addresses within IPv6 count as IPv4. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const given = ipaddr.process(address)
  return ranges.some((range) => {
    const [base, bits] = ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : [ipaddr.process(range), null]
    if (base.kind() !== given.kind()) return false
    return given.match(base, bits ?? (base.kind() === 'ipv4' ? 32 : 128))
  })
}

/**
 * Reads a key within the agency that it names, with those of its permissions, and the orders, that the member who created it still has. Throws
 * auth.key-invalid, also where that member has left, auth.key-address where it may not be used from this address, and practice.not-available for a
 * test key.
 */
export async function readKey(system: System, text: string, address: string): Promise<AdmittedKey> {
  const agencyId = agencyOfKey(text)
  if (!agencyId) throw new AppError('auth.key-invalid')
  const now = system.now()
  return tenantTransaction(system.db, agencyId, async (tx) => {
    const [row] = await tx
      .select({
        key: apiKeys,
        agency: agencies,
        practice: practiceTenant,
        role: members.role,
        branchId: members.branchId,
        own: agencyRoles,
      })
      .from(apiKeys)
      .innerJoin(agencies, eq(agencies.id, apiKeys.agencyId))
      .innerJoin(
        members,
        and(eq(members.organizationId, apiKeys.agencyId), eq(members.userId, apiKeys.userId), isNull(members.deactivatedAt)),
      )
      .leftJoin(
        practiceTenant,
        and(eq(apiKeys.isTest, true), eq(practiceTenant.practiceOf, agencies.id), isNull(practiceTenant.practiceEndedAt)),
      )
      .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
      .where(and(eq(apiKeys.agencyId, agencyId), eq(apiKeys.hash, hashOf(text))))
      .limit(1)
    if (!row || row.key.revokedAt || (row.key.expiresAt && row.key.expiresAt <= now)) throw new AppError('auth.key-invalid')
    const { key, agency, practice, role, branchId, own } = row
    if (key.addresses.length > 0 && !isWithin(address, key.addresses)) throw new AppError('auth.key-address')
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= NOTED_EVERY_MS || key.lastUsedFrom !== address)
      await tx
        .update(apiKeys)
        .set({ lastUsedAt: now, lastUsedFrom: address })
        .where(and(eq(apiKeys.agencyId, agencyId), eq(apiKeys.id, key.id)))
    const held = permissionsIn(role, own)
    const permissions = key.permissions.filter((one) => held.includes(one))
    const reach = reachOf(scopeIn(role, own), key.userId, branchId)
    const mine = { id: key.id, name: key.name, userId: key.userId, reach, limits: limitsIn(role, own) }
    if (!key.isTest) return { ...mine, agency, home: null, permissions }
    if (!practice || practiceUrl(system.config) === null) throw new AppError('practice.not-available')
    return { ...mine, agency: practice, home: agency, permissions: practicePermissions(permissions) }
  })
}
