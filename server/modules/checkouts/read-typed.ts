import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import type { TypedSoFar } from '#contract/typed-so-far.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkouts } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { travellerWithOwnId } from '../flights/own-ids.ts'
import type { CheckoutRow } from '../products/checkout-of-product.ts'
import { openPeople } from '../products/people.ts'
import { isExpired, readCheckoutRow } from './checkout-row.ts'
import { openDraft } from './save-draft.ts'

/** After an hour the next customer of the same route is somebody else, at a desk and at a shared computer. */
const EARLIER_MS = 60 * 60_000
const LOOKED_AT = 10

/** What the caller has typed here, and what they had entered into a checkout of the same journey that ran out of time or whose offer was sold. */
export const readTyped = (ctx: Ctx, id: string): Promise<TypedSoFar> =>
  ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, id)
    const earlier = await findEarlier(tx, ctx, row)
    const people = earlier && openPeople(ctx, earlier)
    return {
      draft: openDraft(ctx, row),
      earlier: earlier && {
        draft: openDraft(ctx, earlier),
        travellers: people && 'travellers' in people ? people.travellers.map(travellerWithOwnId) : null,
        guests: people && 'guests' in people ? people.guests : null,
        contact: people?.contact ?? null,
        passengers: saleOf(earlier.product).passengers(earlier),
      },
    }
  })

async function findEarlier(tx: Transaction, ctx: Ctx, row: CheckoutRow): Promise<CheckoutRow | null> {
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId
  if (!userId && !visitorId) return null
  const mine = await tx
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.agencyId, ctx.agencyId),
        userId ? eq(checkouts.createdBy, userId) : eq(checkouts.visitorId, visitorId ?? ''),
        ne(checkouts.id, row.id),
        ne(checkouts.state, 'done'),
        gt(checkouts.createdAt, new Date(ctx.now().getTime() - EARLIER_MS)),
        or(isNotNull(checkouts.peopleCipher), isNotNull(checkouts.draftCipher)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(LOOKED_AT)
  const isOver = (one: CheckoutRow) => one.state === 'gone' || isExpired(ctx, one)
  const same = (one: CheckoutRow) => one.product === row.product && journeyOf(one) === journeyOf(row)
  return mine.find((one) => isOver(one) && same(one)) ?? null
}

const journeyOf = (row: CheckoutRow): string => saleOf(row.product).journeyKey(row)
