import { perDollar } from '../../accounts.ts'
import { blend } from '../../hash.ts'
import type { Listing } from '../catalogue/listing.ts'
import { between, chance } from '../world/draw.ts'
import type { Property } from '../world/property.ts'
import type { RoomType } from '../world/room-types.ts'
import { includedTax } from './local-taxes.ts'
import { isFull, plainNights, roomsLeft } from './price-nights.ts'
import { boardPrices, paymentPrices, type RatePlan, refundPrices } from './rate-plans.ts'
import { type StayQuery, sleepersPerRoom } from './stay-query.ts'

/** A price in hundredths of the account's currency: `base + tax + fee = total`. */
export interface Price {
  base: number
  tax: number
  fee: number
  total: number
}

/** One room on one plan; `planIndex` is the plan's index among the property's. */
export interface PricedRate {
  room: RoomType
  plan: RatePlan
  planIndex: number
  price: Price
}

export interface PropertyPrices {
  rates: PricedRate[]
  cheapest: PricedRate
}

/** The basis of every rate of a property. */
interface Frame {
  property: Property
  query: StayQuery
  /** Hundredths of the account's currency for the simplest room, all nights, one room. */
  roomOnly: number
  /** Hundredths of the account's currency for one US cent. */
  money: number
  tax: number
  cleaning: number
  sleepers: number
}

/** Self-catering has a single cleaning fee. */
const cleaningFees = { aparthotel: 2_400, villa: 7_500 } as const
const cleaningFee = (property: Property): number =>
  property.kind === 'aparthotel' || property.kind === 'villa' ? cleaningFees[property.kind] * property.city.price ** 0.6 : 0

/** How a supplier's price for a property differs from the property's own. */
const supplierFactor = ({ property, supplier: { number, price, spread } }: Listing): number =>
  price * between(1 - spread, 1 + spread, blend(property.seed, number), 'contract')

function frameOf(listing: Listing, query: StayQuery): Frame {
  const { property } = listing
  const money = perDollar[listing.supplier.account.currency]
  return {
    property,
    query,
    money,
    roomOnly: property.nightly * plainNights(property, query) * supplierFactor(listing) * money,
    tax: includedTax(property),
    cleaning: cleaningFee(property) * money,
    sleepers: sleepersPerRoom(query),
  }
}

/** Meals cost more in a better property, and less for a child. */
function mealsFor({ property, query, money }: Frame, { board }: RatePlan): number {
  const heads = query.adults + query.children.filter((age) => age >= 2).length * 0.5
  const level = 0.45 + 0.18 * property.stars ** 1.05 * property.city.price ** 0.5
  return boardPrices[board] * level * heads * query.nights * money
}

/** Beyond two people a room costs more. */
const crowd = (sleepers: number, { class: name }: RoomType) =>
  name === 'dormitory' ? sleepers : 1 + 0.11 * Math.max(0, sleepers - 2)

/** `discount` is a share of lodging and meals. */
function priceRate(frame: Frame, { room, plan, discount = 0 }: { room: RoomType; plan: RatePlan; discount?: number }): Price {
  const { rooms } = frame.query
  const terms = refundPrices[plan.refund] * paymentPrices[plan.payment] * (1 - discount)
  const lodging = frame.roomOnly * room.price * crowd(frame.sleepers, room) * rooms
  const base = Math.round((lodging + mealsFor(frame, plan)) * terms)
  const tax = Math.round(base * frame.tax)
  const fee = Math.round(frame.cleaning * rooms)
  return { base, tax, fee, total: base + tax + fee }
}

const fits = ({ property, query, sleepers }: Frame, room: RoomType): boolean =>
  room.sleeps >= sleepers && roomsLeft(property, room, query) >= query.rooms

/** The negotiated discount of a chain or a property. */
export const negotiatedDiscount = ({ property }: Listing, code: number): number =>
  between(0.08, 0.16, blend(property.seed, code), 'agreed')

/** Every rate of a property for a stay, rooms and plans in order; null when it is full, or has no room for so many. */
export function priceProperty(
  listing: Listing,
  query: StayQuery,
  accepts: (plan: RatePlan, price: Price) => boolean = () => true,
): PropertyPrices | null {
  const { property, plans } = listing
  if (isFull(property, query)) return null
  const frame = frameOf(listing, query)
  const rates: PricedRate[] = []
  for (const room of property.rooms) {
    if (!fits(frame, room)) continue
    for (const [planIndex, plan] of plans.entries()) {
      if (room.scenario && room.scenario !== plan) continue
      const price = priceRate(frame, { room, plan })
      if (accepts(plan, price)) rates.push({ room, plan, planIndex, price })
    }
  }
  const [first] = rates
  if (first === undefined) return null
  return { rates, cheapest: rates.reduce((low, rate) => (rate.price.total < low.price.total ? rate : low), first) }
}

/** The same room and plan at an agreed discount. */
export const discounted = (listing: Listing, query: StayQuery, rate: PricedRate, discount: number): PricedRate => ({
  ...rate,
  price: priceRate(frameOf(listing, query), { room: rate.room, plan: rate.plan, discount }),
})

/** The public price of the property if it is higher than the rate, or null. */
export const publicTotal = ({ property: { seed } }: Listing, { total }: Price): number | null =>
  chance(seed, 'public') < 0.3 ? Math.round(total * between(1.04, 1.16, seed, 'public price')) : null

/** The supplier's commission within the price. */
export function commissionOf({ property, supplier }: Listing, { base }: Price): number {
  const [low, high] = supplier.commission
  return Math.round(base * between(low, high, blend(property.seed, supplier.number), 'commission'))
}
