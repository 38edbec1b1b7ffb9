import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { roleName } from '#domain/team/role-words.ts'
import { agencyCtx } from '../../ctx.ts'
import type { Database, Transaction } from '../../db/connect.ts'
import { agencies, agencyRoles, invitations, members, sessions, users } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { createUser } from '../accounts/create-user.ts'
import { signIn } from '../accounts/sign-in.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { hashOf } from './write-invitation.ts'

type Row = typeof invitations.$inferSelect

/** Throws why an invitation cannot be accepted; does nothing for an open one. */
function assertOpen({ status, expiresAt }: Row, now: Date): void {
  if (status === 'accepted') throw new AppError('invitation.used')
  if (status !== 'pending') throw new AppError('invitation.revoked')
  if (expiresAt <= now) throw new AppError('invitation.expired')
}

/** The open invitation of a link's token. Throws invitation.unknown, used, revoked and expired. */
async function findInvitation({ system, ipAddress }: RequestContext, token: string) {
  await system.rateLimits.consume([['invitation.address', addressGroup(ipAddress)]])
  const [found] = await system.db
    .select({ row: invitations, agency: agencies.name, invitedBy: users.name, ownName: agencyRoles.name })
    .from(invitations)
    .innerJoin(agencies, eq(agencies.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, invitations.roleId))
    .where(eq(invitations.tokenHash, hashOf(token)))
  if (!found) throw new AppError('invitation.unknown')
  assertOpen(found.row, system.now())
  return found
}

type Found = Pick<Awaited<ReturnType<typeof findInvitation>>, 'row' | 'ownName'>

const findUser = async (db: Database, email: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1))[0] ?? null

/** What the page of the link shows. */
export async function readInvitation(context: RequestContext, { token }: { token: string }) {
  const { row, agency, invitedBy, ownName } = await findInvitation(context, token)
  return {
    agency,
    email: row.email,
    roleName: roleName(row.role ?? 'viewer', ownName),
    invitedBy,
    expiresAt: row.expiresAt.toISOString(),
    hasAccount: (await findUser(context.system.db, row.email)) !== null,
  }
}

/** Makes a user a member with the invitation's role, once: of two acceptances at the same time the second finds it used. */
async function join(context: RequestContext, { row, ownName }: Found, user: { id: string; name: string }): Promise<void> {
  const { system, ipAddress } = context
  const role = row.role ?? 'viewer'
  const actor = { userId: user.id, name: user.name, email: row.email, role, ipAddress }
  const ctx = await agencyCtx(system, row.organizationId, actor)
  await ctx.tx(async (tx: Transaction) => {
    const ofThis = and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.id, row.id))
    const [now] = await tx.select().from(invitations).where(ofThis).for('update')
    if (!now || now.tokenHash !== row.tokenHash) throw new AppError('invitation.unknown')
    assertOpen(now, ctx.now())
    await tx
      .insert(members)
      .values({ organizationId: ctx.agencyId, userId: user.id, role, roleId: now.roleId, branchId: now.branchId })
      .onConflictDoNothing()
    await tx.update(invitations).set({ status: 'accepted', acceptedAt: ctx.now() }).where(ofThis)
    await recordAudit(tx, ctx, { action: 'member.joined', subject: user.name })
    const payload = { name: user.name, role: roleName(role, ownName) }
    await recordEvent(tx, ctx, { kind: 'member.joined', subject: user.id, payload })
  })
}

/** Creates an account for the invited address, which joins the agency and is signed in. Throws auth.email-taken if the address has an account. */
export async function acceptBySignUp(
  context: RequestContext,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<void> {
  const { system } = context
  const found = await findInvitation(context, token)
  const { row } = found
  if (await findUser(system.db, row.email)) throw new AppError('auth.email-taken')
  const id = await createUser(system, { name, email: row.email, password })
  try {
    await join(context, found, { id, name })
  } catch (error) {
    await system.db.delete(users).where(eq(users.id, id))
    throw error
  }
  await signIn(context, { email: row.email, password })
}

/** The signed-in person, whose address was invited, joins the agency and works in it from now on. Throws invitation.other-person. */
export async function acceptSignedIn(context: RequestContext, { token }: { token: string }): Promise<void> {
  const { system, visitor } = context
  const { user, sessionId } = visitor
  if (!user) throw new AppError('auth.required')
  const found = await findInvitation(context, token)
  const { row } = found
  if (user.email.toLowerCase() !== row.email) throw new AppError('invitation.other-person')
  await join(context, found, user)
  if (sessionId)
    await system.db.update(sessions).set({ activeOrganizationId: row.organizationId }).where(eq(sessions.id, sessionId))
}
