import type { Offer, Service } from '../../inventory/wire.ts'

/**
 * An offer as the API returns it. Services are part of a single offer, on request; lists have none. Clients of version 1 expect the document types
 * under their former name.
 */
export const presentOffer = (offer: Offer, services: Service[] = []) => ({
  ...offer,
  available_services: services,
  allowed_passenger_identity_document_types: offer.supported_passenger_identity_document_types,
})

/** For lists: `map` would pass the index as services. */
export const listed = (offer: Offer) => presentOffer(offer)
