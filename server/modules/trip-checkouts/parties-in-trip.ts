import { partiesOf } from '#domain/trips/party-rooms.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { ItemOfCheckout } from '../checkouts/checkout-row.ts'

/** The items of a checkout by their people: the rooms of one party together. */
export const partiesInTrip = (items: readonly ItemOfCheckout[]): ItemOfCheckout[][] =>
  partiesOf(items, (item) => saleOf(item.product).tripFacts(item))
