import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { kindRow, type NotificationChoices, notificationKindNames } from '#domain/notifications/notification-kinds.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { memberProfiles } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

/** What the link of a mail ends: the digest, or the mails of one kind. */
const Link = z.object({ agencyId: z.uuid(), userId: z.uuid(), what: z.enum(['digest', ...notificationKindNames]) })
type Link = z.infer<typeof Link>

/** The address that ends mails without signing in. It is the same for the same member and mails. */
export const unsubscribeUrl = (ctx: Ctx, link: Omit<Link, 'agencyId'>): string =>
  `${ctx.system.config.publicUrl}/unsubscribe?token=${ctx.system.cipher.sealAlike({ agencyId: ctx.agencyId, ...link })}`

function openLink({ cipher }: System, token: string): Link {
  try {
    return Link.parse(cipher.open(token))
  } catch {
    throw new AppError('notification.link-invalid')
  }
}

/** The name of the mails that a link ends, for its page. Throws notification.link-invalid. */
export function readUnsubscribe(system: System, { token }: { token: string }): { mails: string } {
  const { what } = openLink(system, token)
  return { mails: what === 'digest' ? 'The daily digest' : kindRow(what).label }
}

/** Ends the mails of a link. Repeated calls change nothing. Throws notification.link-invalid. */
export async function unsubscribe(system: System, { token }: { token: string }): Promise<void> {
  const { agencyId, userId, what } = openLink(system, token)
  const ctx = await systemCtx(system, agencyId)
  const ended = (choices: NotificationChoices): NotificationChoices =>
    what === 'digest'
      ? Object.fromEntries(notificationKindNames.map((kind) => [kind, { ...choices[kind], digest: false }]))
      : { ...choices, [what]: { ...choices[what], email: false } }
  await ctx.tx(async (tx) => {
    const ofMember = and(eq(memberProfiles.agencyId, agencyId), eq(memberProfiles.userId, userId))
    await tx.insert(memberProfiles).values({ agencyId, userId }).onConflictDoNothing()
    const [row] = await tx.select().from(memberProfiles).where(ofMember).for('update')
    if (row)
      await tx
        .update(memberProfiles)
        .set({ notificationChoices: ended(row.notificationChoices) })
        .where(ofMember)
  })
}
