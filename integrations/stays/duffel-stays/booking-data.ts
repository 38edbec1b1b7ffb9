import { MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import type { StayBooking } from '../port.ts'
import { REFERENCE_KEY } from './map-order.ts'

/** `data` of a new booking, without amounts, which the quote contains. */
export const bookingData = (quoteId: string, { guests, contact, requests, loyaltyNumber, reference }: StayBooking) => ({
  quote_id: quoteId,
  guests: guests.map(({ givenName, familyName }) => ({ given_name: givenName, family_name: familyName })),
  email: contact.email,
  phone_number: contact.phone,
  ...(requests ? { accommodation_special_requests: requests.slice(0, MAX_REQUESTS) } : {}),
  ...(loyaltyNumber ? { loyalty_programme_account_number: loyaltyNumber } : {}),
  metadata: { [REFERENCE_KEY]: reference },
})
