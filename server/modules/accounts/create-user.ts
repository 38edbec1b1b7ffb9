import { accounts, users } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

/** A user with a password, not yet signed in. Returns the id. */
export async function createUser(system: System, user: { name: string; email: string; password: string }): Promise<string> {
  const auth = await system.auth.$context
  const id = crypto.randomUUID()
  const password = await auth.password.hash(user.password)
  await system.db.transaction(async (tx) => {
    await tx.insert(users).values({ id, name: user.name, email: user.email })
    await tx.insert(accounts).values({ accountId: id, providerId: 'credential', userId: id, password })
  })
  return id
}
