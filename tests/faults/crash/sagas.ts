import { request } from 'node:http'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { makePackage, readyPackage } from '../../packages/make-package.ts'
import { chooseStart, familyInAccra, searchTours } from '../../book-tour.ts'
import { answersFor, chooseTwo, coupleOfTrip, planChoices, readyTrip } from '../../trips/book-trip.ts'
import type { World } from './open-world.ts'

/** A purchase of several items whose process is killed at each of its points. */
export interface Saga {
  name: string
  /** The approximate number of its points. */
  points: number
  method: 'wallet' | 'card'
  onFailure: 'keep' | 'undo'
  /** How many orders it makes. */
  items: number
  /** The refusal of a supplier that makes it keep or undo the others; null: everything is booked. */
  refusal: object | null
  /** Creates what is bought: points are counted after it. Returns its id. Some are created together: they share searches, which take longest. */
  prepare(world: World): Promise<string[]>
  /** The checkout of what was prepared, ready to be paid or paid. Null after an interrupted call, and where nothing is left to buy. */
  open(world: World, id: string): Promise<TripCheckout | null>
  /** The ids of its checkouts. */
  checkouts(world: World, id: string): Promise<string[]>
}

const TOGETHER = 4
const times = Array.from({ length: TOGETHER })

async function read({ owner }: World, id: string): Promise<TripCheckout | null> {
  const { status, body } = await owner.call('GET', `/trip-checkouts/${id}`)
  return status === 200 ? body : null
}

/** A tour for two whose start has places for all that are created together. */
async function chooseTour({ owner }: World): Promise<object> {
  const all = await chooseStart(owner, /./, { ...familyInAccra, adults: 2 * TOGETHER, children: [] })
  const { searchId, tours } = await searchTours(owner, { ...familyInAccra, children: [] })
  const tourId = tours.find(({ title }) => title === all.detail.tour.title)?.id
  return { product: 'tour', searchId, tourId, optionId: all.optionId, day: all.day, time: all.start.time }
}

/** How often rooms were chosen: their hotel has some fifty for one night. */
const rooms = { chosen: 0 }

async function chooseThree(world: World): Promise<object[]> {
  rooms.chosen = (rooms.chosen + 1) % 90
  return [...(await chooseTwo(world.owner, rooms.chosen)), await chooseTour(world)]
}

/** Deletes the planned trips of the purchases before, whose items came back: a person has a hundred at most. */
async function deletePlans({ owner }: World): Promise<void> {
  const { items } = (await owner.call('GET', '/planned-trips')).body
  for (const { id } of items) await owner.call('DELETE', `/planned-trips/${id}`)
}

const ofTrip = {
  points: 185,
  items: 3,
  refusal: { vendor: 'duffel', method: 'POST', path: '/air/orders', fault: 'ticket-refused', times: 1 },
  async prepare(world: World) {
    const { owner } = world
    await deletePlans(world)
    const choices = await chooseThree(world)
    const ready: string[] = []
    for (const _ of times) ready.push((await readyTrip(owner, await planChoices(owner, choices))).id)
    return ready
  },
  open: read,
  checkouts: async (_world: World, id: string) => [id],
}

/** A departure and the tour in it have places for so many couples. */
const PACKAGES_OF_ONE = 2
const packages = new WeakMap<World, { made: Awaited<ReturnType<typeof makePackage>>; sold: number }>()

const ofPackage = {
  points: 80,
  items: 2,
  refusal: { vendor: 'octo', fault: 'booking-refused', times: 1 },
  /** One at a time: a person who books the same again continues the checkout that is open. */
  async prepare(world: World) {
    const offered = packages.get(world) ?? { made: await makePackage(world.owner), sold: 0 }
    offered.sold += 1
    if (offered.sold < PACKAGES_OF_ONE) packages.set(world, offered)
    else packages.delete(world)
    return [(await readyPackage(world.owner, offered.made)).id]
  },
  open: read,
  checkouts: ofTrip.checkouts,
}

/** The customer accepts on the storefront, whose host names the agency. */
function accept({ settings: { PORT } }: World, token: string, body: object): Promise<void> {
  const headers = { host: `skyways.customer.localhost:${PORT}`, 'content-type': 'application/json' }
  return new Promise((done, failed) => {
    const call = request({ host: '127.0.0.1', port: PORT, path: `/api/shop/quotes/${token}/accept`, method: 'POST', headers })
    call.on('response', ({ statusCode }) => (statusCode === 200 ? done() : failed(new Error(`not accepted: ${statusCode}`))))
    call.on('error', failed)
    call.end(JSON.stringify(body))
  })
}

const ofQuote = {
  points: 140,
  items: 3,
  refusal: null,
  async prepare(world: World) {
    const { owner } = world
    await deletePlans(world)
    const choices = await chooseThree(world)
    const accepted: string[] = []
    for (const _ of times) {
      const tripId = await planChoices(owner, choices)
      const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'West Africa', tripId })).body
      const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
      const [option] = (await owner.call('GET', `/quotes/${id}`)).body.options
      await accept(world, String(link).split('/').at(-1) ?? '', { version: 1, optionId: option.id, name: 'Ada Eze' })
      accepted.push(id)
    }
    return accepted
  },
  /** Opening the checkout and entering the people has points too. */
  async open(world: World, id: string) {
    const { owner } = world
    const { status, body } = await owner.call('POST', `/quotes/${id}/book-together`)
    const checkout = status === 201 ? await read(world, body.checkoutId) : null
    if (checkout?.state !== 'open') return checkout
    const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }
    const entered = { people: coupleOfTrip, contact, answers: answersFor(checkout) }
    await owner.call('PUT', `/trip-checkouts/${checkout.id}/people`, entered)
    const reviewed = await owner.call('POST', `/trip-checkouts/${checkout.id}/review`)
    return reviewed.status === 200 ? reviewed.body : null
  },
  async checkouts({ sql }: World, id: string) {
    const rows = await sql<{ id: string }>(
      `select distinct checkout_id::text as id from quote_choices where quote_id::text = $1 and checkout_id is not null`,
      [id],
    )
    return rows.map((row) => row.id)
  },
}

export const sagas: Saga[] = [
  { ...ofTrip, name: 'all or nothing by card, whose flight is refused', method: 'card', onFailure: 'undo' },
  { ...ofTrip, name: 'keeping what is booked by card, whose flight is refused', method: 'card', onFailure: 'keep' },
  { ...ofTrip, name: 'all or nothing from the wallet, whose flight is refused', method: 'wallet', onFailure: 'undo' },
  { ...ofPackage, name: 'a package from the wallet, whose tour is refused', method: 'wallet', onFailure: 'undo' },
  { ...ofQuote, name: 'an accepted quote from the wallet', method: 'wallet', onFailure: 'keep' },
]
