import { and, eq, sql } from 'drizzle-orm'
import type { IncomingHttpHeaders } from 'node:http'
import { isRole, type Permission, permissionsByRole, type Role } from '#domain/permissions.ts'
import { agencies, members } from '../db/schema/index.ts'
import type { System } from '../system.ts'
import { type Host, readHost } from './tenant.ts'

export type Agency = typeof agencies.$inferSelect

/** Who sent a request, and to which agency's host. Decided once a request, before anything else. */
export interface Visitor {
  host: Host
  user: { id: string; name: string; email: string } | null
  sessionId: string | null
  /** The agency of the host, else the one the signed-in member works in. */
  agency: Agency | null
  /** The visitor's role in that agency; null for strangers. */
  role: Role | null
  permissions: readonly Permission[]
}

const toHeaders = (headers: IncomingHttpHeaders): Headers => {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) result.set(name, Array.isArray(value) ? value.join(', ') : value)
  return result
}

/** Reads host and session. A member of one agency is a stranger on another agency's host. */
export async function identifyVisitor(system: System, incoming: IncomingHttpHeaders): Promise<Visitor> {
  const headers = toHeaders(incoming)
  const host = readHost(incoming.host, system.config.ROOT_DOMAIN)
  const signedIn = incoming.cookie ? await system.auth.api.getSession({ headers }) : null
  const slug = host.kind === 'unknown' ? null : host.slug
  const user = signedIn ? { id: signedIn.user.id, name: signedIn.user.name, email: signedIn.user.email } : null
  const sessionId = signedIn?.session.id ?? null
  if (!user) {
    const agency = slug ? await findAgency(system, slug) : null
    return { host, user, sessionId, agency, role: null, permissions: [] }
  }
  const preferred = signedIn?.session.activeOrganizationId ?? null
  const rows = await system.db
    .select({ agency: agencies, role: members.role })
    .from(members)
    .innerJoin(agencies, eq(agencies.id, members.organizationId))
    .where(and(eq(members.userId, user.id), slug ? eq(agencies.slug, slug) : undefined))
    .orderBy(sql`(${agencies.id} = ${preferred}) desc nulls last`, members.createdAt)
    .limit(1)
  const membership = rows[0]
  if (!membership)
    return { host, user, sessionId, agency: slug ? await findAgency(system, slug) : null, role: null, permissions: [] }
  const role = isRole(membership.role) ? membership.role : null
  return { host, user, sessionId, agency: membership.agency, role, permissions: role ? permissionsByRole[role] : [] }
}

async function findAgency(system: System, slug: string): Promise<Agency | null> {
  const rows = await system.db.select().from(agencies).where(eq(agencies.slug, slug)).limit(1)
  return rows[0] ?? null
}
