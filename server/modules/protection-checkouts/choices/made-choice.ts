import { and, desc, eq } from 'drizzle-orm'
import type { MadeChoice } from '#contract/orders/booking-protection.ts'
import type { ChosenPolicyState } from '#domain/policies/choices.ts'
import { SupplierPolicyOffer } from '#domain/policies/policy-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkoutItems, checkouts, orders, policyChoices, users } from '../../../db/schema/index.ts'
import { isOwnCheckout } from '../../access/is-own.ts'
import { type CheckoutRow, isExpired, priceOf, readCheckoutRow, soleItem } from '../../checkouts/checkout-row.ts'
import { waitsForOther } from '../../checkouts/payable.ts'
import { withCheapestFee } from '../../pricing/offered-methods.ts'
import { itemOf } from '../../products/checkout-of-product.ts'

const Named = SupplierPolicyOffer.pick({ name: true, insurer: true, ages: true })

/** The latest decision in the checkout of a booking, with the name of its member. */
export async function readLatest(tx: Transaction, { agencyId }: Ctx, checkoutId: string) {
  const [latest] = await tx
    .select({ row: policyChoices, by: users.name })
    .from(policyChoices)
    .leftJoin(users, eq(users.id, policyChoices.chosenBy))
    .where(and(eq(policyChoices.agencyId, agencyId), eq(policyChoices.checkoutId, checkoutId)))
    .orderBy(desc(policyChoices.chosenAt), desc(policyChoices.id))
    .limit(1)
  return latest ?? null
}

/** The checkout that an order was made in; null for one without. */
export async function checkoutOfOrder(tx: Transaction, { agencyId }: Ctx, orderId: string): Promise<string | null> {
  const [item] = await tx
    .select({ checkoutId: checkoutItems.checkoutId })
    .from(orders)
    .innerJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
    .where(and(eq(orders.agencyId, agencyId), eq(orders.id, orderId)))
  return item?.checkoutId ?? null
}

/**
 * The policy that was chosen in the checkout of an order, which is locked: no choice is added until the transaction ends. Null if none was.
 */
export async function lockChosenWith(tx: Transaction, ctx: Ctx, orderId: string) {
  const checkoutId = await checkoutOfOrder(tx, ctx, orderId)
  if (!checkoutId) return null
  await readCheckoutRow(tx, ctx, checkoutId, 'lock')
  const latest = await readLatest(tx, ctx, checkoutId)
  if (!latest?.row.policyCheckoutId) return null
  const { policyCheckoutId, paysFromWallet, chosenBy } = latest.row
  return { policyCheckoutId, paysFromWallet, chosenBy }
}

/** The checkout of a chosen policy, for whoever may see the booking: they may have bought it in another browser. */
async function readPolicy(tx: Transaction, { agencyId }: Ctx, id: string): Promise<CheckoutRow> {
  const found = await tx
    .select({ checkout: checkouts, item: checkoutItems })
    .from(checkouts)
    .innerJoin(checkoutItems, eq(checkoutItems.checkoutId, checkouts.id))
    .where(and(eq(checkouts.agencyId, agencyId), eq(checkouts.id, id)))
  const [first] = found
  if (!first) throw new Error('a chosen policy has a checkout')
  return { ...first.checkout, isOfTrip: false, items: found.map(({ item }) => ({ ...item, orderId: null })) }
}

export function policyState(ctx: Ctx, row: CheckoutRow): ChosenPolicyState {
  if (row.state === 'done') return 'bought'
  // Only the browser that opened the checkout can pay it.
  if (row.state === 'gone' || isExpired(ctx, row) || !isOwnCheckout(ctx, row)) return 'ended'
  return waitsForOther(row, soleItem(row)) ? 'planned' : 'payable'
}

/** The latest decision as checkout and order show it; null before the first one. */
export async function viewMade(tx: Transaction, ctx: Ctx, checkoutId: string): Promise<MadeChoice | null> {
  const latest = await readLatest(tx, ctx, checkoutId)
  if (!latest) return null
  const { choice, chosenAt, policyCheckoutId, paysFromWallet } = latest.row
  const made = { choice, at: chosenAt.toISOString(), by: ctx.actor.role === 'customer' ? null : latest.by }
  if (!policyCheckoutId) return { ...made, policy: null }
  const row = await readPolicy(tx, ctx, policyCheckoutId)
  const { name, insurer, ages } = Named.parse(itemOf('protection', soleItem(row)).offer)
  const { total } = withCheapestFee(ctx, priceOf(row))
  const state = policyState(ctx, row)
  return { ...made, policy: { checkoutId: row.id, name, insurer, people: ages.length, total, state, paysFromWallet } }
}
