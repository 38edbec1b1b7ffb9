import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { customerCodes, customers } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { CODE_MS, hashCode, newCode } from './codes.ts'

/**
 * Mails a code to a customer of the agency; an address without an order gets none. It runs in the background, so that response times do not reveal
 * the difference. A new code replaces the previous one.
 */
export const mailCode = defineJob({
  name: 'shop.mail-code',
  payload: z.object({ agencyId: z.uuid(), email: z.string() }),
  retries: 3,
  async handle(system, { agencyId, email }) {
    const ctx = await systemCtx(system, agencyId)
    const id = ctx.newId()
    const code = newCode()
    const codeHash = await hashCode(ctx, { email, code })
    const expiresAt = new Date(ctx.now().getTime() + CODE_MS)
    await ctx.tx(async (tx) => {
      const [customer] = await tx
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.agencyId, agencyId), eq(customers.email, email)))
        .limit(1)
      if (!customer) return
      const fresh = { id, codeHash, attempts: 0, expiresAt, createdAt: ctx.now() }
      await tx
        .insert(customerCodes)
        .values({ agencyId, email, ...fresh })
        .onConflictDoUpdate({ target: [customerCodes.agencyId, customerCodes.email], set: fresh })
      await queueMail(tx, ctx, { template: 'sign-in-code', to: email, data: { code }, dedupeKey: `sign-in-code:${id}` })
    })
  },
})
