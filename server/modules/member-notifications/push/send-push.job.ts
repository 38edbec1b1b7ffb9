import { and, eq } from 'drizzle-orm'
import { notificationWords } from '#domain/notifications/notification-words.ts'
import { numbersIn } from '#domain/number-style.ts'
import { type Ctx, systemCtx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { notifications, pushSubscriptions } from '../../../db/schema/index.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { readRecipients } from '../../mail/find-choosers.ts'
import { push } from './queue-push.ts'
import { loadWebPush, vapidKeys } from './web-push.ts'

/** A browser that was off for longer is not told any more. */
const KEPT_S = 86_400
/** The push service has no such browser any more. */
const gone: readonly (number | null)[] = [404, 410]
/** Answers after which the message is sent again. */
const isBusy = (status: number | null) => status === null || status === 429 || status >= 500

/** Sends a notification to one browser, encrypted for it (RFC 8291). A browser that is gone is removed. */
export const sendPush = defineJob({
  ...push,
  retries: 5,
  async handle(system, { agencyId, browserId, notificationId }) {
    const ctx = await systemCtx(system, agencyId)
    const isIt = and(eq(pushSubscriptions.agencyId, agencyId), eq(pushSubscriptions.id, browserId))
    const found = await ctx.tx(async (tx) => {
      const [browser] = await tx.select().from(pushSubscriptions).where(isIt)
      return browser && { browser, message: await readMessage(tx, ctx, { userId: browser.userId, notificationId }) }
    })
    if (!found?.message) return
    const { browser, message } = found
    const { endpoint, p256dh, auth } = browser
    const { generateRequestDetails } = await loadWebPush()
    const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: `mailto:notifications@${system.config.ROOT_DOMAIN}`, ...(await vapidKeys(system)) },
      TTL: KEPT_S,
    })
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const { status, problem } = await system.integrations.webhooks.post(endpoint, { headers: sent, body: body ?? '' })
    if (gone.includes(status)) await ctx.tx((tx) => tx.delete(pushSubscriptions).where(isIt))
    else if (isBusy(status)) throw new Error(`the push service did not take the message: ${problem ?? status}`)
    else if (Number(status) >= 400) system.log.warn({ status, agencyId }, 'a push service refused a message')
  },
})

/** Title, text and path of a notification, as its member reads numbers and times; null where either is gone. */
async function readMessage(tx: Transaction, ctx: Ctx, { userId, notificationId }: { userId: string; notificationId: string }) {
  const isIt = and(eq(notifications.agencyId, ctx.agencyId), eq(notifications.id, notificationId))
  const [row] = await tx.select().from(notifications).where(isIt)
  const [member] = await readRecipients(tx, ctx, userId)
  if (!row || !member) return null
  const { title, text, path } = notificationWords(row.kind, row.facts, {
    numbers: numbersIn(member.locale),
    zone: member.zone,
  })
  return { title, text, path }
}
