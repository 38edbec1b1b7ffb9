import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, customerCodes, customers } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { CODE_MS, hashCode, newCode } from './codes.ts'

/**
 * Mails a code to a customer of the agency. An address without an order gets one only where new customers may register. It runs in the background, so that response times do not reveal
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
      if (!customer && !(await mayRegister(tx, agencyId))) return
      const fresh = { id, codeHash, attempts: 0, expiresAt, createdAt: ctx.now() }
      await tx
        .insert(customerCodes)
        .values({ agencyId, email, ...fresh })
        .onConflictDoUpdate({ target: [customerCodes.agencyId, customerCodes.email], set: fresh })
      await queueMail(tx, ctx, { template: 'sign-in-code', to: email, data: { code }, dedupeKey: `sign-in-code:${id}` })
    })
  },
})

/** Whether the agency lets people without an order create an account. */
export async function mayRegister(tx: Transaction, agencyId: string): Promise<boolean> {
  const [agency] = await tx
    .select({ isAllowed: agencies.customersMayRegister })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .limit(1)
  return agency?.isAllowed ?? false
}
