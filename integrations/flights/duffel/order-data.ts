import { toDecimal } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { FlightBooking } from '../port.ts'
import { airlineName } from './airline-name.ts'

/** The key of our reference in an order's metadata. */
export const REFERENCE_KEY = 'reference'

/** Each infant sits on the lap of one adult: adult's id to infant's, in the order of the offer's passengers. */
function lapsOf({ passengers }: FlightBooking): Map<string, string> {
  const adults = passengers.filter((one) => one.type === 'ADT')
  const infants = passengers.filter((one) => one.type === 'INF')
  return new Map(infants.flatMap((infant, index) => (adults[index] ? [[adults[index].id, infant.id] as const] : [])))
}

/** `data` of a new order. Throws `rejected` for an invalid booking, before anything is sent. */
export function orderData(booking: FlightBooking, type: 'instant' | 'hold', supplier: string) {
  const { travellers, passengers, contact, price } = booking
  const laps = lapsOf(booking)
  const known = new Set(passengers.map((one) => one.id))
  const complete = travellers.length === passengers.length && travellers.every((one) => known.delete(one.passengerId))
  if (!complete) throw new SupplierError('rejected', supplier, 'The travellers are not those of the offer')
  if (laps.size < passengers.filter((one) => one.type === 'INF').length) {
    throw new SupplierError('rejected', supplier, 'Each infant needs an adult of its own')
  }
  return {
    type,
    selected_offers: [booking.supplierOfferId],
    passengers: travellers.map((one) => {
      const infant = laps.get(one.passengerId)
      return {
        id: one.passengerId,
        title: one.title,
        gender: one.gender,
        given_name: airlineName(one.givenName),
        family_name: airlineName(one.familyName),
        born_on: one.bornOn,
        email: contact.email,
        phone_number: contact.phone,
        ...(infant === undefined ? {} : { infant_passenger_id: infant }),
        ...(one.loyalty === null ? {} : { loyalty_programme_accounts: [loyaltyData(one.loyalty)] }),
        ...(one.document === null ? {} : { identity_documents: [documentData(one.document)] }),
      }
    }),
    ...(booking.services.length === 0 ? {} : { services: booking.services.map(({ id, quantity }) => ({ id, quantity })) }),
    ...(type === 'hold' ? {} : { payments: [{ type: 'balance', amount: toDecimal(price), currency: price.currency }] }),
    metadata: { [REFERENCE_KEY]: booking.reference },
  }
}

const loyaltyData = ({ airline, number }: NonNullable<FlightBooking['travellers'][number]['loyalty']>) => ({
  airline_iata_code: airline,
  account_number: number,
})

const documentData = (document: NonNullable<FlightBooking['travellers'][number]['document']>) => ({
  type: document.type,
  unique_identifier: document.number,
  issuing_country_code: document.country,
  expires_on: document.expiresOn,
})
