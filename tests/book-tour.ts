import type { TourCheckout } from '#contract/products/tour.ts'
import type { TourDay, TourDetail, TourResult, TourStart } from '#contract/tours.ts'
import { TourSearch } from '#domain/tours/search.ts'
import type { Client, TestApp } from './app.ts'
import { pay } from './book-flight.ts'
import { accra, readEvents } from './book-stay.ts'
import { eachDay, inDays } from './days/each-day.ts'

/** Two adults and a child of seven in Accra, any day of a week in a month. */
export const familyInAccra = eachDay(() =>
  TourSearch.parse({
    destination: { ...accra, id: 'city:accra-gh' },
    from: inDays(30),
    to: inDays(36),
    adults: 2,
    children: [7],
  }),
)

export interface FoundTours {
  searchId: string
  tours: TourResult[]
  suppliers: { id: string; status: string; offers: number }[]
}

/** Searches and reads the stream to its end. */
export async function searchTours(client: Client, search = familyInAccra): Promise<FoundTours> {
  const answer = await client.call('POST', '/tours/searches', search)
  if (answer.status !== 200) throw new Error(`the search failed: ${JSON.stringify(answer.body)}`)
  const events = readEvents(answer.body)
  const { searchId } = events.find((event) => event.type === 'started')
  const tours = new Map<string, TourResult>()
  const suppliers = new Map<string, FoundTours['suppliers'][number]>()
  for (const event of events) {
    if (event.type === 'found') for (const tour of event.upserts) tours.set(tour.id, tour)
    if (event.type === 'supplier') suppliers.set(event.progress.id, event.progress)
  }
  return { searchId, tours: [...tours.values()], suppliers: [...suppliers.values()] }
}

const read = async (client: Client, path: string) => {
  const answer = await client.call('GET', path)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export const openTour = (client: Client, { searchId, tourId }: { searchId: string; tourId: string }): Promise<TourDetail> =>
  read(client, `/tours/searches/${searchId}/tours/${tourId}`)

interface OfOption {
  searchId: string
  tourId: string
  optionId: string
}
const optionPath = ({ searchId, tourId, optionId }: OfOption) => `/tours/searches/${searchId}/tours/${tourId}/options/${optionId}`

export const readDays = (client: Client, option: OfOption, search = familyInAccra): Promise<TourDay[]> =>
  read(client, `${optionPath(option)}/days?from=${search.from}&to=${search.to}`)

export const readStarts = (client: Client, option: OfOption, day: string): Promise<TourStart[]> =>
  read(client, `${optionPath(option)}/starts?day=${day}`)

export interface ChosenStart extends OfOption {
  detail: TourDetail
  day: string
  start: TourStart
}

/** A start with places of the first tour that has one and whose title fits. */
export async function chooseStart(client: Client, title: RegExp, search = familyInAccra): Promise<ChosenStart> {
  const { searchId, tours } = await searchTours(client, search)
  for (const { id: tourId } of tours.filter((tour) => title.test(tour.title))) {
    const detail = await openTour(client, { searchId, tourId })
    const [option] = detail.options
    if (!option) throw new Error('no option')
    const of = { searchId, tourId, optionId: option.id }
    for (const { day, total } of await readDays(client, of, search)) {
      const start = total && (await readStarts(client, of, day)).find((one) => one.total)
      if (start) return { ...of, detail, day, start }
    }
  }
  throw new Error(`no places on ${title}: ${tours.map((one) => one.title).join('; ')}`)
}

export const openTourCheckout = (client: Client, { searchId, tourId, optionId, day, start }: ChosenStart) =>
  client.call('POST', '/checkouts', { product: 'tour', searchId, tourId, optionId, day, time: start.time })

const names = ['Adaeze', 'Tobenna', 'Zikora', 'Chike']

/** Everybody’s name, an answer to each question, and a pick-up where one is required. */
export function entriesFor({ detail, optionId }: Pick<ChosenStart, 'detail' | 'optionId'>, count = 3) {
  const option = detail.options.find(({ id }) => id === optionId)
  const answers = (option?.questions ?? []).flatMap(({ id, of, kind, choices }) => {
    const value = kind === 'number' ? '170' : (choices[0]?.value ?? 'None')
    return (of === 'booking' ? [null] : Array.from({ length: count }, (_, index) => index)).map((index) => ({
      questionId: id,
      index,
      value,
    }))
  })
  return {
    participants: Array.from({ length: count }, (_, index) => ({
      index,
      givenName: names[index] ?? 'Uche',
      familyName: 'Okafor',
    })),
    contact: { email: 'adaeze@example.com', phone: '+2348031234567' },
    answers,
    pickup: option?.pickup === 'none' ? null : { pointId: option?.pickupPoints[0]?.id ?? null, hotel: null },
  }
}

/** A checkout with participants, reviewed and ready to be paid. */
export async function readyTour(client: Client, chosen: ChosenStart, requests = ''): Promise<TourCheckout> {
  const created = await openTourCheckout(client, chosen)
  if (created.status !== 201) throw new Error(`no checkout: ${JSON.stringify(created.body)}`)
  const { id } = created.body
  const count = chosen.detail.search.adults + chosen.detail.search.children.length
  const saved = await client.call('PUT', `/checkouts/${id}/participants`, { ...entriesFor(chosen, count), requests })
  if (saved.status !== 200) throw new Error(`the participants were refused: ${JSON.stringify(saved.body)}`)
  return (await client.call('POST', `/checkouts/${id}/review`)).body
}

/** The ids of a tour of a search and of its first option, and of an order of one, by their names in the sweeps of the API. */
export async function findTour(t: Pick<TestApp, 'drain'>, client: Client) {
  const chosen = await chooseStart(client, /old town/i)
  const paid = await pay(client, await readyTour(client, chosen), 'wallet')
  await t.drain()
  return {
    'tours.searchId': chosen.searchId,
    'tours.tourId': chosen.tourId,
    'tours.optionId': chosen.optionId,
    tourChanges: String(paid.body.orderId),
  }
}
