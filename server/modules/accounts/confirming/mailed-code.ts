import { createHmac, randomInt } from 'node:crypto'
import type { Ctx } from '../../../ctx.ts'
import { isSameSecret } from '../../../http/visitor/same-secret.ts'
import type { System } from '../../../system.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { peekOneTime, storeOneTime, takeOneTime } from '../one-time-values.ts'
import { ownUserId } from '../second-factor/own-user.ts'

const CODE_S = 600

const named = (userId: string) => ({ use: 'confirm-code', secret: userId }) as const

/** Keyed with the application's secret: a leaked table cannot be searched for the code. */
async function hashOf({ auth }: System, { userId, code }: { userId: string; code: string }): Promise<string> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(`confirm-code\n${userId}\n${code}`).digest('base64url')
}

/** Mails the acting member a code that confirms who they are: for ten minutes, once. The one before is no longer valid. */
export async function mailConfirmationCode(ctx: Ctx): Promise<void> {
  const { system } = ctx
  const userId = ownUserId(ctx)
  await system.rateLimits.consume([['confirmation-code.user', userId]])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await takeOneTime(system, named(userId))
  await storeOneTime(system, { ...named(userId), value: await hashOf(system, { userId, code }), seconds: CODE_S })
  const mail = { template: 'confirmation-code', to: ctx.actor.email ?? '', data: { name: ctx.actor.name, code } } as const
  await ctx.tx((tx) => queueMail(tx, ctx, { ...mail, dedupeKey: `confirmation-code:${ctx.newId()}` }))
}

/** Whether it is the code that was mailed last, which is used up. */
export async function takeMailedCode(system: System, given: { userId: string; code: string }): Promise<boolean> {
  const mailed = await peekOneTime(system, named(given.userId))
  if (mailed === null || !isSameSecret(mailed, await hashOf(system, given))) return false
  // Of two requests at once one takes it.
  return (await takeOneTime(system, named(given.userId))) === mailed
}
