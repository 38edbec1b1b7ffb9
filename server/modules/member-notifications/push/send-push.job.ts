import { and, eq } from 'drizzle-orm'
import { systemCtx } from '../../../ctx.ts'
import { pushSubscriptions } from '../../../db/schema/index.ts'
import { defineJob } from '../../../jobs/define-job.ts'
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
  async handle(system, { agencyId, browserId, message }) {
    const ctx = await systemCtx(system, agencyId)
    const isIt = and(eq(pushSubscriptions.agencyId, agencyId), eq(pushSubscriptions.id, browserId))
    const [browser] = await ctx.tx((tx) => tx.select().from(pushSubscriptions).where(isIt))
    if (!browser) return
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
