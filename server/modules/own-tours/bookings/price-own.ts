import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { type PartyPrice, priceOfParty } from '#domain/authored-tours/sale/price-of-party.ts'
import { basisPoints, type Money, subtract } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Seller } from '../seller.ts'

interface Priced {
  ctx: Ctx
  seller: Seller
  option: AuthoredOption
  day: string
}

/** The retail price of a party for a seller; null where it has none. */
export const priceOwn = (
  { ctx, seller, option, day }: Priced,
  units: readonly { unitId: string; quantity: number }[],
): PartyPrice | null => priceOfParty(option.price, { channel: seller.channel, day, currency: ctx.regional.currency }, units)

/** What a seller owes of a retail price. */
export const netFor = ({ commission }: Seller, retail: Money): Money => subtract(retail, basisPoints(retail, commission))

/** How many of each unit. */
export const quantitiesOfUnits = (unitIds: readonly string[]): { unitId: string; quantity: number }[] =>
  [...Map.groupBy(unitIds, (id) => id)].map(([unitId, some]) => ({ unitId, quantity: some.length }))
