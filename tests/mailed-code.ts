import { desc, eq } from 'drizzle-orm'
import { mails } from '#server/db/schema/index.ts'
import type { TestApp } from './app.ts'

/** The customer's sign-in code in the last mail; empty without one. */
export async function mailedCode(t: TestApp): Promise<string> {
  await t.drain()
  const [mail] = await t.system.db
    .select()
    .from(mails)
    .where(eq(mails.template, 'sign-in-code'))
    .orderBy(desc(mails.seq))
    .limit(1)
  const digits = /\b(\d{3}) (\d{3})\b/.exec(mail?.text ?? '')
  return digits?.slice(1).join('') ?? ''
}
