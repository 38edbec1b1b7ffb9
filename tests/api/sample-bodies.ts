import { defaultCustomerRules } from '#domain/agency/customer-rules.ts'
import { noContactDetails } from '#domain/agency/opening-hours.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import type { Client, TestApp } from '../app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '../book-flight.ts'
import { coupleInAccra, guestsFor, readyStay, testRate } from '../book-stay.ts'
import { familyInFrance, findPolicy, policyEntries } from '../policies/book-policy.ts'
import { familyInAccra, findTour } from '../book-tour.ts'
import { ngn } from '../factories.ts'
import { visitShop } from '../shop-visitor.ts'
import { accountBodies } from './account-bodies.ts'
import { customerBodies } from './customer-bodies.ts'
import { makeQuote, quoteBodies } from './quote-bodies.ts'
import { keepLicence, keepPicture } from './keep-files.ts'
import { keepOwnTour, ownTourBodies } from './own-tours.ts'
import { keepDeparture, tourRunningBodies } from './tour-running.ts'
import { payPlan } from './pay-plan.ts'
import { siteBodies } from './site-bodies.ts'
import { planAndOpen, planTrip, tripBodies } from './trip-bodies.ts'

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

/** The objects of a user, by area of the contract; `searchId` is a search of flights. */
export interface Belongings extends Record<string, string> {
  searchId: string
}

export interface AgencyBelongings extends Belongings {
  checkouts: string
  orders: string
  mails: string
  messages: string
  notifications: string
  /** A draft shared by link. */
  shop: string
  wallet: string
  /** A paid invoice of the plan. */
  subscription: string
  travellers: string
  /** A planned trip and an item of it. */
  plannedTrips: string
  plannedItems: string
  /** A checkout of it. */
  tripCheckouts: string
  /** A customer and a second one; an uploaded file of customers. */
  customers: string
  'customers.otherId': string
  customerImports: string
  quotes: string
  images: string
  /** A licence document of the activation. */
  activation: string
  webhooks: string
  /** A member, an open invitation and an own role. */
  team: string
  invitations: string
  roles: string
  /** A branch. */
  branches: string
  /** A markup. */
  markups: string
  /** A search of stays, and a property that it found. */
  'stays.searchId': string
  'stays.propertyId': string
  /** A search of tours, a tour that it found, and an option of it. */
  'tours.searchId': string
  'tours.tourId': string
  'tours.optionId': string
  /** A search of protection, and a policy that it found. */
  'policies.searchId': string
  'policies.policyId': string
  /** A checkout of a policy. */
  'policies.checkouts': string
  /** An order of a stay, which has cancellation rules unlike flights. */
  'orders.quoteCancellation.id': string
}

/** A stay at the test hotel, paid from the wallet. */
async function sellStay(t: TestApp, client: Client) {
  const chosen = await testRate(client, 'Successful Booking')
  const checkout = await readyStay(client, chosen)
  const paid = await pay(client, checkout, 'wallet')
  await t.drain()
  return {
    'stays.searchId': chosen.searchId,
    'stays.propertyId': chosen.detail.property.id,
    'orders.quoteCancellation.id': String(paid.body.orderId),
  }
}

/**
 * Sells a trip and a stay, so that the agency has one of everything: a search, a checkout, an issued order, a mail, a message, a picture and a
 * pending top-up.
 */
export async function sellTrip(t: TestApp, client: Client): Promise<AgencyBelongings> {
  const found = await search(client, oneAdultToAbuja)
  const checkout = await readyCheckout(client, oneAdultToAbuja)
  const paid = await pay(client, checkout, 'wallet')
  await t.drain()
  await t.drain()
  const mail = (await client.call('GET', '/mails')).body.items[0]
  const top = await client.call('POST', '/wallet/top-ups', { amount: ngn(5_000_00), idempotencyKey: crypto.randomUUID() })
  const saved = await client.call('POST', '/travellers', sampleBodies['travellers.save'])
  const { slug } = (await client.call('GET', '/session')).body.agency
  await visitShop(t, slug).call('POST', '/shop/messages', sampleBodies['shop.write'])
  const message = (await client.call('GET', '/messages')).body.items[0]
  const preview = await client.call('POST', '/site/previews', {})
  const webhook = await client.call('POST', '/developers/webhooks', sampleBodies['webhooks.create'])
  const team = (await client.call('GET', '/team')).body.items[0]
  const invitation = await client.call('POST', '/invitations', { email: `colleague@${slug}.example`, role: 'agent' })
  const role = await client.call('POST', '/roles', { name: 'Reservations', permissions: ['orders:write'] })
  const branch = await client.call('POST', '/branches', { name: `Office of ${slug}` })
  const [customer, other] = await Promise.all(
    ['Ngozi Eze', 'Chidi Eze'].map((name) => client.call('POST', '/customers', { name, tags: [slug] })),
  )
  const markup = (await client.call('GET', '/markups')).body.items[0]
  const file = await client.call('POST', '/customer-imports', sampleBodies['customerImports.upload'])
  return {
    messages: message.id,
    notifications: (await client.call('GET', '/notifications')).body.items[0].id,
    shop: preview.body.id,
    checkouts: checkout.id,
    orders: paid.body.orderId,
    mails: mail.id,
    wallet: top.body.id,
    subscription: await payPlan(client),
    searchId: found.searchId,
    travellers: saved.body.id,
    markups: markup.id,
    webhooks: webhook.body.id,
    customers: customer?.body.id,
    'customers.otherId': other?.body.id,
    customerImports: file.body.id,
    quotes: await makeQuote(client),
    images: await keepPicture(t, client),
    activation: await keepLicence(t, client),
    team: team.id,
    invitations: invitation.body.id,
    roles: role.body.id,
    branches: branch.body.id,
    ...(await planAndOpen(client, found)),
    ...(await sellStay(t, client)),
    ...(await findTour(client)),
    ...(await findPolicy(client)),
    ...(await keepOwnTour(client)),
    ...(await keepDeparture(t, client)),
  }
}

/** The objects of a visitor of an agency's storefront: a search of each product, and an order that waits for its bank transfer with its checkout. */
export async function sellOnStorefront(t: TestApp, slug: string): Promise<Belongings> {
  const visitor = visitShop(t, slug)
  const found = await search(visitor, oneAdultToAbuja)
  const checkout = await readyCheckout(visitor, oneAdultToAbuja, { found })
  const started = await pay(visitor, checkout, 'bank-transfer')
  const { searchId, detail } = await testRate(visitor, 'Successful Booking')
  return {
    searchId: found.searchId,
    checkouts: checkout.id,
    orders: started.body.orderId,
    ...(await planTrip(visitor, found)),
    'stays.searchId': searchId,
    'stays.propertyId': detail.property.id,
  }
}
