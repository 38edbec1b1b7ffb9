import { asc, eq, sql } from 'drizzle-orm'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Role } from '#domain/permissions.ts'
import { agencyCtx, type Ctx } from '#server/ctx.ts'
import {
  agencies,
  customers,
  members,
  orderDetails,
  orderPeople,
  orders,
  payments,
  trips,
  users,
} from '#server/db/schema/index.ts'
import { sampleItinerary } from '#server/documents/sample-itinerary.ts'
import { createAgency } from '#server/modules/accounts/create-agency.ts'
import { allocate } from '#server/modules/ledger/payment-row.ts'
import { searchTextOf } from '#server/modules/orders/search-text.ts'
import { instantOf } from '#server/modules/products/local-time.ts'
import type { System } from '#server/system.ts'

/** Rows inserted directly, for tests of code that reads them; a test of code that writes them uses the product itself. */

export const ngn = (amount: number) => ({ amount, currency: 'NGN' })

/** A context of a member, by e-mail. */
export async function ctxOf(system: System, email: string): Promise<Ctx> {
  const [row] = await system.db
    .select({ user: users, member: members })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(asc(members.createdAt))
    .limit(1)
  if (!row) throw new Error(`${email} is no member`)
  return agencyCtx(system, row.member.organizationId, {
    userId: row.user.id,
    name: row.user.name,
    email: row.user.email,
    role: row.member.role,
  })
}

let made = 0

/** An agency with one member of that role. Returns the member's context. */
export async function buildAgency(system: System, given: { role?: Role; name?: string; country?: string } = {}): Promise<Ctx> {
  made += 1
  const slug = `agency-${made}`
  const agencyId = await createAgency(system, {
    name: given.name ?? `Agency ${made}`,
    slug,
    email: `hello@${slug}.test`,
    ...(given.country && { country: given.country }),
  })
  return buildMember(system, agencyId, given.role ?? 'owner')
}

/** Another member of an agency, without a password: tests of the API sign in. */
export async function buildMember(system: System, agencyId: string, role: Role): Promise<Ctx> {
  made += 1
  const user = { id: crypto.randomUUID(), name: `Member ${made}`, email: `member-${made}@agency.test` }
  await system.db.insert(users).values(user)
  await system.db.insert(members).values({ organizationId: agencyId, userId: user.id, role })
  return agencyCtx(system, agencyId, { userId: user.id, name: user.name, email: user.email, role })
}

interface GivenOrder {
  number?: number
  status?: OrderStatus
  product?: 'flight' | 'stay' | 'tour' | 'protection'
  total?: number
  margin?: number
  payBy?: Date | null
  /** In the time zone of Lagos. */
  departsAt?: string | null
  createdAt?: Date
  /** The time of payment; default: with the order, unless its status is unpaid. */
  soldAt?: Date
  bookingReference?: string | null
  ticketNumber?: string | null
  givenName?: string
  familyName?: string
  email?: string
  title?: string
  passport?: string | null
  currency?: string
}

const waterfall = (total: number, margin: number): PriceWaterfall => ({
  net: ngn(total - margin),
  tax: null,
  extras: null,
  rate: '1',
  rateAt: '2026-11-21T00:00:00.000Z',
  rateSource: 'test',
  lines: [
    { kind: 'net', label: 'Supplier net', rule: null, amount: ngn(total - margin) },
    { kind: 'markup', label: 'Markup', rule: 'Standard flight markup', amount: ngn(margin) },
  ],
  total: ngn(total),
})

const unpaid: ReadonlySet<OrderStatus> = new Set(['Pending', 'Not Paid', 'Expired', 'AutoCanceled'])

/** An order with one adult, in any status. Numbers count up from 1001. Returns the id. */
export async function buildOrder(ctx: Ctx, given: GivenOrder = {}): Promise<string> {
  made += 1
  const id = ctx.newId()
  const person = { givenName: given.givenName ?? 'Adéṣọlá', familyName: given.familyName ?? 'Okonkwo' }
  const contact = { email: given.email ?? 'customer@example.com', phone: '+2348031234567' }
  const [total, margin] = [given.total ?? 100_000_00, given.margin ?? 5_000_00]
  const number = given.number ?? 1_000 + made
  const bookingReference = given.bookingReference ?? null
  const departsAt = given.departsAt === undefined ? '2026-12-14T22:45:00' : given.departsAt
  const ticketNumber = given.ticketNumber ?? null
  const title = given.title ?? 'Lagos ⇄ London'
  await ctx.tx(async (tx) => {
    await tx.insert(trips).values({ id, agencyId: ctx.agencyId, number, title, createdBy: ctx.actor.userId })
    await tx.insert(orders).values({
      id,
      tripId: id,
      agencyId: ctx.agencyId,
      number,
      total,
      margin,
      bookingReference,
      product: sql`${given.product ?? 'flight'}`,
      status: given.status ?? 'Issued',
      title,
      customer: `${person.givenName} ${person.familyName}`,
      travellerCount: 1,
      supplier: 'duffel',
      supplierOfferId: 'off_1',
      itinerary: sampleItinerary,
      waterfall: waterfall(total, margin),
      currency: given.currency ?? 'NGN',
      contactCipher: ctx.system.cipher.seal(contact),
      ...(departsAt === null ? {} : { startsAt: instantOf(departsAt, 'Africa/Lagos'), zone: 'Africa/Lagos' }),
      payBy: given.payBy ?? null,
      createdBy: ctx.actor.userId ?? '',
      createdAt: given.createdAt ?? ctx.now(),
      soldAt: unpaid.has(given.status ?? 'Issued') ? null : (given.soldAt ?? given.createdAt ?? ctx.now()),
      statusAt: given.createdAt ?? ctx.now(),
      numberPrefix: 'TW',
      searchText: searchTextOf({
        numberPrefix: 'TW',
        number,
        title,
        names: [person],
        email: contact.email,
        bookingReference,
        documentNumbers: ticketNumber ? [ticketNumber] : [],
      }),
    })
    await tx.insert(orderPeople).values({
      ...person,
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      orderId: id,
      position: 0,
      isLead: true,
      supplierPersonId: 'pas_1',
      type: 'ADT',
      title: 'mr',
      gender: 'm',
      bornOn: '1990-02-10',
      documentCipher: given.passport
        ? ctx.system.cipher.seal({ type: 'passport', number: given.passport, country: 'NG', expiresOn: '2031-08-30' })
        : null,
    })
    if (ticketNumber)
      await tx.insert(orderDetails).values({
        orderId: id,
        agencyId: ctx.agencyId,
        product: 'flight',
        details: { tickets: [{ passengerId: 'pas_1', number: ticketNumber }] },
      })
  })
  return id
}

/** A payment of an order, without postings. */
export async function buildPayment(
  ctx: Ctx,
  given: {
    orderId: string | null
    amount: number
    fee?: number
    method?: 'wallet' | 'card'
    status?: 'pending' | 'succeeded' | 'failed' | 'refunding' | 'refunded'
  },
): Promise<string> {
  const id = ctx.newId()
  const { orderId, amount, fee = 0 } = given
  const inNaira = (minor: number) => ({ amount: minor, currency: 'NGN' })
  await ctx.tx(async (tx) => {
    await tx.insert(payments).values({
      id,
      agencyId: ctx.agencyId,
      amount,
      fee,
      currency: 'NGN',
      method: given.method ?? 'wallet',
      status: given.status ?? 'succeeded',
      reference: `test-${id}`,
      idempotencyKey: `test-${id}`,
      createdBy: ctx.actor.userId ?? '',
      createdAt: ctx.now(),
    })
    if (orderId) await allocate(tx, ctx, { paymentId: id, orderId, amount: inNaira(amount - fee), fee: inNaira(fee) })
  })
  return id
}

export async function buildCustomer(ctx: Ctx, given: { name: string; email: string }): Promise<void> {
  await ctx.tx((tx) =>
    tx.insert(customers).values({ id: ctx.newId(), agencyId: ctx.agencyId, phone: '+2348031234567', ...given }),
  )
}

/** Changes an agency's record. */
export const setAgency = (ctx: Ctx, set: Partial<typeof agencies.$inferInsert>) =>
  ctx.system.db.update(agencies).set(set).where(eq(agencies.id, ctx.agencyId))
