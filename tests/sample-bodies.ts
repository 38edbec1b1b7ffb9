import { demoTraveller } from '#server/seed/demo-people.ts'
import type { Client, TestApp } from './app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from './book-flight.ts'
import { ngn } from './factories.ts'

const { passengerId: _id, loyalty: _loyalty, ...person } = demoTraveller({ id: 'pas', type: 'ADT', age: null }, 0, '2027-01-01')

/** A body that each endpoint accepts by its shape, so that a refusal is about access or about what a test put into it. */
export const sampleBodies: Record<string, object> = {
  'auth.signUp': {
    agencyName: 'Harmattan Tours',
    slug: 'harmattan',
    name: 'Ada Eze',
    email: 'ada@harmattan.test',
    password: 'Ten-letters-1',
  },
  'auth.signIn': { email: 'nobody@example.com', password: 'Ten-letters-1' },
  'auth.forgotPassword': { email: 'nobody@example.com' },
  'auth.resetPassword': { token: 'none', password: 'Ten-letters-1' },
  'flights.search': oneAdultToAbuja,
  'flights.datePrices': { search: oneAdultToAbuja, span: 'strip' },
  'flights.share': { to: 'a@example.com', offers: [{ searchId: crypto.randomUUID(), offerId: 'none' }] },
  'checkouts.create': { searchId: crypto.randomUUID(), offerId: 'none' },
  'checkouts.acceptPrice': { total: ngn(1) },
  'checkouts.saveTravellers': {
    travellers: [demoTraveller({ id: 'pas', type: 'ADT', age: null }, 0, '2027-01-01')],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
  },
  'checkouts.saveDraft': { fields: { 'travellers.0.givenName': 'Ada' } },
  'checkouts.chooseAncillaries': { choices: [] },
  'checkouts.hold': { idempotencyKey: 'contract-sweep', total: ngn(1) },
  'checkouts.pay': { method: 'wallet', idempotencyKey: 'contract-sweep', total: ngn(1) },
  'orders.pay': { method: 'wallet', idempotencyKey: 'contract-sweep', total: ngn(1) },
  'orders.addNote': { text: 'Called the customer.' },
  'orders.decide': { decision: 'check-again' },
  'orders.resendDocuments': { email: 'a@example.com' },
  'travellers.save': { ...person, loyalty: [] },
  'wallet.topUp': { amount: ngn(1_000_00), idempotencyKey: 'contract-sweep' },
}

/** An agency's things, by the area of the contract that they are asked for in; `searchId` is a search of flights. */
export interface Belongings extends Record<string, string> {
  checkouts: string
  orders: string
  mails: string
  wallet: string
  searchId: string
  travellers: string
}

/** Sells a trip, so that the agency has one of everything: a search, a checkout, an issued order, a mail and a top-up under way. */
export async function sellTrip(t: TestApp, client: Client): Promise<Belongings> {
  const found = await search(client, oneAdultToAbuja)
  const checkout = await readyCheckout(client, oneAdultToAbuja)
  const paid = await pay(client, checkout, 'wallet')
  await t.drain()
  await t.drain()
  const mail = (await client.call('GET', '/mails')).body.items[0]
  const top = await client.call('POST', '/wallet/top-ups', { amount: ngn(5_000_00), idempotencyKey: crypto.randomUUID() })
  const saved = await client.call('POST', '/travellers', sampleBodies['travellers.save'])
  return {
    checkouts: checkout.id,
    orders: paid.body.orderId,
    mails: mail.id,
    wallet: top.body.id,
    searchId: found.searchId,
    travellers: saved.body.id,
  }
}
