import { createServer, type ServerResponse } from 'node:http'
import { addDays } from '#domain/dates.ts'
import { accountById } from '#sandbox/inventory/accounts.ts'
import { passengerId } from '#sandbox/inventory/passenger-id.ts'
import { searchOffers } from '#sandbox/inventory/search-offers.ts'
import { announce } from './announce.ts'

export interface SuppliersSettings {
  /** One supplier each, under `/0/`, `/1/` ...: milliseconds until its response to a search; null never responds. */
  latencies: (number | null)[]
  offersEach: number
  /** Milliseconds until the responses about single offers, in turn; none are immediate. */
  offerLatencies?: number[]
}

/** Suppliers that return prepared bytes over Duffel API v2, so that the product is measured and not the suppliers. */
const settings: SuppliersSettings = JSON.parse(process.argv[2] ?? '{}')
const account = accountById.get('duffel_test_sandbox')
if (!account) throw new Error('the inventory has no such account')
const now = new Date()
const wanted = settings.latencies.length * settings.offersEach
/** One day of a route has too few offers: the others are on the following days. */
const onDay = (day: number) =>
  searchOffers({
    seed: 'bench',
    now,
    account,
    slices: [{ origin: 'LOS', destination: 'LON', departure_date: addDays(now.toISOString().slice(0, 10), 40 + day) }],
    passengers: [{ id: passengerId('bench', 0), type: 'adult' }],
    cabinClass: 'economy',
    searchKey: 'bench',
  })
const offers = Array.from({ length: Math.ceil(wanted / 100) }, (_, day) => onDay(day)).flat()
if (offers.length < wanted) throw new Error(`the inventory has ${offers.length} offers for ${wanted}`)
const json = (data: unknown) => Buffer.from(JSON.stringify({ data }))
const single = new Map(offers.map((offer) => [offer.id, json(offer)]))
const batches = settings.latencies.map((_, at) =>
  json({ id: 'brq_bench', remaining_batches: 0, offers: offers.slice(at * settings.offersEach, (at + 1) * settings.offersEach) }),
)

const send = (response: ServerResponse, status: number, body: Buffer) =>
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)

const { offerLatencies = [0] } = settings
let asked = 0

const server = createServer((request, response) => {
  const [, supplier = '', , kind, id = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
  request.resume()
  if (request.method === 'GET' && kind === 'offers') {
    const offer = single.get(decodeURIComponent(id))
    const latency = offerLatencies[asked++ % offerLatencies.length] ?? 0
    return setTimeout(() => send(response, offer ? 200 : 404, offer ?? json(null)), latency)
  }
  const latency = settings.latencies[Number(supplier)]
  const batch = batches[Number(supplier)]
  if (!batch) return send(response, 404, json(null))
  if (latency !== null) setTimeout(() => send(response, 201, batch), latency)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  announce(`http://127.0.0.1:${port}`, async () => server.closeAllConnections())
})
