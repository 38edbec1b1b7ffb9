import { inArray } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { sessions, users } from '../../db/schema/index.ts'
import { demoAgencies } from '../../seed/demo-people.ts'
import type { System } from '../../system.ts'

const demoEmails: readonly string[] = demoAgencies.flatMap(({ members }) => members.map(({ email }) => email))

/** Whether an account is a demo account in production: the database may have been a demonstration before. */
export const isRefusedAccount = ({ isProduction }: Config, email: string): boolean =>
  isProduction && demoEmails.includes(email.toLowerCase())

/** Ends the sessions of demo accounts that began before this instance ran in production. */
export async function endDemoSessions({ config, db }: System): Promise<void> {
  if (!config.isProduction) return
  const demoUsers = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...demoEmails]))
  await db.delete(sessions).where(inArray(sessions.userId, demoUsers))
}
