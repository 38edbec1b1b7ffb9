import { defaultCustomerRules } from '#domain/agency/customer-rules.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { oneAdultToAbuja } from '../book-flight.ts'
import { coupleInAccra, guestsFor } from '../book-stay.ts'
import { familyInAccra } from '../book-tour.ts'
import { ngn } from '../factories.ts'
import { familyInFrance, policyEntries } from '../policies/book-policy.ts'
import { accountBodies } from './account-bodies.ts'
import { customerBodies } from './customer-bodies.ts'
import { ownTourBodies } from './own-tours.ts'
import { packageBodies } from './package-bodies.ts'
import { quoteBodies } from './quote-bodies.ts'
import { siteBodies } from './site-bodies.ts'
import { tourRunningBodies } from './tour-running.ts'
import { tripBodies } from './trip-bodies.ts'

const { passengerId: _id, loyalty: _loyalty, ...person } = demoTraveller({ id: 'pas', type: 'ADT', age: null }, 0, '2027-01-01')

/** A body that each endpoint accepts by its schema, so that a refusal is about access or about the value under test. */
export const sampleBodies: Record<string, object> = {
  'auth.signUp': {
    agencyName: 'Harmattan Tours',
    slug: 'harmattan',
    name: 'Ada Eze',
    email: 'ada@harmattan.test',
    password: 'Ten-letters-1',
  },
  'auth.signIn': { email: 'nobody@example.com', password: 'Ten-letters-1' },
  ...accountBodies,
  ...siteBodies,
  ...tripBodies,
  ...ownTourBodies,
  ...tourRunningBodies,
  ...quoteBodies,
  ...packageBodies,
  'auth.forgotPassword': { email: 'nobody@example.com' },
  'auth.resetPassword': { token: 'none', password: 'Ten-letters-1' },
  'flights.search': oneAdultToAbuja,
  'flights.datePrices': { search: oneAdultToAbuja, span: 'strip' },
  'flights.share': { to: 'a@example.com', offers: [{ searchId: crypto.randomUUID(), offerId: 'none' }] },
  'stays.search': coupleInAccra,
  'stays.decideMatch': { decision: 'same' },
  'checkouts.create': { product: 'flight', searchId: crypto.randomUUID(), offerId: 'none' },
  'checkouts.acceptPrice': { total: ngn(1) },
  'flights.saveTravellers': {
    travellers: [demoTraveller({ id: 'pas', type: 'ADT', age: null }, 0, '2027-01-01')],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
  },
  'stays.saveGuests': {
    guests: guestsFor(coupleInAccra),
    contact: { email: 'a@example.com', phone: '+2348031234567' },
  },
  'tours.search': familyInAccra,
  'tours.saveParticipants': {
    participants: [{ index: 0, givenName: 'Ada', familyName: 'Eze' }],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
  },
  'policies.search': familyInFrance,
  'policies.saveInsured': policyEntries,
  'markups.create': { product: 'tour', name: 'Tours in season', kind: 'percent', value: 750 },
  'policies.decline': { choice: 'declined' },
  'checkouts.confirm': { idempotencyKey: 'contract-sweep' },
  'checkouts.saveDraft': { fields: { 'travellers.0.givenName': 'Ada' } },
  'flights.chooseAncillaries': { choices: [] },
  'checkouts.hold': { idempotencyKey: 'contract-sweep', total: ngn(1) },
  'checkouts.pay': { method: 'wallet', idempotencyKey: 'contract-sweep', total: ngn(1) },
  'orders.pay': { method: 'wallet', idempotencyKey: 'contract-sweep', total: ngn(1) },
  'policyChanges.change': {
    from: familyInFrance.from,
    to: familyInFrance.to,
    pay: ngn(0),
    refund: ngn(0),
    idempotencyKey: 'contract-sweep',
  },
  'tourChanges.change': {
    day: familyInAccra.to,
    time: '09:00',
    adults: 2,
    children: [7],
    pay: ngn(0),
    refund: ngn(0),
    idempotencyKey: 'contract-sweep',
  },
  'orders.cancel': { idempotencyKey: 'contract-sweep', refund: ngn(1) },
  'orders.addNote': { text: 'Called the customer.' },
  'orders.decide': { decision: 'check-again' },
  'orders.emailConfirmation': { email: 'a@example.com' },
  'apiKeys.create': { name: 'Back office', permissions: ['orders:read'], password: 'Ten-letters-1' },
  'webhooks.create': { url: 'https://hooks.example.com/in', events: ['order.issued'] },
  'webhooks.change': { url: 'https://hooks.example.com/in', events: ['order.issued'] },
  'agency.setRecord': {
    name: 'Harmattan Tours',
    legalName: 'Harmattan Tours Ltd',
    registrationNumber: 'RC 1234567',
    taxNumber: '',
    iataNumber: '',
    email: 'hello@harmattan.test',
    phone: '+234 803 123 4567',
    address: '12 Broad Street',
  },
  'agency.setContact': noContactDetails,
  'agency.setCustomerRules': defaultCustomerRules,
  'agency.setTerms': { text: 'No refund after departure.' },
  'agency.setOrderSettings': { orderPrefix: 'SKY', holdReminderHours: 4 },
  'profile.save': { name: 'Ada Eze', phone: '' },
  'profile.saveRegion': { zone: 'Europe/London', locale: 'en-GB', currency: null },
  'notifications.readAll': { until: null },
  'notifications.choose': { choices: [{ kind: 'order.issued', inApp: true, email: false, digest: true }] },
  'notifications.readLink': { token: 'none' },
  'notifications.unsubscribe': { token: 'none' },
  'profile.changePassword': { currentPassword: 'not-the-password', newPassword: 'Ten-letters-1' },
  'profile.close': { password: 'not-the-password' },
  'agency.setRegional': { country: 'NG', currency: 'NGN', zone: 'Africa/Lagos' },
  'connections.checkOne': { id: 'mail' },
  'training.begin': { mission: 'hold' },
  'subscription.startTrial': { plan: 'growth', interval: 'month' },
  'subscription.change': { plan: 'growth', interval: 'month', due: ngn(1), method: 'wallet', idempotencyKey: 'contract-sweep' },
  'subscription.payOverdue': { due: ngn(1), method: 'wallet', idempotencyKey: 'contract-sweep' },
  'subscription.schedule': { plan: 'starter', interval: 'month' },
  'onboarding.dismiss': { isDismissed: false },
  'support.ask': { topic: 'Money', message: 'Where is the transfer of yesterday?' },
  'team.changeRole': { role: 'agent' },
  'team.deactivate': {},
  'team.changeBranch': { branchId: null },
  'approvals.refuse': { reason: 'The customer chose another date.' },
  'branches.create': { name: 'Airport office' },
  'branches.update': { name: 'Airport office' },
  'invitations.create': { email: 'colleague@example.com', role: 'agent' },
  'invitations.createMany': { lines: 'first@example.com\nsecond@example.com', role: 'agent' },
  'invited.read': { token: 'none' },
  'invited.signUp': { token: 'none', name: 'Ada Eze', password: 'Ten-letters-1' },
  'invited.join': { token: 'none' },
  'roles.create': { name: 'Cashier', permissions: ['wallet:read'] },
  'roles.update': { name: 'Cashier', permissions: ['wallet:read'] },
  'roles.preview': { role: 'viewer' },
  'address.setDomain': { name: 'www.harmattan.com' },
  'photos.take': { id: '100010' },
  'images.describe': { alt: 'A beach at dusk' },
  'shop.write': { name: 'Ada Eze', email: 'ada@example.com', message: 'Do you sell trains?' },
  'travellers.save': { ...person, loyalty: [] },
  ...customerBodies,
  'wallet.topUp': { amount: ngn(1_000_00), idempotencyKey: 'contract-sweep' },
}
