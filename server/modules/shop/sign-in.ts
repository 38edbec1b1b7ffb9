import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { sessionCookies } from '#contract/session/cookies.ts'
import { AppError } from '#domain/errors.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { customerCodes, customerSessions, customers } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addKnownDevice, knownDevice } from '../../http/visitor/known-device.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { clearShopper, setSession, setVisit } from '../../http/visitor/shopper-cookies.ts'
import type { LimitKey } from '../../rate-limits.ts'
import { mailCodeGuessing } from '../mail/mail-guessing.ts'
import { claimTrips } from '../trips/claim-trips.ts'
import { hashCode, isSameHash, MOST_ATTEMPTS } from './codes.ts'
import { mayRegister } from './mail-code.job.ts'

type Customer = typeof customers.$inferSelect

/** Opens a session of thirty days with a mailed code. Throws shop.code-wrong and input.too-many-requests. */
export async function signIn(
  context: RequestContext,
  input: { email: string; code: string },
): Promise<Pick<Customer, 'name' | 'email'>> {
  const { system, visitor, ipAddress } = context
  const { agency, shopper } = visitor
  if (!agency || !shopper) throw new AppError('shop.closed')
  const email = input.email.toLowerCase()
  const account = `${agency.id}|${email}`
  const device = knownDevice(context, account)
  const own: LimitKey = device ? ['code.device', `${device}|${account}`] : ['code.account', account]
  const address: LimitKey = ['code.address', addressGroup(ipAddress)]
  const ctx = await systemCtx(system, agency.id)
  await system.rateLimits.consume([address, own], async ([limit]) => {
    if (limit === 'code.account') await mailCodeGuessing(ctx, email)
  })
  const customer = await useCode(ctx, { email, code: input.code })
  if (!customer) throw new AppError('shop.code-wrong')
  setSession(context, await openSession(ctx, customer, context.headers.get('user-agent')))
  if (shopper.visitorId) await claimTrips(ctx, { visitorId: shopper.visitorId, customerId: customer.id })
  if (!shopper.visit) setVisit(context, { agencyId: agency.id, visitorId: crypto.randomUUID(), opened: [] })
  addKnownDevice(context, account)
  await system.rateLimits.refund([address])
  await system.rateLimits.reset([own])
  return { name: customer.name, email: customer.email }
}

/** The customer of a correct code, which is used up, registered where the agency allows it; otherwise null, and the attempt counts. */
async function useCode(ctx: Ctx, { email, code }: { email: string; code: string }): Promise<Customer | null> {
  const given = await hashCode(ctx, { email, code })
  const mine = and(eq(customerCodes.agencyId, ctx.agencyId), eq(customerCodes.email, email))
  return ctx.tx(async (tx) => {
    const [stored] = await tx.select().from(customerCodes).where(mine).for('update')
    if (!stored || stored.expiresAt <= ctx.now() || stored.attempts >= MOST_ATTEMPTS) return null
    if (!isSameHash(stored.codeHash, given)) {
      await tx
        .update(customerCodes)
        .set({ attempts: stored.attempts + 1 })
        .where(mine)
      return null
    }
    await tx.delete(customerCodes).where(mine)
    const [customer] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.agencyId, ctx.agencyId), eq(customers.email, email)))
    if (!customer) return (await mayRegister(tx, ctx.agencyId)) ? register(tx, ctx, email) : null
    if (!customer.primaryId) return customer
    // A merged duplicate, or a further address of a customer.
    const [record] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.agencyId, ctx.agencyId), eq(customers.id, customer.primaryId)))
    return record ?? null
  })
}

/** A new customer, named by the e-mail address until a booking names them. */
async function register(tx: Transaction, ctx: Ctx, email: string): Promise<Customer> {
  const name = email.split('@')[0] ?? email
  const [customer] = await tx
    .insert(customers)
    .values({ id: ctx.newId(), agencyId: ctx.agencyId, name, email, phone: '', createdAt: ctx.now() })
    .returning()
  if (!customer) throw new Error('the customer was not written')
  return customer
}

async function openSession(ctx: Ctx, customer: Customer, userAgent: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await ctx.tx((tx) =>
    tx.insert(customerSessions).values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      customerId: customer.id,
      tokenHash: hashToken(token),
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: new Date(ctx.now().getTime() + sessionCookies['shopper-session'] * 1_000),
      createdAt: ctx.now(),
    }),
  )
  return token
}

/** Ends the session and its cookies: the next user of the browser sees nothing of it. */
export async function signOut(context: RequestContext): Promise<void> {
  const { agency, shopper } = context.visitor
  const sessionId = shopper?.sessionId
  if (agency && sessionId) {
    const ctx = await systemCtx(context.system, agency.id)
    await ctx.tx((tx) =>
      tx.delete(customerSessions).where(and(eq(customerSessions.agencyId, ctx.agencyId), eq(customerSessions.id, sessionId))),
    )
  }
  clearShopper(context)
}
