import { type Money, money, sum } from '../../money/money.ts'
import type { BookedUnit } from '../tour.ts'
import type { SupplierTourOffer } from '../tour-offer.ts'
import { shareOf } from '../cancellation.ts'

type Booked = Pick<SupplierTourOffer, 'units' | 'people' | 'net' | 'tax' | 'cancellation' | 'adults' | 'children' | 'left'>

/**
 * A booked offer for fewer people at the same start, at the prices by which it was booked: its supplier lists a full start as sold out although it keeps
 * these places. Null where somebody new would come, or where the booking has one price for all.
 */
export function forFewerPeople<O extends Booked>(
  offer: O,
  people: readonly { unit: { id: string }; age: number | null }[],
  party: Pick<SupplierTourOffer, 'adults' | 'children'>,
): O | null {
  const units: BookedUnit[] = []
  for (const [unitId, some] of Map.groupBy(people, ({ unit }) => unit.id)) {
    const booked = offer.units.find((one) => one.unitId === unitId)
    if (!booked?.each || booked.quantity < some.length) return null
    units.push({ ...booked, quantity: some.length })
  }
  const net: Money = sum(
    units.map(({ each, quantity }) => money((each?.amount ?? 0) * quantity, offer.net.currency)),
    offer.net.currency,
  )
  return {
    ...offer,
    ...party,
    units,
    people: people.map(({ unit, age }) => ({ unitId: unit.id, age })),
    left: 0,
    net,
    tax: offer.tax && shareOf(offer.tax, net, offer.net),
    cancellation: offer.cancellation.map(({ until, penalty }) => ({ until, penalty: shareOf(penalty, net, offer.net) })),
  }
}
