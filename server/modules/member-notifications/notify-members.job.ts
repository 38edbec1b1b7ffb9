import { z } from 'zod'
import { eventKinds } from '#domain/events.ts'
import { isChosen, kindRow } from '#domain/notifications/notification-kinds.ts'
import { notificationWords } from '#domain/notifications/notification-words.ts'
import { numbersIn } from '#domain/number-style.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { notifications } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { mayRead, readReached } from '../access/may-read.ts'
import { type Recipient, readRecipients } from '../mail/find-choosers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Described, describeEvent } from './describe-event.ts'
import { queuePush } from './push/queue-push.ts'
import { queueDigest } from './queue-digest.ts'
import { unsubscribeUrl } from './unsubscribe.ts'

/** Writes the notification of an event for each active member who may read about it and chose a channel, once. */
export const notifyMembers = defineJob({
  name: 'notifications.write',
  payload: z.object({
    agencyId: z.uuid(),
    eventId: z.uuid(),
    kind: z.enum(eventKinds),
    subject: z.uuid(),
    payload: z.unknown(),
    at: z.iso.datetime(),
  }),
  retries: 10,
  async handle(system, { agencyId, eventId, at, ...event }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const described = await describeEvent(tx, ctx, event)
      if (!described) return
      const { kind, orderId = null, except } = described
      const subject = { permission: kindRow(kind).permission, order: await readReached(tx, ctx, orderId) }
      const readers = (await readRecipients(tx, ctx)).filter((one) => one.id !== except && mayRead(one, subject))
      for (const member of readers) await notify(tx, ctx, member, { ...described, eventId, subject: event.subject, at })
    })
  },
})

type Told = Described & { eventId: string; subject: string; at: string }

async function notify(tx: Transaction, ctx: Ctx, member: Recipient, told: Told): Promise<void> {
  const { kind, facts, eventId, subject } = told
  const row = { agencyId: ctx.agencyId, userId: member.id, kind, eventId, subject, facts, at: new Date(told.at) }
  const [inApp, awaitsDigest] = [isChosen(member, kind, 'inApp'), isChosen(member, kind, 'digest')]
  const isPushed = isChosen(member, kind, 'browser')
  if (inApp || awaitsDigest || isPushed) {
    const values = { id: ctx.newId(), ...row, inApp, awaitsDigest }
    const [made] = await tx.insert(notifications).values(values).onConflictDoNothing().returning({ id: notifications.id })
    if (isPushed && made) await queuePush(tx, ctx, { userId: member.id, notificationId: made.id })
  }
  if (awaitsDigest) await queueDigest(tx, ctx, { userId: member.id, zone: member.zone })
  if (kindRow(kind).mail === 'own' || !isChosen(member, kind, 'email')) return
  const words = notificationWords(kind, facts, { numbers: numbersIn(member.locale), zone: member.zone })
  const off = unsubscribeUrl(ctx, { userId: member.id, what: kind })
  await queueMail(tx, ctx, {
    template: 'notification',
    to: member.email,
    data: { ...words, url: `${ctx.system.config.publicUrl}${words.path}`, unsubscribeUrl: off },
    orderId: told.orderId ?? null,
    dedupeKey: `notification:${eventId}:${member.id}`,
    unsubscribeUrl: off,
  })
}
