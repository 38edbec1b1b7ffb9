import { z } from 'zod'
import { add, basisPoints, type Money, money } from '../money/money.ts'
import type { PackageParty } from './package-party.ts'

/** The largest price of a person, in minor units. */
const MOST = 1_000_000_000_00

export const spreadRules = ['cost', 'evenly', 'item'] as const
/** How the margin is spread over the items: in proportion to their cost, evenly, or all of it on one item. */
export type SpreadRule = (typeof spreadRules)[number]
export const spreadRuleLabels: Record<SpreadRule, string> = {
  cost: 'In proportion to the cost of each item',
  evenly: 'Evenly',
  item: 'On one item',
}

export const priceKinds = ['fixed', 'cost-plus'] as const
export const priceKindLabels: Record<(typeof priceKinds)[number], string> = {
  fixed: 'A price per adult and per child',
  'cost-plus': 'Cost plus a percentage',
}

export const PackagePrice = z.object({
  kind: z.enum(priceKinds),
  /** Minor units of the currency of the package, of a fixed price. */
  perAdult: z.int().min(0).max(MOST),
  perChild: z.int().min(0).max(MOST),
  /** The last age of a child; who is older has the price of an adult. */
  childUntil: z.int().min(0).max(17, 'A child is at most 17 years old.'),
  /** Hundredths of a percent that are added to the cost. */
  percent: z.int().min(0).max(10_000, 'At most 100 %.'),
  spread: z.enum(spreadRules),
  /** The item that has all of the margin; null for another rule. */
  spreadItem: z.uuid().nullable(),
})
export type PackagePrice = z.infer<typeof PackagePrice>

export const startPrice: PackagePrice = {
  kind: 'fixed',
  perAdult: 0,
  perChild: 0,
  childUntil: 11,
  percent: 1_500,
  spread: 'cost',
  spreadItem: null,
}

/** The prices of a departure of its own; null where those of the package hold. */
export interface DeparturePrice {
  perAdult: number | null
  perChild: number | null
}

type Asked = { price: PackagePrice; departure: DeparturePrice; party: PackageParty; currency: string }

/** The price of a party where it does not depend on the cost; null where it does. A child without a price of its own in a departure pays as an adult there. */
export function fixedPrice({ price, departure, party, currency }: Asked): Money | null {
  if (price.kind === 'cost-plus' && departure.perAdult === null) return null
  const perAdult = departure.perAdult ?? price.perAdult
  const perChild = departure.perChild ?? (departure.perAdult !== null && price.kind === 'cost-plus' ? perAdult : price.perChild)
  const children = party.children.filter((age) => age <= price.childUntil).length
  const adults = party.adults + party.children.length - children
  return money(perAdult * adults + perChild * children, currency)
}

/** The price of a party whose items cost this today. */
export const packagePrice = (asked: Asked & { cost: Money }): Money =>
  fixedPrice(asked) ?? add(asked.cost, basisPoints(asked.cost, asked.price.percent))
