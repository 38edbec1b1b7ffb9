import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sessions, users } from '#server/db/schema/index.ts'
import type { System } from '#server/system.ts'

/** Starts a session of a person and returns its cookie, signed as the product signs it (`startSession`). */
export async function sessionCookieOf({ db, auth, now }: System, email: string): Promise<string> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!person) throw new Error(`nobody has the address ${email}`)
  const { internalAdapter, secret } = await auth.$context
  const { token } = await internalAdapter.createSession(person.id, false, { ipAddress: '127.0.0.1', userAgent: 'lightMyRequest' })
  await db.update(sessions).set({ confirmedAt: now() }).where(eq(sessions.token, token))
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `tradewind.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
