import type { PackageCheck } from '#contract/packages/package-shapes.ts'
import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { subtract, zero } from '#domain/money/money.ts'
import type { PackageParty } from '#domain/packages/package-party.ts'
import type { Ctx } from '../../../ctx.ts'
import { packageDepartures } from '../../../db/schema/index.ts'
import { readPackageItems, readPackageRow } from '../package-row.ts'
import { findOnDay } from './find-on-day.ts'
import { priceItems } from './price-items.ts'

/** What a departure costs for a party at today's prices, and what is left of the price. Holds nothing. Throws access.not-found. */
export async function checkDeparture(
  ctx: Ctx,
  { id, departureId, party }: { id: string; departureId: string; party: PackageParty },
): Promise<PackageCheck> {
  const { row, items, departure } = await ctx.tx(async (tx) => {
    const row = await readPackageRow(tx, ctx, id)
    const [departure] = await tx
      .select()
      .from(packageDepartures)
      .where(
        and(
          eq(packageDepartures.agencyId, ctx.agencyId),
          eq(packageDepartures.packageId, id),
          eq(packageDepartures.id, departureId),
        ),
      )
    if (!departure) throw new AppError('access.not-found')
    return { row, departure, items: await readPackageItems(tx, ctx, id) }
  })
  const answer = await findOnDay(ctx, { items, day: departure.day, party })
  const none = zero(row.currency)
  if ('gone' in answer) return { price: none, cost: none, missing: null, margin: null, items: [], gone: answer.gone.says }
  const { price, cost, costs, spread } = priceItems({ row, departure, party, found: answer.found })
  const prices = 'prices' in spread ? spread.prices : null
  return {
    price,
    cost,
    missing: 'missing' in spread ? spread.missing : null,
    margin: prices ? subtract(price, cost) : null,
    items: answer.found.map(({ title }, at) => ({ title, cost: costs[at] ?? none, price: prices?.[at] ?? null })),
    gone: [],
  }
}
