import { and, asc, eq, isNull } from 'drizzle-orm'
import { dayAt, formatDate } from '#domain/dates.ts'
import { isChosen, kindRow, notificationGroups } from '#domain/notifications/notification-kinds.ts'
import { notificationWords } from '#domain/notifications/notification-words.ts'
import { numbersIn } from '#domain/number-style.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { memberProfiles, notifications } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { DigestGroup } from '../../mail/templates/notification-digest.ts'
import { mayRead } from '../access/may-read.ts'
import { type Recipient, readRecipients } from '../mail/find-choosers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { digest } from './queue-digest.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

/** Lines of one mail; the rest is behind the link. */
const MOST_LISTED = 50

/** Mails a member what is unread since their last digest; nothing where all of it was read. */
export const sendDigest = defineJob({
  ...digest,
  retries: 5,
  async handle(system, { agencyId, userId, at }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const ofMember = and(eq(memberProfiles.agencyId, agencyId), eq(memberProfiles.userId, userId))
      const [due] = await tx
        .update(memberProfiles)
        .set({ digestAt: null })
        .where(and(ofMember, eq(memberProfiles.digestAt, new Date(at))))
        .returning({ userId: memberProfiles.userId })
      if (!due) return
      const waiting = await takeWaiting(tx, ctx, userId)
      const member = (await readRecipients(tx, ctx)).find(({ id }) => id === userId)
      if (member) await mailDigest(tx, ctx, member, waiting, at)
    })
  },
})

type Row = typeof notifications.$inferSelect

/** The rows that wait for the member's digest, oldest first; none of them waits any longer. */
async function takeWaiting(tx: Transaction, ctx: Ctx, userId: string): Promise<Row[]> {
  const isWaiting = and(
    eq(notifications.agencyId, ctx.agencyId),
    eq(notifications.userId, userId),
    eq(notifications.awaitsDigest, true),
  )
  const unread = await tx
    .select()
    .from(notifications)
    .where(and(isWaiting, isNull(notifications.readAt)))
    .orderBy(asc(notifications.seq))
  await tx.update(notifications).set({ awaitsDigest: false }).where(isWaiting)
  return unread
}

async function mailDigest(tx: Transaction, ctx: Ctx, member: Recipient, waiting: readonly Row[], at: string): Promise<void> {
  const { publicUrl } = ctx.system.config
  // Role and choices are those of now, not of when the event happened.
  const wanted = waiting.filter(
    ({ kind }) => isChosen(member, kind, 'digest') && mayRead(member, { permission: kindRow(kind).permission }),
  )
  if (wanted.length === 0) return
  const reader = { numbers: numbersIn(member.locale), zone: member.zone }
  const lineOf = ({ kind, facts }: Row) => {
    const { title, text, path } = notificationWords(kind, facts, reader)
    return { title, text, url: `${publicUrl}${path}` }
  }
  const listed = wanted.slice(0, MOST_LISTED)
  const groups = notificationGroups
    .map((title): DigestGroup => ({ title, lines: listed.filter(({ kind }) => kindRow(kind).group === title).map(lineOf) }))
    .filter(({ lines }) => lines.length > 0)
  const off = unsubscribeUrl(ctx, { userId: member.id, what: 'digest' })
  await queueMail(tx, ctx, {
    template: 'notification-digest',
    to: member.email,
    data: {
      day: formatDate(dayAt(new Date(at), member.zone)),
      count: wanted.length,
      groups,
      url: `${publicUrl}/notifications?state=unread`,
      settingsUrl: `${publicUrl}/settings/notifications`,
      unsubscribeUrl: off,
    },
    dedupeKey: `digest:${member.id}:${at}`,
    unsubscribeUrl: off,
  })
}
