import type { Ancillary, AncillaryKind, SeatCell, SeatMap } from '#domain/flights/ancillaries.ts'
import type { Money } from '#domain/money/money.ts'
import { sideAmount } from '../../duffel/amounts.ts'
import type { WireElement, WireSeatMap, WireService } from './wire.ts'

/** A free seat has the price zero; a bag may, too. */
const priceOf = (wire: { total_amount: string; total_currency: string }): Money | null =>
  sideAmount(wire.total_amount, wire.total_currency)

function kindOf({ type, metadata }: WireService): AncillaryKind {
  if (type === 'baggage') return metadata?.type === 'carry_on' ? 'cabin-bag' : 'checked-bag'
  if (type === 'cancel_for_any_reason') return 'cancel-for-any-reason'
  return type === 'meal' ? 'meal' : 'other'
}

const titles: Record<AncillaryKind, string> = {
  'checked-bag': 'Checked bag',
  'cabin-bag': 'Cabin bag',
  meal: 'Meal',
  'cancel-for-any-reason': 'Cancel for any reason',
  other: 'Extra',
}

/** Maps Duffel's service; none if it is invalid or has no price. https://duffel.com/docs/guides/adding-extra-bags */
export function mapService(wire: WireService | undefined): Ancillary[] {
  const price = wire ? priceOf(wire) : null
  if (!wire || !price) return []
  const kind = kindOf(wire)
  const weight = wire.metadata?.maximum_weight_kg
  return [
    {
      id: wire.id,
      kind,
      title: weight ? `${titles[kind]}, ${weight} kg` : titles[kind],
      details: wire.metadata?.merchant_copy || null,
      passengerIds: wire.passenger_ids,
      segmentIds: wire.segment_ids,
      most: wire.maximum_quantity,
      price,
      givesBack: sideAmount(wire.metadata?.refund_amount, wire.total_currency),
    },
  ]
}

type Fixture = Exclude<SeatCell, { kind: 'seat' }>['kind']

const fixtures: Record<string, Fixture> = {
  bassinet: 'bassinet',
  exit_row: 'exit',
  lavatory: 'lavatory',
  galley: 'galley',
  closet: 'closet',
  stairs: 'stairs',
}

function mapElement(wire: WireElement): SeatCell {
  if (!wire.designator) return { kind: fixtures[wire.type] ?? 'empty' }
  const offers = (wire.available_services ?? []).flatMap((service) => {
    const price = priceOf(service)
    return price ? [{ id: service.id, passengerId: service.passenger_id, price }] : []
  })
  return { kind: 'seat', designator: wire.designator, name: wire.name ?? null, notes: wire.disclosures ?? [], offers }
}

/** Maps Duffel's seat map; none if it is invalid. https://duffel.com/docs/guides/adding-seats */
export function mapSeatMap(wire: WireSeatMap | undefined): SeatMap[] {
  if (!wire) return []
  const cabins = wire.cabins.map(({ deck, cabin_class, wings, rows }) => ({
    deck,
    cabin: cabin_class,
    wings: wings ? { first: wings.first_row_index, last: wings.last_row_index } : null,
    rows: rows.map((row) => row.sections.map((section) => section.elements.map(mapElement))),
  }))
  return [{ segmentId: wire.segment_id, cabins }]
}
