import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { Numbers } from '#domain/numbers.ts'
import { bagWords, conditionWords } from '../../documents/fare-words.ts'

/** What the fare includes and allows, a sentence each. */
export function fareFacts(offer: SupplierFlightOffer, numbers: Numbers): string[] {
  const brands = [...new Set(offer.slices.flatMap((slice) => slice.fareBrand ?? []))]
  const adult = offer.passengers.find((passenger) => passenger.type === 'ADT')
  return [
    ...(brands.length > 0 ? [`Fare: ${brands.join(' and ')}.`] : []),
    adult?.baggage.checked === null ? 'Checked bags: the airline does not tell.' : `Bags per adult: ${bagWords(adult?.baggage)}.`,
    conditionWords('Change', offer.change, numbers),
    conditionWords('Refund', offer.refund, numbers),
  ]
}
