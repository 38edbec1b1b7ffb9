import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { readCookie, type SessionCookie } from '#contract/session/cookies.ts'
import type { Shopper } from '../../ctx.ts'
import { customerSessions, customers } from '../../db/schema/index.ts'
import { tenantTransaction } from '../../db/tenant-transaction.ts'
import { isHttps } from '../../is-https.ts'
import type { System } from '../../system.ts'
import { openVisit, type Visit } from './shopper-cookies.ts'

export interface KnownShopper extends Omit<Shopper, 'shop' | 'rules'> {
  visit: Visit | null
  /** The customer once signed in. */
  customer: { id: string; name: string; email: string } | null
  sessionId: string | null
}

/** The stored part of a session, without the cookie's token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The visitor of an agency's storefront, by their cookies. Cookies of another agency are ignored. */
export async function readShopper(system: System, agencyId: string, cookies: string): Promise<KnownShopper> {
  const read = (name: SessionCookie) => readCookie(cookies, name, isHttps(system.config))
  const visit = openVisit(system, agencyId, read('shopper'))
  const token = read('shopper-session')
  const session = token ? await readCustomer(system, agencyId, token) : null
  const now = system.now().getTime()
  return {
    visit,
    visitorId: visit?.visitorId ?? null,
    openedOrders: visit?.opened.flatMap(({ orderId, until }) => (until > now ? [orderId] : [])) ?? [],
    customerId: session?.customer.id ?? null,
    customer: session?.customer ?? null,
    sessionId: session?.sessionId ?? null,
  }
}

async function readCustomer(system: System, agencyId: string, token: string) {
  const [row] = await tenantTransaction(system.db, agencyId, (tx) =>
    tx
      .select({
        sessionId: customerSessions.id,
        customer: { id: customers.id, name: customers.name, email: customers.email },
      })
      .from(customerSessions)
      .innerJoin(customers, and(eq(customers.agencyId, agencyId), eq(customers.id, customerSessions.customerId)))
      .where(
        and(
          eq(customerSessions.agencyId, agencyId),
          eq(customerSessions.tokenHash, hashToken(token)),
          sql`${customerSessions.expiresAt} > ${system.now()}`,
        ),
      )
      .limit(1),
  )
  return row ?? null
}
