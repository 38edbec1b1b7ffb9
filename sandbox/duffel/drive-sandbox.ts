import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Duffel } from '@duffel/api'
import type { CreateOfferRequest, Offer } from '@duffel/api/types'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { buildSandbox } from '../app.ts'

/** The account and address of the sandbox to use. */
const duffelAccount = { token: 'duffel_test_sandbox', base: '/duffel', vendor: 'duffel' }

/** A bookable day in the future, YYYY-MM-DD. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** One slice of a journey in that many days, in the client's types. */
export const slice = (origin: string, destination: string, days: number) => ({
  origin,
  destination,
  departure_date: inDays(days),
  departure_time: null,
  arrival_time: null,
})

export interface Driven {
  url: string
  duffel: Duffel
  /** Advances the sandbox's clock. */
  pass(ms: number): void
  arm(fault: string, times?: number, path?: string): Promise<void>
  /** A raw request, for calls that the official client does not support. */
  ask(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string | undefined> }): Promise<Response>
  /** Orders created from an offer. */
  ordersOf(offerId: string): Promise<unknown[]>
}

/** The real sandbox in memory on a free port, with the vendor's official client pointed at it, until a test file's end. Tests only. */
export async function driveSandbox({ token, base, vendor } = duffelAccount): Promise<Driven> {
  let ahead = 0
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tests', latency: 0, now: () => new Date(Date.now() + ahead) })
  afterAll(() => sandbox.close())
  const url = await sandbox.listen()
  const ask: Driven['ask'] = (method, path, { body, headers = {} } = {}) => {
    const all = { authorization: `Bearer ${token}`, 'duffel-version': 'v2', accept: 'application/json', ...headers }
    const sent = Object.entries(all).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]))
    const json: [string, string][] = body === undefined ? [] : [['content-type', 'application/json']]
    return fetch(`${url}${base}${path}`, {
      method,
      headers: [...sent, ...json],
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }
  return {
    url,
    duffel: new Duffel({ token, basePath: `${url}${base}/` }),
    ask,
    pass: (ms) => {
      ahead += ms
    },
    async arm(fault, times = 1, path) {
      const answer = await fetch(`${url}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ vendor, fault, times, path }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    ordersOf: async (offerId) => (await (await ask('GET', `/air/orders?offer_id=${offerId}`)).json()).data,
  }
}

/** The offers of a one-way search for `passengers`; by default one adult from Heathrow to Kennedy. */
export async function findOffers(
  duffel: Duffel,
  options: { from?: string; to?: string; days?: number; passengers?: CreateOfferRequest['passengers'] } = {},
): Promise<Offer[]> {
  const { from = 'LHR', to = 'JFK', days = 40, passengers = [{ type: 'adult' as const }] } = options
  const { data } = await duffel.offerRequests.create({
    slices: [slice(from, to, days)],
    passengers,
    cabin_class: 'economy',
  })
  if (!('offers' in data)) throw new Error('the search answered without offers')
  return data.offers.map((offer) => ({ ...offer, available_services: [] }))
}

/** An offer of the vendor's test airline. */
export function ofTestAirline(offers: Offer[]): Offer {
  const offer = offers.find(({ owner }) => owner.iata_code === 'ZZ')
  if (offer === undefined) throw new Error('the test airline has no offer on this route')
  return offer
}

/** A passenger for a booking, in the client's types. */
export const traveller = (id: string, given_name = 'Amelia') => ({
  id,
  title: 'ms' as const,
  gender: 'f' as const,
  given_name,
  family_name: 'Okafor',
  born_on: '1987-07-24',
  email: 'amelia@example.com',
  phone_number: '+442080160509',
  identity_documents: [
    { type: 'passport' as const, unique_identifier: 'A1234567', issuing_country_code: 'NG', expires_on: inDays(3000) },
  ],
})

/** The payment of an instant order from the balance. */
export const paying = (offer: Pick<Offer, 'total_amount' | 'total_currency'>, extra = 0) => ({
  type: 'balance' as const,
  amount: (Number(offer.total_amount) + extra).toFixed(2),
  currency: offer.total_currency,
})

/** Books an offer for its one passenger, paid at once or held. */
export async function book(duffel: Duffel, offer: Offer, type: 'instant' | 'pay_later' = 'instant') {
  const { data } = await duffel.orders.create({
    type,
    selected_offers: [offer.id],
    passengers: [traveller(offer.passengers[0]?.id ?? '')],
    ...(type === 'instant' ? { payments: [paying(offer)] } : {}),
  })
  return data
}

const Refusal = z.object({
  errors: z.array(z.object({ code: z.unknown(), type: z.string(), source: z.unknown().optional() })),
  meta: z.object({ status: z.number() }),
})

/** The first code, status and source of the vendor's error. */
export async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown) => thrown,
  )
  const refusal = Refusal.safeParse(error)
  if (!refusal.success) throw new Error('the call was not refused', { cause: error })
  const [first] = refusal.data.errors
  return { ...first, status: refusal.data.meta.status }
}

export interface Received {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A webhook receiver, until a test file's end. `next(type)` resolves with the next event of that type that arrives, or has arrived. */
export async function receiveWebhooks() {
  const received: Received[] = []
  const waiting: { type: string; resolve: (one: Received) => void }[] = []
  const typeOf = ({ body }: Received): string => JSON.parse(body).type
  const match = () => {
    for (const wish of waiting.slice()) {
      const index = received.findIndex((one) => typeOf(one) === wish.type)
      const [found] = index < 0 ? [] : received.splice(index, 1)
      if (found === undefined) continue
      waiting.splice(waiting.indexOf(wish), 1)
      wish.resolve(found)
    }
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(200).end()
      match()
    })
  })
  afterAll(() => new Promise<void>((done) => server.close(() => done())))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    next: (type: string) =>
      new Promise<Received>((resolve) => {
        waiting.push({ type, resolve })
        match()
      }),
  }
}
