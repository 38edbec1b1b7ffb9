import { systemCtx } from '../../ctx.ts'
import type { System } from '../../system.ts'
import { queueMail } from './queue-mail.ts'

/** Sends the welcome mail to the owner of a new agency, once. */
export async function mailWelcome(system: System, owner: { agencyId: string; name: string; email: string }): Promise<void> {
  const ctx = await systemCtx(system, owner.agencyId)
  const data = { name: owner.name, url: system.config.publicUrl }
  await ctx.tx((tx) => queueMail(tx, ctx, { template: 'welcome', to: owner.email, data, dedupeKey: 'welcome' }))
}
