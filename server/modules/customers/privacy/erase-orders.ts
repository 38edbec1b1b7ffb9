import { and, eq, inArray, sql } from 'drizzle-orm'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import {
  approvalRequests,
  checkoutItems,
  type Order,
  orderEvents,
  orderPeople,
  orders,
  serviceRequests,
} from '../../../db/schema/index.ts'
import { searchTextOf } from '../../orders/search-text.ts'
import { eraseOwnBookings } from './erase-own-bookings.ts'

const [ERASED_GIVEN = '', ERASED_FAMILY = ''] = ERASED_NAME.split(' ')

/** Products read a date of birth of those who have one; no traveller has this one. Title and gender name nobody. */
const noDay = sql`case when ${orderPeople.bornOn} is not null then '1900-01-01' end`

/** A contact that programs can read: no mail reaches the reserved domain, and nobody can guess the address to open the order. */
const erasedContact = (ctx: Ctx) => ({
  email: `${ctx.newId()}@erased.invalid`,
  phone: '+10000000',
  requests: '',
  loyaltyNumber: '',
})

/** Replaces the names in orders and removes contacts, documents and what was typed in checkouts. Amounts and itineraries stay. */
export async function eraseOrders(tx: Transaction, ctx: Ctx, own: readonly Order[]): Promise<void> {
  if (own.length === 0) return
  const { agencyId } = ctx
  for (const order of own) {
    const { number, numberPrefix, title, bookingReference } = order
    const searchText = searchTextOf({ number, numberPrefix, title, names: [], email: '', bookingReference, documentNumbers: [] })
    const contactCipher = ctx.system.cipher.seal(erasedContact(ctx))
    // oxlint-disable-next-line no-await-in-loop -- Each order has its own search text.
    await tx
      .update(orders)
      .set({ customer: ERASED_NAME, contactCipher, searchText, visitorId: null })
      .where(and(eq(orders.agencyId, agencyId), eq(orders.id, order.id)))
  }
  const ids = own.map(({ id }) => id)
  await tx
    .update(orderPeople)
    .set({ givenName: ERASED_GIVEN, familyName: ERASED_FAMILY, bornOn: noDay, documentCipher: null, loyalty: null })
    .where(and(eq(orderPeople.agencyId, agencyId), inArray(orderPeople.orderId, ids)))
  await tx
    .update(orderEvents)
    .set({ note: ERASED_NAME })
    .where(
      and(eq(orderEvents.agencyId, agencyId), inArray(orderEvents.orderId, ids), eq(orderEvents.event, 'confirmation-mailed')),
    )
  await tx
    .update(serviceRequests)
    .set({ peopleCipher: null, wantedCipher: null })
    .where(and(eq(serviceRequests.agencyId, agencyId), inArray(serviceRequests.orderId, ids)))
  await tx
    .update(approvalRequests)
    // Requests before decision 063 have the people of a change on their own.
    .set({ input: sql`${approvalRequests.input} - 'wantedCipher' - 'peopleCipher'` })
    .where(and(eq(approvalRequests.agencyId, agencyId), inArray(approvalRequests.orderId, ids)))
  await eraseOwnBookings(tx, ctx, own)
  const items = own.flatMap(({ checkoutItemId }) => checkoutItemId ?? [])
  if (items.length > 0)
    await tx
      .update(checkoutItems)
      .set({ peopleCipher: null, draftCipher: null })
      .where(and(eq(checkoutItems.agencyId, agencyId), inArray(checkoutItems.id, items)))
}
