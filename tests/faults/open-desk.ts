import { createServer } from 'node:http'
import { beforeEach } from 'vitest'
import type { FlightCheckout, FlightOrder } from '#contract/products/flight.ts'
import { addDays } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { createIntegrations } from '#integrations/registry.ts'
import type { LoggedRequest } from '#sandbox/frame/log-requests.ts'
import { integrationsConfig } from '#server/integrations-config.ts'
import { type Found, familyToLondon, oneAdultToAbuja, readyCheckout, search } from '../book-flight.ts'
import { eachDay } from '../days/each-day.ts'
import { type Owner, openOwner } from '../open-owner.ts'
import { hurryDeadlines } from './hurry-deadlines.ts'
import { countBookings } from './third-parties.ts'

/** The product with a signed-in member, and the checks after a fault. */
export interface Desk extends Owner {
  /** A checkout that is ready to be paid, each on another offer of the supplier `duffel`. */
  checkout(): Promise<FlightCheckout>
  /** The same for an offer with a hold. */
  holdable(): Promise<FlightCheckout>
  orderOf(id: string): Promise<FlightOrder>
  bookings(orderId: string): Promise<number>
  /** How often the supplier or gateway received this since the last `renew`: `POST /duffel/air/orders`. */
  calls(line: string): Promise<number>
  /** Advances the time until no work is left. No fault of a third party makes a job fail. */
  settle(): Promise<void>
  /** Resets suppliers and gateway and their circuit breakers; an address replaces theirs. */
  renew(addresses?: { duffel?: string; paystack?: string }): Promise<void>
  /** F1 to F3: addresses without a working connection. */
  dead: DeadAddresses
}

/** More polls than any job needs before it escalates. */
const POLLS = 8
/** How many offers of a day are used before the next day’s: a day may have no more, and an offer is sold once. */
const A_DAY = 6

const oneAdultToLondon = eachDay(
  (): FlightSearch => ({ ...familyToLondon, trip: 'one-way', return: null, adults: 1, children: [], infants: 0 }),
)

/** A desk for a test file until its end; every invariant holds after each test. */
export async function openDesk(env: Record<string, string> = {}): Promise<Desk> {
  const opened = await openOwner(env)
  const { t, owner } = opened
  let [index, held] = [0, 0]
  let since = ''
  const searches = new Map<string, Promise<Found>>()
  const take = async (query: FlightSearch, index: number, only: (offer: PricedFlightOffer) => boolean) => {
    const key = `${query.to} ${query.depart}`
    const found = searches.get(key) ?? search(owner, query)
    searches.set(key, found)
    return readyCheckout(owner, query, { index, only, found: await found })
  }
  const control = async (path: string, method = 'GET') =>
    Object(await (await fetch(`${t.sandboxUrl}/control/${path}`, { method })).json())
  return {
    ...opened,
    checkout() {
      const [days, at] = [Math.floor(index / A_DAY), index % A_DAY]
      index += 1
      return take(
        { ...oneAdultToAbuja, depart: addDays(oneAdultToAbuja.depart, days) },
        at,
        ({ supplier }) => supplier === 'duffel',
      )
    },
    holdable: () => take(oneAdultToLondon, held++, ({ holdUntil }) => holdUntil !== null),
    async bookings(orderId) {
      const { rows } = await t.system.db.$client.query('select supplier_offer_id as "offerId" from orders where id = $1', [
        orderId,
      ])
      return countBookings(t.sandboxUrl, { id: orderId, offerId: String(rows[0]?.offerId) })
    },
    async calls(line) {
      const { requests } = await control('log')
      const isOne = ({ at, method, path }: LoggedRequest) => at >= since && `${method} ${path.split('?')[0]}` === line
      return requests.filter(isOne).length
    },
    async settle() {
      for (let look = 0, ran = 1; look < POLLS && ran > 0; look += 1) ran = await t.drainLater()
    },
    async renew({ duffel, paystack } = {}) {
      await t.clearFaults()
      since = new Date().toISOString()
      const config = integrationsConfig(t.config)
      t.system.integrations = createIntegrations(
        {
          ...config,
          flightSuppliers: config.flightSuppliers.map((row) => ({ ...row, baseUrl: duffel ?? row.baseUrl })),
          paystack: { ...config.paystack, baseUrl: paystack ?? config.paystack.baseUrl },
        },
        () => {},
      )
    },
    dead: await deadAddresses(t.sandboxUrl),
  }
}

/** A product whose third parties fail: timeouts are short, and third parties are reset before each test. */
export async function openTroubledDesk(env: Record<string, string> = {}): Promise<Desk> {
  hurryDeadlines()
  const desk = await openDesk(env)
  beforeEach(() => desk.renew())
  return desk
}

type DeadAddresses = Record<'F1' | 'F2' | 'F3', string> & Record<string, string>

async function deadAddresses(sandboxUrl: string): Promise<DeadAddresses> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  await new Promise((closed) => server.close(closed))
  return {
    F1: `http://127.0.0.1:${port}/`,
    // A label of more than 63 letters: no name server is asked, whose answer could take longer than a deadline.
    F2: `http://${'no-such-host'.repeat(6)}.invalid/`,
    F3: `${sandboxUrl.replace('http:', 'https:')}/`,
  }
}
