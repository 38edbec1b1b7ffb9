import { placeByIata } from '../../inventory/network/places.ts'
import type { StoredChange, StoredChangeRequest } from './change-shape.ts'

/** A change request as the API answers it, with the offers found for it. */
export function presentRequest({ id, order_id, created_at, slices, offers }: StoredChangeRequest) {
  return {
    id,
    live_mode: false,
    order_id,
    created_at,
    updated_at: created_at,
    slices: {
      remove: slices.remove,
      add: slices.add.map((slice) => ({
        ...slice,
        origin: placeByIata(slice.origin),
        destination: placeByIata(slice.destination),
      })),
    },
    order_change_offers: offers,
  }
}

/** A change as the API answers it: the chosen offer's terms, and when it was confirmed. */
export function presentChange({ id, order_id, offer, created_at, confirmed_at }: StoredChange) {
  const {
    order_change_id: _change,
    id: _offer,
    updated_at: _updated,
    penalty_amount: _penalty,
    penalty_currency: _currency,
    ...terms
  } = offer
  return { ...terms, id, order_id, created_at, confirmed_at, available_payment_types: ['balance', 'card'] }
}
