import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { deadlineWords } from '#domain/deadline.ts'
import { deviceName } from '#domain/security/device-name.ts'
import { systemCtx } from '../../ctx.ts'
import { members, signInDevices } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { knownDevice } from '../../http/visitor/known-device.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Who signs in. */
export interface Person {
  id: string
  name: string
  email: string
}

const DEVICE_LIFE_MS = 365 * 86_400_000

/**
 * Mails the person when they sign in from a device that the account was not used on before. A browser is recognised by its sealed cookie; one that
 * deletes cookies, by its name, system and network together. The first device of an account is not mailed: there is nothing that it differs from.
 */
export async function noticeDevice(context: RequestContext, person: Person): Promise<void> {
  const { db, now } = context.system
  const device = deviceName(context.headers.get('user-agent'))
  const hash = createHash('sha256')
    .update(`${person.id}|${device}|${addressGroup(context.ipAddress)}`)
    .digest('base64url')
  const isOwn = eq(signInDevices.userId, person.id)
  await db.delete(signInDevices).where(and(isOwn, lt(signInDevices.lastSeenAt, new Date(now().getTime() - DEVICE_LIFE_MS))))
  const seen = await db.select({ hash: signInDevices.hash }).from(signInDevices).where(isOwn)
  await db
    .insert(signInDevices)
    .values({ userId: person.id, hash, lastSeenAt: now() })
    .onConflictDoUpdate({ target: [signInDevices.userId, signInDevices.hash], set: { lastSeenAt: now() } })
  const isKnown = seen.length === 0 || seen.some((one) => one.hash === hash) || knownDevice(context, person.email) !== null
  if (!isKnown) await mailSignIn(context, person, device)
}

async function mailSignIn({ system, ipAddress }: RequestContext, person: Person, device: string): Promise<void> {
  const [membership] = await system.db
    .select({ agencyId: members.organizationId })
    .from(members)
    .where(and(eq(members.userId, person.id), isNull(members.deactivatedAt)))
    .orderBy(asc(members.createdAt))
    .limit(1)
  // The outbox belongs to an agency; whoever has none can reach nothing.
  if (!membership) return
  const ctx = await systemCtx(system, membership.agencyId)
  const data = {
    name: person.name,
    device,
    at: deadlineWords(ctx.now(), null, ctx.regional.zone),
    from: ipAddress,
    url: `${system.config.publicUrl}/settings/security`,
  }
  const dedupeKey = `new-sign-in:${ctx.newId()}`
  await ctx.tx((tx) => queueMail(tx, ctx, { template: 'new-sign-in', to: person.email, data, dedupeKey }))
}
