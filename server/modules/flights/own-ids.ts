import { hash } from 'node:crypto'
import type { AncillaryChoice, ChosenAncillary } from '#domain/flights/ancillaries.ts'
import type { FlightItineraryOffer, OfferPassenger } from '#domain/flights/offer.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'

/**
 * A supplier's id reveals the supplier by its format, such as `pas_00009hj8USM7Ncg31cAAA`, so responses never contain it. They contain this instead:
 * 84 bits of a hash, stable for an id. Empty stays empty: orders from before segments had ids.
 */
export const ownId = (supplierId: string): string => (supplierId === '' ? '' : hash('sha1', supplierId, 'base64url').slice(0, 14))

export const withOwnIds = <T extends Pick<FlightItineraryOffer, 'slices' | 'passengers'>>(offer: T): T => ({
  ...offer,
  slices: offer.slices.map((slice) => ({ ...slice, segments: slice.segments.map(withOwnId) })),
  passengers: offer.passengers.map(withOwnId),
})

const withOwnId = <T extends { id: string }>(one: T): T => ({ ...one, id: ownId(one.id) })

type Named = Pick<ChosenAncillary, 'id' | 'passengerIds' | 'segmentIds'>

export const ancillaryWithOwnIds = <T extends Named>(ancillary: T): T => ({
  ...ancillary,
  id: ownId(ancillary.id),
  passengerIds: ancillary.passengerIds.map(ownId),
  segmentIds: ancillary.segmentIds.map(ownId),
})

export const travellerWithOwnId = <T extends { passengerId: string }>(traveller: T): T => ({
  ...traveller,
  passengerId: ownId(traveller.passengerId),
})

/** The supplier's id for one of ours; an unknown id is returned unchanged and is refused by its reader. */
const supplierIdAmong = (supplierIds: readonly string[]) => {
  const known = new Map(supplierIds.map((id) => [ownId(id), id]))
  return (id: string): string => known.get(id) ?? id
}

export function travellersOfSupplier(travellers: readonly Traveller[], passengers: readonly OfferPassenger[]): Traveller[] {
  const supplierId = supplierIdAmong(passengers.map(({ id }) => id))
  return travellers.map((traveller) => ({ ...traveller, passengerId: supplierId(traveller.passengerId) }))
}

export function choicesOfSupplier(choices: readonly AncillaryChoice[], offered: readonly string[]): AncillaryChoice[] {
  const supplierId = supplierIdAmong(offered)
  return choices.map((choice) => ({ ...choice, id: supplierId(choice.id) }))
}
