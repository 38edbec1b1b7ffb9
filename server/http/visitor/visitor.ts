import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#domain/errors.ts'
import type { MemberRole, Permission } from '#domain/permissions.ts'
import type { OwnRegional } from '#domain/regional.ts'
import { noLimits, type SpendingLimits } from '#domain/team/approvals.ts'
import { practicePermissions } from '#domain/training/practice.ts'
import type { agencies } from '../../db/schema/index.ts'
import type { OrderReach } from '../../db/tenant-transaction.ts'
import { practiceUrl } from '../../integrations-config.ts'
import type { System } from '../../system.ts'
import { findAgency, findHost } from './find-host.ts'
import { grantOf, reachOf } from './grant-of.ts'
import type { AdmittedKey } from './read-key.ts'
import { readSession } from './read-session.ts'
import { type KnownShopper, readShopper } from './read-shopper.ts'
import type { Host } from './tenant.ts'

export type Agency = typeof agencies.$inferSelect

/** The actor of a request and the agency of its host. Determined once a request, before anything else. */
export interface Visitor {
  host: Host
  /** The requested origin, `https://skyways.com`. */
  origin: string
  user: { id: string; name: string; email: string } | null
  /** Whether the user signs in with Google. */
  isGoogleUser: boolean
  sessionId: string | null
  /** When the person last proved who they are in this session. */
  confirmedAt: Date | null
  /** Whether the agency requires a second factor that the member has not set up: nothing else is possible until then. */
  needsSecondFactor: boolean
  /** The agency of the host, else the one the signed-in member works in. */
  agency: Agency | null
  /** The agency of a member who works in its practice tenant, which is then `agency`; null outside of practice. */
  home: Agency | null
  /** The visitor's role in that agency; null for strangers. */
  role: MemberRole | null
  roleName: string | null
  permissions: readonly Permission[]
  /** The orders that the visitor reaches as a member or with a key; null for every order. */
  reach: OrderReach | null
  /** What the visitor may pay and refund without approval. */
  limits: SpendingLimits
  /** Whether the member sees the portal as another role: `role` and `permissions` are then those of the preview. */
  isPreview: boolean
  /** The member's own time zone, locale and currency in that agency; null for others. */
  regional: OwnRegional | null
  /** The visitor of a storefront; null on a portal. */
  shopper: KnownShopper | null
  /** The API key of a program; null for a browser. */
  key: AdmittedKey | null
}

/** Reads host and session. A member of one agency is unknown on another agency's host, and a storefront recognises customers only. */
export async function identifyVisitor(system: System, incoming: IncomingHttpHeaders): Promise<Visitor> {
  const host = await findHost(system, incoming.host)
  const slug = host.kind === 'unknown' ? null : host.slug
  const nobody = {
    host,
    origin: originOf(system, host, incoming),
    user: null,
    isGoogleUser: false,
    sessionId: null,
    confirmedAt: null,
    needsSecondFactor: false,
    home: null,
    role: null,
    roleName: null,
    permissions: [],
    reach: null,
    limits: noLimits,
    isPreview: false,
    regional: null,
    key: null,
  }
  if (host.kind === 'storefront') {
    const agency = await findAgency(system, host.slug)
    return { ...nobody, agency, shopper: agency && (await readShopper(system, agency.id, incoming.cookie ?? '')) }
  }
  const signedIn = incoming.cookie ? await readSession(system, incoming, slug) : null
  const user = signedIn?.user ?? null
  const sessionId = signedIn?.sessionId ?? null
  const confirmedAt = signedIn?.confirmedAt ?? null
  const member = { ...nobody, user, isGoogleUser: signedIn?.isGoogleUser ?? false, sessionId, confirmedAt, shopper: null }
  if (!signedIn?.agency) return { ...member, agency: slug ? await findAgency(system, slug) : null }
  const { agency, practice, regional, needsSecondFactor, branchId } = signedIn
  const { orderScope, ...granted } = grantOf(signedIn)
  const grant = { ...granted, ...(needsSecondFactor && { permissions: [] }) }
  const reach = reachOf(orderScope, signedIn.user.id, branchId)
  const admitted = { ...member, regional, needsSecondFactor, ...grant, reach }
  if (!practice || practiceUrl(system.config) === null) return { ...admitted, agency }
  return { ...admitted, agency: practice, home: agency, permissions: practicePermissions(grant.permissions) }
}

/**
 * The visitor of an API key: no user, so that nothing of a person is read or changed by it. Cookies of the request are not read. A key is unknown on
 * another agency's portal and on storefronts. Throws access.forbidden.
 */
export async function visitorOfKey(system: System, incoming: IncomingHttpHeaders, key: AdmittedKey): Promise<Visitor> {
  const host = await findHost(system, incoming.host)
  const { agency, home, permissions, reach, limits } = key
  if (host.kind !== 'agent' || (host.slug !== null && host.slug !== (home ?? agency).slug)) throw new AppError('access.forbidden')
  const origin = originOf(system, host, incoming)
  const unsigned = { user: null, isGoogleUser: false, sessionId: null, confirmedAt: null, needsSecondFactor: false }
  const nobody = { ...unsigned, role: null, roleName: null, isPreview: false, shopper: null }
  return { ...nobody, regional: null, home, host, origin, agency, permissions, reach, limits, key }
}

/** Whether a host has pages: an agency's, or the shared portal. */
export const isServed = ({ host, agency }: Visitor): boolean => host.kind !== 'unknown' && (host.slug === null || agency !== null)

/** A host name that is not ours is never used in a link. */
function originOf({ config }: System, host: Host, { host: name }: IncomingHttpHeaders): string {
  if (host.kind === 'unknown' || !name) return config.publicUrl
  return `${new URL(config.publicUrl).protocol}//${name}`
}
