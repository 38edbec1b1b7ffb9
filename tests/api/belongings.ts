import type { Client, TestApp } from '../app.ts'
import { hold, holdableCheckout, oneAdultToAbuja, pay, readyCheckout, search } from '../book-flight.ts'
import { readyStay, testRate } from '../book-stay.ts'
import { findTour } from '../book-tour.ts'
import { ngn } from '../factories.ts'
import { findPolicy } from '../policies/book-policy.ts'
import { visitShop } from '../shop-visitor.ts'
import { keepLicence, keepPicture } from './keep-files.ts'
import { keepOwnTour } from './own-tours.ts'
import { keepPackage } from './package-bodies.ts'
import { payPlan } from './pay-plan.ts'
import { makeQuotes } from './quote-bodies.ts'
import { sampleBodies } from './sample-bodies.ts'
import { keepDeparture } from './tour-running.ts'
import { planAndOpen } from './trip-bodies.ts'

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
  /** The trip of the order. */
  trips: string
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
  /** The secret of the link of a sent quote. */
  'sharedQuotes.token': string
  /** The secret of the private link of one of its travellers. */
  'sharedItineraries.token': string
  /** The secret of the link of a share of a held order. */
  'sharedShares.token': string
  /** A package, and a departure of it. */
  packages: string
  'packages.departureId': string
  /** The address of one that is sold. */
  'offeredPackages.slug': string
  images: string
  /** A licence document of the activation. */
  activation: string
  /** A change of the settings. */
  agency: string
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
  /** An order of a tour. */
  tourChanges: string
  /** An order of a policy. */
  policyChanges: string
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

/** A held order whose cost is shared by one payer: the secret of the link. */
async function shareOrder(t: TestApp, client: Client) {
  const { body } = await hold(client, await holdableCheckout(client))
  await t.drain()
  const path = `/orders/${body.orderId}/group`
  const { order } = (await client.call('GET', path)).body
  const payer = { name: 'Ada Eze', email: 'ada@example.com' }
  const people = order.people.map((person: { id: string }) => person.id)
  await client.call('POST', path, { organiser: payer, rule: 'organiser', shares: [{ ...payer, people }] })
  const { group } = (await client.call('GET', path)).body
  return { 'sharedShares.token': String(group.shares[0].link).split('/').at(-1) ?? '' }
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
  await client.call('PUT', '/agency/terms', { text: `Terms of ${slug}` })
  const [change] = (await client.call('GET', '/agency/changes?area=terms')).body
  const file = await client.call('POST', '/customer-imports', sampleBodies['customerImports.upload'])
  return {
    messages: message.id,
    notifications: (await client.call('GET', '/notifications')).body.items[0].id,
    shop: preview.body.id,
    checkouts: checkout.id,
    orders: paid.body.orderId,
    trips: checkout.id,
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
    images: await keepPicture(t, client),
    activation: await keepLicence(t, client),
    agency: change.id,
    team: team.id,
    invitations: invitation.body.id,
    roles: role.body.id,
    branches: branch.body.id,
    ...(await makeQuotes(client)),
    ...(await shareOrder(t, client)),
    ...(await planAndOpen(client, found)),
    ...(await sellStay(t, client)),
    ...(await findTour(t, client)),
    ...(await findPolicy(t, client)),
    ...(await keepOwnTour(client)),
    ...(await keepPackage(client, found, slug)),
    ...(await keepDeparture(t, client)),
  }
}

/** The objects of a visitor of an agency's storefront: a search of each product, an order that waits for its bank transfer with its checkout, and a trip with its own. */
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
    tourChanges: started.body.orderId,
    policyChanges: started.body.orderId,
    trips: checkout.id,
    ...(await planAndOpen(visitor, found)),
    'stays.searchId': searchId,
    'stays.propertyId': detail.property.id,
  }
}
