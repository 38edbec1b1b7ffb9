import type { DocumentFacts, OrderFacts, PolicyFacts, TourFacts, VoucherFacts } from '../documents/order-facts.ts'
import type { MailVariable } from './wording.ts'

const ofOrder = {
  'order number': { says: 'The number of the order', value: (facts: DocumentFacts) => facts.number },
  'booking reference': {
    says: 'The reference of the airline or property; the order number without one',
    value: (facts: DocumentFacts) => facts.bookingReference ?? facts.number,
  },
}

/** The variables of mails about an order of flights. */
export const flightVariables: Record<string, MailVariable<OrderFacts>> = {
  'first traveller': { says: 'The name of the first traveller', value: ({ travellers }) => travellers[0]?.name ?? '' },
  trip: { says: 'From where to where', value: ({ title }) => title },
  airline: { says: 'The airline of the booking', value: ({ airline }) => airline },
  ...ofOrder,
}

/** The variables of mails about an order of a stay. */
export const stayVariables: Record<string, MailVariable<VoucherFacts>> = {
  'first guest': { says: 'The name of the first guest', value: ({ rooms }) => rooms[0]?.[0] ?? '' },
  stay: { says: 'The property and its place', value: ({ title }) => title },
  property: { says: 'The name of the property', value: ({ property }) => property.name },
  ...ofOrder,
}

/** The variables of mails about an order of a tour. */
export const tourVariables: Record<string, MailVariable<TourFacts>> = {
  'first participant': { says: 'The name of the first participant', value: ({ participants }) => participants[0] ?? '' },
  tour: { says: 'The tour and its place', value: ({ title }) => title },
  date: { says: 'The day of the tour', value: ({ day }) => day },
  ...ofOrder,
}

/** The variables of mails about an order of a policy. */
export const policyVariables: Record<string, MailVariable<PolicyFacts>> = {
  policyholder: { says: 'The name of the policyholder', value: ({ policyholder }) => policyholder },
  policy: { says: 'The name of the policy', value: ({ policy }) => policy },
  insurer: { says: 'The insurer', value: ({ insurer }) => insurer },
  ...ofOrder,
}
