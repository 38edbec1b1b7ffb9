import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { invitations, members, users } from '../../db/schema/index.ts'
import { readDomains } from './invitation-domains.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { FoundRole } from '../roles/find-role.ts'

const VALID_MS = 72 * 3_600_000

/** Only the hash of a token is stored: the database does not reveal links that are valid. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Invited {
  id: string
  email: string
  role: FoundRole
  branchId: string | null
}

/** A new link, which replaces the one before, and the mail with it. */
async function newLink(tx: Transaction, ctx: Ctx, { email, role }: Pick<Invited, 'email' | 'role'>) {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  const data = { invitedBy: ctx.actor.name, role: role.name, url: `${ctx.origin}/sign-up?invitation=${token}` }
  await queueMail(tx, ctx, { template: 'member-invited', to: email, data, dedupeKey: `member-invited:${tokenHash}` })
  return { tokenHash, sentAt: ctx.now(), expiresAt: new Date(ctx.now().getTime() + VALID_MS) }
}

/** Invites a person by mail. Returns the invitation's id. */
export async function writeInvitation(tx: Transaction, ctx: Ctx, person: Omit<Invited, 'id'>): Promise<string> {
  const { userId } = ctx.actor
  if (!userId) throw new AppError('auth.required')
  const id = crypto.randomUUID()
  await tx.insert(invitations).values({
    id,
    organizationId: ctx.agencyId,
    email: person.email,
    role: person.role.role,
    roleId: person.role.roleId,
    branchId: person.branchId,
    inviterId: userId,
    ...(await newLink(tx, ctx, person)),
  })
  return id
}

/** Mails an invitation again with a new link. */
export async function renewInvitation(tx: Transaction, ctx: Ctx, person: Invited): Promise<void> {
  await tx
    .update(invitations)
    .set(await newLink(tx, ctx, person))
    .where(and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.id, person.id)))
}

/** Why an address cannot be invited; null if it can. */
export async function knownAddress(tx: Transaction, ctx: Ctx, email: string) {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, ctx.agencyId), eq(users.email, email)))
    .limit(1)
  if (member) return 'team.already-member' as const
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.organizationId, ctx.agencyId), eq(invitations.email, email), eq(invitations.status, 'pending')))
    .limit(1)
  if (open) return 'team.already-invited' as const
  const domains = await readDomains(tx, ctx)
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
    ? null
    : ('team.domain-not-allowed' as const)
}
