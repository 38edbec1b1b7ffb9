import { allocate, type Money, sum, zero } from '../money/money.ts'
import type { OrderMoney } from '../orders/order-money.ts'
import type { ChosenAncillary } from './ancillaries.ts'
import type { PassengerType } from './offer.ts'

export interface TravellerPrice {
  /** Names of its travellers; for the whole party all of them. */
  names: readonly string[]
  /** Null in the line of ancillaries for the whole party. */
  fare: Money | null
  /** Null where the airline does not state them. */
  taxes: Money | null
  /** Seats and bags. */
  extras: Money
  total: Money
}

interface Of {
  people: readonly { name: string; passengerId: string; type: PassengerType }[]
  lines: OrderMoney['lines']
  /** Prices are in the order's currency. */
  extras: readonly Pick<ChosenAncillary, 'passengerIds' | 'price'>[]
  currency: string
}

const isOwn = (extra: Of['extras'][number], passengerId: string) =>
  extra.passengerIds.length === 1 && extra.passengerIds[0] === passengerId

/**
 * The price by traveller, without the payment fee. An airline prices the party as a whole: travellers of one type have equal shares of it, and those of
 * several types one line together. The totals sum to the price.
 */
export function travellerPrices({ people, lines, extras, currency }: Of): TravellerPrice[] {
  const whole = (kind: 'price' | 'taxes') => {
    const found = lines.filter((line) => line.kind === kind).map(({ amount }) => amount)
    return found.length > 0 ? sum(found, currency) : null
  }
  const priceOf = (own: Of['extras']) =>
    sum(
      own.map(({ price }) => price),
      currency,
    )
  const row = (names: readonly string[], fare: Money | null, taxes: Money | null, own: Money): TravellerPrice => ({
    names,
    fare,
    taxes,
    extras: own,
    total: sum(
      [fare, taxes, own].filter((part) => part !== null),
      currency,
    ),
  })
  const [fare, taxes] = [whole('price') ?? zero(currency), whole('taxes')]
  const everybody = people.map(({ name }) => name)
  if (people.length === 1 || new Set(people.map(({ type }) => type)).size > 1)
    return [row(everybody, fare, taxes, priceOf(extras))]

  const shares = people.map(() => 1)
  const [fares, taxed] = [allocate(fare, shares), taxes && allocate(taxes, shares)]
  const each = people.map(({ name, passengerId }, at) =>
    row([name], fares[at] ?? zero(currency), taxed?.[at] ?? null, priceOf(extras.filter((extra) => isOwn(extra, passengerId)))),
  )
  const shared = priceOf(extras.filter((extra) => !people.some(({ passengerId }) => isOwn(extra, passengerId))))
  return shared.amount > 0 ? [...each, row(everybody, null, null, shared)] : each
}
