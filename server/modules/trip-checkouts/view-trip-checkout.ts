import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PaymentSoFar } from '#contract/payments.ts'
import type { OpenedDocument } from '#contract/policies.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { type ChoiceSummary, partyWords } from '#domain/travel/choice-summary.ts'
import { distinctTitles } from '#domain/trips/item-titles.ts'
import { wantedWords } from '#domain/trips/match-people.ts'
import { canPromiseAll, usualChoice } from '#domain/trips/saga.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Order, orders, packages, paymentAllocations, payments } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { actorMay } from '../access/actor-may.ts'
import { type ItemOfCheckout, isExpired, priceOf } from '../checkouts/checkout-row.ts'
import { openDraft } from '../checkouts/save-draft.ts'
import { readChoices, soldForOf } from '../delegates/sold-for.ts'
import { paymentSoFar } from '../ledger/payment-so-far.ts'
import { readBalances } from '../ledger/read-balance.ts'
import { offeredMethods } from '../pricing/offered-methods.ts'
import { openPeople } from '../products/people.ts'
import { readOpened } from '../protection-checkouts/disclosures.ts'
import { partiesInTrip } from './parties-in-trip.ts'
import { inTripOf, readTripCheckout, type TripCheckoutRow } from './trip-checkout-row.ts'

/** A checkout of a trip as its screens show it. Throws access.not-found. */
export const viewTripCheckout = (ctx: Ctx, id: string): Promise<TripCheckout> =>
  ctx.tx(async (tx) => describeTripCheckout(tx, ctx, await readTripCheckout(tx, ctx, id)))

export async function describeTripCheckout(tx: Transaction, ctx: Ctx, { row, trip }: TripCheckoutRow): Promise<TripCheckout> {
  const made = await ordersOf(tx, ctx, row.items)
  const opened = await readOpened(tx, ctx, withDocuments(row.items))
  const items = describeItems(ctx, row.items, { made, opened })
  const [first] = row.items
  const parties = partiesInTrip(row.items)
  const walletIn = await readBalances(tx, ctx, 'wallet')
  const total = priceOf(row)
  const wallet = walletIn(total.currency)
  return {
    id: row.id,
    tripId: trip.plannedTripId,
    package: await readPackage(tx, ctx, trip),
    name: trip.name,
    state: (row.state === 'open' || row.state === 'paying') && isExpired(ctx, row) ? 'expired' : row.state,
    expiresAt: row.expiresAt.toISOString(),
    items,
    total,
    isReviewed: row.reviewedAt !== null && items.every(({ change }) => change === null),
    wanted: wantedOf(ctx, parties),
    needsPassports: row.items.some((item) => inTripOf(item.product).needsPassport(item)),
    contact: (first && openPeople(ctx, first)?.contact) ?? null,
    typed: first ? openDraft(ctx, first) : null,
    canUndo: canPromiseAll(items),
    onFailure: trip.onFailure,
    usualChoice: usualChoice(items, { isOneParty: parties.length === 1 && items.length > 1 }),
    methods: total.amount === 0 ? [] : offeredMethods(ctx, { price: total, wallet }),
    wallet: actorMay(ctx, 'wallet:read') ? wallet : null,
    lastPayment: await readLastPayment(tx, ctx, row.items),
    soldFor: soldForOf(ctx, row, await readChoices(tx, ctx)),
    idempotencyKey: row.idempotencyKey,
  }
}

async function readPackage(tx: Transaction, ctx: Ctx, { packageId }: TripCheckoutRow['trip']): Promise<TripCheckout['package']> {
  if (!packageId) return null
  const [found] = await tx
    .select({ id: packages.id, slug: packages.slug })
    .from(packages)
    .where(and(eq(packages.agencyId, ctx.agencyId), eq(packages.id, packageId)))
  return found ?? null
}

/** The last payment that was requested for the whole trip; not one whose money went back because another had paid the trip. */
async function readLastPayment(tx: Transaction, ctx: Ctx, items: readonly ItemOfCheckout[]): Promise<PaymentSoFar | null> {
  const orderId = items.find((item) => item.orderId && item.waterfall.total.amount > 0)?.orderId
  if (!orderId) return null
  const part = alias(payments, 'part')
  const [found] = await tx
    .select({ payment: payments, number: orders.number, numberPrefix: orders.numberPrefix })
    .from(part)
    .innerJoin(payments, eq(payments.id, part.partOf))
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, part.id))
    .innerJoin(orders, eq(orders.id, paymentAllocations.orderId))
    .where(
      and(
        eq(part.agencyId, ctx.agencyId),
        eq(orders.id, orderId),
        or(ne(payments.status, 'divided'), gt(paymentAllocations.amount, 0)),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return found ? paymentSoFar(found.payment, formatOrderNumber(found)) : null
}

async function ordersOf(tx: Transaction, ctx: Ctx, items: readonly ItemOfCheckout[]): Promise<ReadonlyMap<string, Order>> {
  const ids = items.flatMap(({ orderId }) => orderId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.agencyId, ctx.agencyId), inArray(orders.id, ids)))
  return new Map(rows.map((order) => [order.id, order]))
}

const withDocuments = (items: readonly ItemOfCheckout[]): string[] =>
  items.flatMap(({ id, product }) => (inTripOf(product).documents ? [id] : []))

/** The people of the largest party, with the room of each where they have several. */
function wantedOf(ctx: Ctx, parties: readonly ItemOfCheckout[][]): TripCheckout['wanted'] {
  const wanted = parties.map((rooms) =>
    rooms.flatMap((item, at) => {
      const { detail } = saleOf(item.product).describeChoice(ctx, item)
      const room = rooms.length > 1 ? [`Room ${at + 1}`, ...(detail ? [detail] : [])].join(': ') : null
      return inTripOf(item.product)
        .wanted(item)
        .map((one) => ({ words: wantedWords(one), ...one, room }))
    }),
  )
  return wanted.toSorted((a, b) => b.length - a.length || Number(b.some(hasRoom)) - Number(a.some(hasRoom)))[0] ?? []
}

const hasRoom = ({ room }: TripCheckout['wanted'][number]) => room !== null

interface Around {
  made: ReadonlyMap<string, Order>
  opened: ReadonlyMap<string, OpenedDocument[]>
}

function describeItems(ctx: Ctx, items: readonly ItemOfCheckout[], around: Around): TripCheckout['items'] {
  const choices = items.map((item) => saleOf(item.product).describeChoice(ctx, item))
  const titles = distinctTitles(choices)
  return items.flatMap((item, at) => {
    const choice = choices[at]
    return choice ? [describeItem(ctx, item, { ...choice, title: titles[at] ?? choice.title }, around)] : []
  })
}

function describeItem(
  ctx: Ctx,
  item: ItemOfCheckout,
  choice: ChoiceSummary,
  { made, opened }: Around,
): TripCheckout['items'][number] {
  const sale = saleOf(item.product)
  const { title, from, to, facts, due = [], ...people } = choice
  const { pendingOffer, pendingWaterfall, waterfall, offer } = item
  const order = item.orderId ? made.get(item.orderId) : undefined
  return {
    id: item.id,
    product: item.product,
    title,
    from,
    to,
    people: partyWords(people),
    facts,
    total: waterfall.total,
    due,
    change: pendingWaterfall && {
      before: waterfall.total,
      after: pendingWaterfall.total,
      terms: pendingOffer ? (sale.changedTerms?.(ctx, offer, pendingOffer) ?? []) : [],
    },
    questions: inTripOf(item.product).questions?.(item) ?? [],
    documents: (inTripOf(item.product).documents ?? []).map((kind) => ({
      kind,
      openedAt: opened.get(item.id)?.find((one) => one.kind === kind)?.at ?? null,
    })),
    isFreeToUndo: inTripOf(item.product).isFreeToUndo(item, ctx.now()),
    order: order
      ? { id: order.id, number: formatOrderNumber(order), status: order.status, bookingReference: order.bookingReference }
      : null,
  }
}
