import { and, eq, sql } from 'drizzle-orm'
import type { PriceWaterfall } from '#domain/flights/offer.ts'
import { marginOf } from '#domain/pricing.ts'
import { routeWords } from '#domain/travel/route-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { counters, customers, externalReferences, orders, orderTravellers } from '../../db/schema/index.ts'
import { writeTogether } from '../../db/write-together.ts'
import type { CheckoutRow, People } from '../checkouts/checkout-row.ts'
import { expireUnpaid, GRACE_SECONDS } from './expire-unpaid.job.ts'
import { searchTextOf } from './search-text.ts'
import { type Order, writeOrderEvents } from './transition-order.ts'

const FIRST_NUMBER = 1_001

/** The intent of a booking, stored before anyone is asked for anything: an order that is Pending. */
export async function createOrder(
  tx: Transaction,
  ctx: Ctx,
  input: { checkout: CheckoutRow; people: People; waterfall: PriceWaterfall },
): Promise<Order> {
  const { checkout, people, waterfall } = input
  const { supplierOfferId, net: _net, netTax: _netTax, ...itinerary } = checkout.offer
  const id = ctx.newId()
  const number = await nextNumber(tx, ctx)
  const lead = people.travellers[0]
  const customer = lead ? `${lead.givenName} ${lead.familyName}` : people.contact.email
  const customerId = await keepCustomer(tx, ctx, { name: customer, ...people.contact })
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      agencyId: ctx.agencyId,
      number,
      product: 'flight',
      status: 'Pending',
      title: routeWords(checkout.search),
      customer,
      travellerCount: people.travellers.length,
      supplier: itinerary.supplier,
      supplierOfferId,
      itinerary,
      waterfall,
      extras: checkout.extras,
      currency: waterfall.total.currency,
      total: waterfall.total.amount,
      margin: marginOf(waterfall).amount,
      contactCipher: ctx.system.cipher.seal(people.contact),
      departsAt: itinerary.slices[0]?.departsAt ?? checkout.search.depart,
      checkoutId: checkout.id,
      createdBy: checkout.createdBy,
      visitorId: checkout.visitorId,
      customerId,
      createdAt: ctx.now(),
      statusAt: ctx.now(),
      searchText: searchTextOf({ number, people, bookingReference: null, ticketNumbers: [] }),
    })
    .returning()
  if (!order) throw new Error('the order was not written')
  await writeTogether(tx, [
    tx
      .insert(orderTravellers)
      .values(people.travellers.map((traveller, position) => travellerRow(ctx, order, checkout, traveller, position))),
    tx
      .insert(externalReferences)
      .values({ provider: itinerary.supplier, reference: supplierOfferId, agencyId: ctx.agencyId, orderId: id })
      .onConflictDoNothing(),
    writeOrderEvents(tx, ctx, [{ orderId: id, event: 'created', to: 'Pending' }]),
  ])
  const afterSeconds = Math.ceil(ctx.system.config.CHECKOUT_MS / 1_000) + GRACE_SECONDS
  await ctx.system.jobs.enqueue(tx, expireUnpaid, { agencyId: ctx.agencyId, orderId: id }, { afterSeconds })
  return order
}

function travellerRow(ctx: Ctx, order: Order, checkout: CheckoutRow, traveller: People['travellers'][number], position: number) {
  const { document, ...person } = traveller
  return {
    ...person,
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    orderId: order.id,
    position,
    type: checkout.offer.passengers.find((p) => p.id === person.passengerId)?.type ?? ('ADT' as const),
    documentCipher: document ? ctx.system.cipher.seal(document) : null,
  }
}

async function nextNumber(tx: Transaction, ctx: Ctx): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ agencyId: ctx.agencyId, kind: 'order', value: FIRST_NUMBER })
    .onConflictDoUpdate({ target: [counters.agencyId, counters.kind], set: { value: sql`${counters.value} + 1` } })
    .returning()
  return row?.value ?? FIRST_NUMBER
}

/**
 * The customer of an e-mail address, made when there is none yet. At the desk name and phone are taken anew; what anybody can type into a
 * storefront changes nothing about a customer who is known.
 */
async function keepCustomer(tx: Transaction, ctx: Ctx, given: { name: string; email: string; phone: string }): Promise<string> {
  const email = given.email.toLowerCase()
  const known = ctx.actor.role === 'customer' ? { email } : { name: given.name, phone: given.phone }
  const [customer] = await tx
    .insert(customers)
    .values({ id: ctx.newId(), agencyId: ctx.agencyId, ...given, email, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [customers.agencyId, customers.email],
      set: known,
      setWhere: and(eq(customers.agencyId, ctx.agencyId)),
    })
    .returning({ id: customers.id })
  if (!customer) throw new Error('the customer was not written')
  return customer.id
}
