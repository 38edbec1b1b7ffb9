import type { Client } from '../app.ts'

const words = {
  title: 'A night at the coast',
  details: 'Breakfast',
  from: null,
  to: null,
  isOptional: false,
  forWhom: '',
  travellers: [],
  deadline: null,
}

/** Bodies of the endpoints of quotes. */
export const quoteBodies: Record<string, object> = {
  'quotes.create': { name: 'Ada Eze', title: 'Nairobi in February' },
  'quotes.setRecipient': { name: 'Ada Eze', email: 'ada@example.com', phone: '+2348031234567' },
  'quotes.setCover': { rev: 0, title: 'Nairobi in February', intro: '', terms: '', validUntil: null },
  'quotes.setTravellers': {
    rev: 0,
    showsShares: true,
    travellers: [
      { name: 'Ada Eze', group: '' },
      { name: 'Bola Ade', group: '' },
    ],
  },
  'quotes.addOption': { title: 'By the sea' },
  'quotes.renameOption': { rev: 0, title: 'In the city' },
  'quotes.saveItem': { ...words, optionId: crypto.randomUUID(), partId: null, rev: 0, cost: 100_00, markup: 10_00, fee: 0 },
  'quotes.saveText': { optionId: crypto.randomUUID(), partId: null, rev: 0, title: '', text: 'A day to rest.' },
  'quotes.addChoice': { choice: { product: 'flight', searchId: crypto.randomUUID(), offerId: 'none' } },
  'quotes.describeChoice': { choice: { product: 'flight', searchId: crypto.randomUUID(), offerId: 'none' } },
  'quotes.movePart': { by: 1 },
  'quotes.send': { to: null },
  'quotes.setReminders': { days: [3, 1] },
  'quotes.withdraw': { reason: 'silent' },
  'quotes.extend': { days: 3 },
  'quotes.close': { reason: 'price' },
  'quotes.recordOutside': { isBooked: true },
  'quotes.comment': { text: 'The room has a view of the sea.' },
  'sharedQuotes.accept': { version: 1, optionId: crypto.randomUUID(), name: 'Ada Eze' },
  'sharedQuotes.decline': { version: 1, reason: 'We stay at home.' },
  'sharedQuotes.pay': {
    part: 'deposit',
    method: 'card',
    total: { amount: 100_00, currency: 'NGN' },
    email: 'ada@example.com',
    idempotencyKey: 'pay-in-advance-1',
  },
  'quoteLibrary.keep': { name: 'A night at the coast' },
  'quoteLibrary.insert': { optionId: crypto.randomUUID(), libraryId: crypto.randomUUID() },
  'quoteLibrary.rename': { name: 'Two nights at the coast' },
  'groups.create': {
    organiser: { name: 'Ada Eze', email: 'ada@example.com' },
    rule: 'organiser',
    shares: [{ name: 'Ada Eze', email: 'ada@example.com', people: [crypto.randomUUID()] }],
    rooms: [{ name: '101', type: 'Twin', people: [crypto.randomUUID()] }],
  },
  'groups.setRooms': { rev: 0, rooms: [{ name: '101', type: 'Twin', people: [crypto.randomUUID()] }] },
  'groups.end': { reason: 'They cannot travel.' },
  'sharedShares.pay': {
    agrees: true,
    method: 'card',
    total: { amount: 100_00, currency: 'NGN' },
    email: 'ada@example.com',
    idempotencyKey: 'pay-a-share-1',
  },
  'deposits.return': { reason: 'The customer cannot travel.' },
  'sharedQuotes.comment': { text: 'Is breakfast included?' },
}

const create = async (client: Client): Promise<string> =>
  (await client.call('POST', '/quotes', quoteBodies['quotes.create'])).body.id

/** A quote of the agency, and the secret of the link of another one that was sent. */
export async function makeQuotes(client: Client) {
  const sent = await create(client)
  const { optionId } = (await client.call('POST', `/quotes/${sent}/options`, quoteBodies['quotes.addOption'])).body
  await client.call('PUT', `/quotes/${sent}/items`, { ...Object(quoteBodies['quotes.saveItem']), optionId })
  await client.call('PUT', `/quotes/${sent}/travellers`, quoteBodies['quotes.setTravellers'])
  const { link } = (await client.call('POST', `/quotes/${sent}/send`, quoteBodies['quotes.send'])).body
  const [party] = (await client.call('GET', `/quotes/${sent}`)).body.parties
  const secretOf = (address: string) => address.split('/').at(-1) ?? ''
  return {
    quotes: await create(client),
    'sharedQuotes.token': secretOf(String(link)),
    'sharedItineraries.token': secretOf(String(party?.link)),
  }
}
