import type { FastifyInstance } from 'fastify'
import type { RegisterVendor, SandboxDeps } from '../deps.ts'
import { openAlarms } from '../frame/set-alarms.ts'
import { drawTour } from '../inventory/tours/pictures.ts'
import { productsOf } from '../inventory/tours/products.ts'
import { type TourSupplierRow, tourSuppliers } from '../inventory/tours/suppliers.ts'
import { rasterise, WIDTHS } from '../stays/pictures/rasterise.ts'
import { openSlots, presentDay, presentSlot, readDays, readUnits } from './availability.ts'
import { type BookingRecord, type Bookings, openBookings } from './booking-record.ts'
import { openCatalogue, readCapabilities } from './catalogue.ts'
import { readInput } from './input.ts'
import { badRequest, invalidProduct, OctoError } from './octo-error.ts'
import { capabilities, presentProduct } from './present-product.ts'
import { registerBookings } from './register-bookings.ts'

/** How long an operator takes to answer a request. */
const THINKS_MS = 3_000
/** In the notes of a booking: the operator declines it. */
const DECLINE = /\bdecline\b/i

/** The suppliers of tours under `/octo/<supplier>`, by OCTO (docs.octo.travel) with four of its capabilities. */
export const registerOcto: RegisterVendor = async (app, deps) => {
  const bookings = openBookings(deps)
  const alarms = openAlarms(deps.store, 'octo', {
    decide(subject) {
      const [supplier = '', uuid = ''] = subject.split('|')
      const booking = bookings.get(supplier, uuid)
      if (booking?.status === 'PENDING') bookings.put(decided(booking, deps))
    },
  })
  app.addHook('onClose', async () => alarms.stop())
  const decideLater = ({ supplier, uuid }: BookingRecord) => alarms.set('decide', `${supplier}|${uuid}`, THINKS_MS)
  for (const supplier of tourSuppliers)
    await app.register(async (scope) => registerSupplier(scope, { supplier, bookings, deps, decideLater }), {
      prefix: `/octo/${supplier.id}`,
    })
  registerPictures(app)
}

function decided(booking: BookingRecord, { faults, now }: SandboxDeps): BookingRecord {
  const isDeclined = DECLINE.test(booking.notes ?? '') || faults.take('octo', 'pending-then-failed')
  return isDeclined ? { ...booking, status: 'REJECTED' } : { ...booking, status: 'CONFIRMED', confirmed: now().getTime() }
}

interface Open {
  supplier: TourSupplierRow
  bookings: Bookings
  deps: SandboxDeps
  decideLater(booking: BookingRecord): void
}

function registerSupplier(app: FastifyInstance, { supplier, bookings, deps, decideLater }: Open): void {
  const catalogue = openCatalogue(supplier, deps)
  let written: { key: string; text: string } | null = null
  const { faults, now } = deps

  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization === undefined) throw new OctoError('UNAUTHORIZED', 'The key is missing', { status: 401 })
    if (headers.authorization !== `Bearer ${supplier.key}`)
      throw new OctoError('FORBIDDEN', 'The key is not valid', { status: 403 })
    if (headers['octo-capabilities'] === undefined) throw badRequest('The header Octo-Capabilities is missing')
    reply.header('octo-capabilities', [...readCapabilities({ headers })].join(', '))
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof OctoError) return reply.code(error.status).send(error.body)
    return reply.code(500).send({ error: 'INTERNAL_SERVER_ERROR', errorMessage: String(error) })
  })

  app.get('/supplier', async () => ({
    id: supplier.id,
    name: supplier.name,
    endpoint: `${deps.baseUrl()}/octo/${supplier.id}`,
    contact: { website: null, email: `desk@${supplier.id}.example`, telephone: '+442079460000', address: null },
  }))
  app.get('/capabilities', async () =>
    capabilities.map((id) => ({
      id,
      revision: 1,
      required: false,
      dependencies: [],
      docs: `https://docs.octo.travel/capabilities/${id.slice(5)}`,
    })),
  )
  // Some 24 MB for all cities: written once a day, and not compressed on its way through this machine.
  app.get('/products', { compress: false }, async (request, reply) => {
    const has = readCapabilities(request)
    const presenting = catalogue.presenting(has)
    const key = [...has, presenting.baseUrl, presenting.day].join(' ')
    if (written?.key !== key)
      written = { key, text: JSON.stringify(catalogue.listed().map((product) => presentProduct(product, presenting))) }
    return reply.type('application/json').send(written.text)
  })
  app.get<{ Params: { id: string } }>('/products/:id', async (request) => {
    const { id } = request.params
    if (faults.take('octo', 'offer-gone', `/${supplier.id}/products`)) throw invalidProduct(id)
    return presentProduct(catalogue.product(id), catalogue.presenting(readCapabilities(request)))
  })

  const asked = (body: unknown, has: ReturnType<typeof readCapabilities>) => {
    const input = readInput(body)
    const chosen = catalogue.chosen(input.text('productId') ?? '', input.text('optionId') ?? '')
    const showing = {
      bookings,
      now: now(),
      wanted: readUnits(chosen, input),
      hasPricing: has.has('octo/pricing'),
      hasPickups: has.has('octo/pickups'),
    }
    return { input, chosen, showing }
  }
  app.post('/availability/calendar', async (request) => {
    const { input, chosen, showing } = asked(request.body, readCapabilities(request))
    return readDays(input).map((day) => presentDay(chosen, day, showing))
  })
  app.post('/availability', async (request) => {
    const { input, chosen, showing } = asked(request.body, readCapabilities(request))
    const ids = input.list('availabilityIds')?.map(String) ?? null
    const days = ids ? [...new Set(ids.map((id) => id.slice(0, 10)))] : readDays(input)
    return days
      .flatMap((day) => openSlots(chosen, day, now()))
      .filter(({ id, cutoff }) => (ids ? ids.includes(id) : cutoff > now().getTime()))
      .map((slot) => presentSlot(chosen, slot, showing))
  })
  registerBookings(app, { supplier, catalogue, bookings, deps, decideLater })
}

/** `/pictures/tours/<product>/<number>.jpg`, which belongs to no supplier's faults. */
function registerPictures(app: FastifyInstance): void {
  app.get<{ Params: { id: string; file: string }; Querystring: { w?: string } }>(
    '/pictures/tours/:id/:file',
    async ({ params, query }, reply) => {
      const [, number] = /^(\d)\.jpg$/.exec(params.file) ?? []
      const product = tourSuppliers.flatMap((supplier) => productsOf(supplier).get(params.id) ?? [])[0]
      const svg = product && number ? drawTour(product, Number(number)) : null
      if (!svg) return reply.code(404).send()
      const width = WIDTHS.find((one) => one >= (Number(query.w) || 960)) ?? 1280
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=86400')
        .send(await rasterise(svg, width, 'jpg'))
    },
  )
}
