import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { addDays, ageOn } from '#domain/dates.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import type { Client } from '../app.ts'
import { oneAdultToAbuja, search } from '../book-flight.ts'
import { coupleAtTestHotel, testRate } from '../book-stay.ts'
import { chooseStart, familyInAccra } from '../book-tour.ts'
import { eachDay, inDays } from '../days/each-day.ts'
import { choosePolicy, familyInFrance } from '../policies/book-policy.ts'

/** Steps of a planned trip over HTTP. */

const couple = eachDay(() => ({ ...familyInAccra, children: [] }))

export const addItem = async (client: Client, tripId: string, choice: object): Promise<string> => {
  const answer = await client.call('POST', '/planned-items', { tripId, choice })
  if (answer.status !== 201) throw new Error(`not added: ${JSON.stringify(answer.body)}`)
  return answer.body.id
}

export const readTrip = async (client: Client, id: string): Promise<PlannedTrip> =>
  (await client.call('GET', `/planned-trips/${id}`)).body

/** A flight for one adult and a room for two that is free to cancel, as they were found; the room some days later than in other tests. */
export async function chooseTwo(client: Client, later = 0): Promise<object[]> {
  const { searchId, offers } = await search(client, { ...oneAdultToAbuja, depart: inDays(31) })
  const {
    searchId: stays,
    detail,
    rate,
  } = await testRate(client, 'Successful Booking', {
    ...coupleAtTestHotel,
    checkIn: addDays(coupleAtTestHotel.checkIn, later),
    checkOut: addDays(coupleAtTestHotel.checkOut, later),
  })
  return [
    { product: 'flight', searchId, offerId: offers[0]?.id },
    { product: 'stay', searchId: stays, propertyId: detail.property.id, rateId: rate.id },
  ]
}

/** A trip of such choices. */
export async function planChoices(client: Client, choices: readonly object[], name = 'West Africa'): Promise<string> {
  const { id } = (await client.call('POST', '/planned-trips', { name })).body
  for (const choice of choices) await addItem(client, id, choice)
  return id
}

/** A trip of such two and a tour for two. */
export const planThree = async (client: Client, name?: string): Promise<string> =>
  planChoices(client, [...(await chooseTwo(client)), await chooseTour(client)], name)

/** The first tour of the results that has places, with the questions of its operator. */
export async function chooseTour(client: Client): Promise<object> {
  const { searchId, tourId, optionId, day, start } = await chooseStart(client, /./, couple)
  return { product: 'tour', searchId, tourId, optionId, day, time: start.time }
}

/** Adds a policy for both adults from the day of the flight. */
export async function addPolicy(client: Client, tripId: string): Promise<void> {
  const from = inDays(31)
  const ages = coupleOfTrip.map(({ bornOn }) => ageOn(bornOn, from))
  const chosen = await choosePolicy(client, 'Harbour Complete', { ...familyInFrance, from, to: addDays(from, 30), ages })
  await addItem(client, tripId, { product: 'protection', ...chosen })
}

const valueOf = ({ kind, choices }: Question): string => {
  if (kind === 'select') return choices[0]?.value ?? ''
  const values: Partial<Record<Question['kind'], string>> = {
    number: '170',
    date: '2027-01-15',
    time: '09:30',
    tel: '+2348031234567',
    email: 'adaeze@example.com',
    checkbox: 'yes',
  }
  return values[kind] ?? 'None'
}

type Question = TripCheckout['items'][number]['questions'][number]

/** An answer for every question of a checkout. */
export const answersFor = ({ items }: Pick<TripCheckout, 'items'>) =>
  items.flatMap(({ id, questions }) => questions.map((question) => ({ item: id, name: question.name, value: valueOf(question) })))

const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }

/** Two adults with passports. */
export const coupleOfTrip = [0, 1].map((at) =>
  eachDay(() => {
    const { passengerId: _id, loyalty: _loyalty, ...person } = demoTraveller({ id: '', type: 'ADT', age: null }, at, inDays(60))
    return person
  }),
)

/** A checkout of a trip with its people, reviewed and ready to be paid. */
export async function readyTrip(client: Client, tripId: string): Promise<TripCheckout> {
  const opened = await client.call('POST', '/trip-checkouts', { tripId })
  if (opened.status !== 201) throw new Error(`no checkout: ${JSON.stringify(opened.body)}`)
  const { id } = opened.body
  const answers = answersFor(await readTripCheckout(client, id))
  const saved = await client.call('PUT', `/trip-checkouts/${id}/people`, { people: coupleOfTrip, contact, answers })
  if (saved.status !== 200) throw new Error(`the people were refused: ${JSON.stringify(saved.body)}`)
  return (await client.call('POST', `/trip-checkouts/${id}/review`)).body
}

export const payTrip = (
  client: Client,
  { id, idempotencyKey, total }: Pick<TripCheckout, 'id' | 'idempotencyKey' | 'total'>,
  onFailure: 'keep' | 'undo',
) => client.call('POST', `/trip-checkouts/${id}/pay`, { idempotencyKey, total, onFailure }, { 'idempotency-key': idempotencyKey })

export const readTripCheckout = async (client: Client, id: string): Promise<TripCheckout> =>
  (await client.call('GET', `/trip-checkouts/${id}`)).body
