import { and, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import type { TypedSoFar } from '#contract/checkouts/typed-so-far.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, checkouts } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import { openPeople } from '../products/people.ts'
import { isExpired, readCheckoutRow, soleItem } from './checkout-row.ts'
import { openDraft } from './save-draft.ts'

/** After an hour the next buyer of the same journey may be another person, at an agency or a shared computer. */
const EARLIER_MS = 60 * 60_000
const MOST_READ = 10

/** The actor's unsaved form values, and the data entered into an expired or sold-out checkout of the same journey. */
export const readTyped = (ctx: Ctx, id: string): Promise<TypedSoFar> =>
  ctx.tx(async (tx) => {
    const item = soleItem(await readCheckoutRow(tx, ctx, id))
    const earlier = await findEarlier(tx, ctx, item)
    const people = earlier && openPeople(ctx, earlier)
    return {
      draft: openDraft(ctx, item),
      earlier:
        earlier &&
        saleOf(earlier.product).earlier({ draft: openDraft(ctx, earlier), contact: people?.contact ?? null }, earlier, people),
    }
  })

async function findEarlier(tx: Transaction, ctx: Ctx, item: CheckoutItem): Promise<CheckoutItem | null> {
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId
  if (!userId && !visitorId) return null
  const mine = await tx
    .select({ checkout: checkouts, item: checkoutItems })
    .from(checkouts)
    .innerJoin(checkoutItems, eq(checkoutItems.checkoutId, checkouts.id))
    .where(
      and(
        eq(checkouts.agencyId, ctx.agencyId),
        userId ? eq(checkouts.createdBy, userId) : eq(checkouts.visitorId, visitorId ?? ''),
        ne(checkouts.id, item.checkoutId),
        ne(checkouts.state, 'done'),
        gt(checkouts.createdAt, new Date(ctx.now().getTime() - EARLIER_MS)),
        or(isNotNull(checkoutItems.peopleCipher), isNotNull(checkoutItems.draftCipher)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(MOST_READ)
  const over = mine.flatMap((one) => (one.checkout.state === 'gone' || isExpired(ctx, one.checkout) ? [one.item] : []))
  return over.find((one) => one.product === item.product && journeyOf(one) === journeyOf(item)) ?? null
}

const journeyOf = (item: CheckoutItem): string => saleOf(item.product).journeyKey(item)
