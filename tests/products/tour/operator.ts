import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import { keepPlaces } from './places.ts'
import type { SupplierTour, TourSearch } from './shapes.ts'

const catalogue = [
  { id: 'lagoon', name: 'Lagos lagoon by boat', startsAt: '09:00', net: { amount: 40_000_00, currency: 'NGN' } },
  { id: 'market', name: 'Lekki market on foot', startsAt: '14:00', net: { amount: 15_000_00, currency: 'NGN' } },
]

const Booking = z.object({ reference: z.string(), tourId: z.string() })
const ToBook = Booking.extend({ places: z.int(), hold: z.string().nullable() })
const Booked = Booking.extend({ id: z.string(), code: z.string(), isCancelled: z.boolean() })
type Booked = z.infer<typeof Booked>

/** Set where the server runs separately from the operator. */
let address = process.env.TOUR_OPERATOR ?? ''

/** The operator of the tours: a small server that sells two of them. */
export async function startOperator(): Promise<{
  address: string
  bookings: Map<string, Booked>
  places: ReturnType<typeof keepPlaces>
  close(): void
}> {
  const bookings = new Map<string, Booked>()
  const places = keepPlaces()
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const [, area, id] = (request.url ?? '').split('/')
    if (area === 'tours')
      return answer(
        200,
        catalogue.filter(({ id: one }) => !places.withdrawn.has(one)),
      )
    if (area === 'holds') {
      const told = await places.answer(request.method ?? '', id ?? '', Buffer.concat(await request.toArray()).toString())
      return told === 'lost' ? void request.socket.destroy() : answer(told.status, told.body)
    }
    const booking = id ? bookings.get(id) : undefined
    if (request.method === 'GET') return answer(booking ? 200 : 404, booking ?? {})
    if (request.method === 'DELETE' && booking) {
      booking.isCancelled = true
      return answer(200, booking)
    }
    const { reference, tourId, ...wanted } = ToBook.parse(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    if (places.refusesBookings) return answer(422, {})
    if (!places.take(tourId, wanted.places, wanted.hold)) return answer(409, {})
    const made = { id: `t-${bookings.size + 1}`, code: `TOUR${bookings.size + 1}`, reference, tourId, isCancelled: false }
    bookings.set(made.id, made)
    return answer(201, made)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
  return { address, bookings, places, close: () => void server.close() }
}

const Tours = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    startsAt: z.string(),
    net: z.object({ amount: z.int(), currency: z.string() }),
  }),
)

const Held = z.object({ id: z.string(), until: z.coerce.date() })

export const operatorId = 'tour-operator'

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null)
  if (!response) throw new SupplierError('unknown-outcome', operatorId, 'The operator’s answer was lost')
  if (response.status === 404) return null
  if (response.status === 409) throw new SupplierError('sold-out', operatorId, 'The tour is full')
  if (response.status === 422) throw new SupplierError('rejected', operatorId, 'The operator refused')
  if (!response.ok) throw new SupplierError('unavailable', operatorId, `The operator answered ${response.status}`)
  return response.json()
}

const toOrder = (booked: unknown): SupplierOrder => {
  const { id, reference, tourId, code, isCancelled } = Booked.parse(booked)
  return {
    id,
    supplierOfferId: tourId,
    reference,
    bookingReference: code,
    status: isCancelled ? 'cancelled' : 'issued',
    details: {},
    total: null,
    payBy: null,
    priceGuaranteedUntil: null,
    voidUntil: null,
  }
}

/** The product's client of the operator. */
export const operator = {
  id: operatorId,
  title: 'Tour operator',
  async *search({ city, day, participants }: TourSearch): AsyncGenerator<SupplierTour[]> {
    const tours = Tours.parse(await ask('GET', '/tours'))
    yield tours.map(({ net: { amount, currency }, ...tour }) => {
      const net = { amount: amount * participants, currency }
      return { ...tour, city, day, supplier: operatorId, net }
    })
  },
  hold: async (wanted: { reference: string; tourId: string; places: number; until: string }) =>
    Held.parse(await ask('POST', '/holds', wanted)),
  release: async (reference: string): Promise<void> => {
    await ask('DELETE', `/holds/${reference}`)
  },
  book: async (wanted: z.infer<typeof ToBook>) => toOrder(await ask('POST', '/bookings', wanted)),
  read: async (id: string): Promise<SupplierOrder | null> => {
    const found = await ask('GET', `/bookings/${id}`)
    return found ? toOrder(found) : null
  },
  cancel: async (id: string) => toOrder(await ask('DELETE', `/bookings/${id}`)),
}
