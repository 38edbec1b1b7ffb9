import { and, asc, eq, isNull } from 'drizzle-orm'
import { isChosen, kindRow, type NotificationChoices, type NotificationKind } from '#domain/notifications/notification-kinds.ts'
import type { MemberRole } from '#domain/permissions.ts'
import type { SpendingLimits } from '#domain/team/approvals.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles, memberProfiles, members, users } from '../../db/schema/index.ts'
import { limitsIn, permissionsIn, scopeIn } from '../../http/visitor/grant-of.ts'
import { mayRead, type Reader, type Subject } from '../access/may-read.ts'

export interface Recipient extends Reader {
  name: string
  email: string
  role: MemberRole
  /** What the member's role may pay and refund without approval. */
  limits: SpendingLimits
  choices: NotificationChoices
  /** The member's own time zone and locale, else the agency's. */
  zone: string
  locale: string
}

/** The active members of the agency with their choices, the longest membership first; `userId`: that one alone. */
export async function readRecipients(tx: Transaction, ctx: Ctx, userId?: string): Promise<Recipient[]> {
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: members.role,
      branchId: members.branchId,
      ownRole: {
        name: agencyRoles.name,
        permissions: agencyRoles.permissions,
        orderScope: agencyRoles.orderScope,
        walletLimit: agencyRoles.walletLimit,
        refundLimit: agencyRoles.refundLimit,
      },
      zone: members.timeZone,
      locale: members.locale,
      choices: memberProfiles.notificationChoices,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .leftJoin(memberProfiles, and(eq(memberProfiles.agencyId, members.organizationId), eq(memberProfiles.userId, members.userId)))
    .where(
      and(eq(members.organizationId, ctx.agencyId), isNull(members.deactivatedAt), userId ? eq(users.id, userId) : undefined),
    )
    .orderBy(asc(members.createdAt))
  return rows.map(({ ownRole, zone, locale, choices, ...row }) => ({
    ...row,
    permissions: permissionsIn(row.role, ownRole),
    orderScope: scopeIn(row.role, ownRole),
    limits: limitsIn(row.role, ownRole),
    choices: choices ?? {},
    zone: zone ?? ctx.regional.zone,
    locale: locale ?? ctx.regional.locale,
  }))
}

/** The members who may read about a subject and chose its mails, the longest membership first. Not inside a transaction. */
export async function findChoosers(
  ctx: Ctx,
  kind: NotificationKind,
  subject: Omit<Subject, 'permission'> = {},
): Promise<Recipient[]> {
  const recipients = await ctx.tx((tx) => readRecipients(tx, ctx))
  const { permission } = kindRow(kind)
  return recipients.filter((member) => mayRead(member, { ...subject, permission }) && isChosen(member, kind, 'email'))
}

/** The addresses of a mail that goes to the agency, and to the members who chose mails of its kind. Not inside a transaction. */
export async function withChoosers(ctx: Ctx, kind: NotificationKind, to: string | null): Promise<string[]> {
  const copies = (await findChoosers(ctx, kind)).map(({ email }) => email)
  return [...new Set(to === null ? copies : [to, ...copies])]
}

/** Whether a member wants mails of a kind. Not inside a transaction. */
export async function wantsMail(ctx: Ctx, userId: string, kind: NotificationKind): Promise<boolean> {
  const recipients = await ctx.tx((tx) => readRecipients(tx, ctx))
  const member = recipients.find(({ id }) => id === userId)
  return member !== undefined && isChosen(member, kind, 'email')
}
