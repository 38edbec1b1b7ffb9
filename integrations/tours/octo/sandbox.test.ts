import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { buildSandbox, type Sandbox } from '#sandbox/app.ts'
import type { DroppedEvent, HttpEvent } from '../../http/integration-event.ts'
import { kindOf, searchBatches } from '../../search-conformance.ts'
import { bookingOf, findStart, tourConformance } from '../conformance.ts'
import type { SupplierTour, TourQuery, TourSupplier } from '../port.ts'
import { createOcto } from './index.ts'

const today = new Date().toISOString().slice(0, 10)
const accra: TourQuery = {
  latitude: 5.56,
  longitude: -0.1969,
  radiusKm: 30,
  from: addDays(today, 30),
  to: addDays(today, 34),
  adults: 2,
  children: [7],
}
const lagos: TourQuery = { ...accra, latitude: 6.455, longitude: 3.3941 }

type Log = (event: HttpEvent | DroppedEvent) => void

async function openSupplier(id: string, log?: Log): Promise<{ sandbox: Sandbox; supplier: TourSupplier }> {
  const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0 })
  const baseUrl = `${await sandbox.listen()}/octo/${id}/`
  return { sandbox, supplier: createOcto({ id, title: id, baseUrl, token: `${id}_test_sandbox`, ...(log && { log }) }) }
}

for (const id of ['wayfare', 'kestrel'])
  tourConformance(`${id}, at the sandbox`, {
    query: lagos,
    async open() {
      const { sandbox, supplier } = await openSupplier(id)
      return { supplier, close: () => sandbox.close() }
    },
  })

describe('faults of a supplier of tours', () => {
  let sandbox: Sandbox
  let supplier: TourSupplier
  let tours: SupplierTour[]
  const events: (HttpEvent | DroppedEvent)[] = []

  beforeAll(async () => {
    ;({ sandbox, supplier } = await openSupplier('wayfare', (event) => events.push(event)))
    tours = (await searchBatches(supplier, accra)).flat()
  }, 60_000)
  afterAll(() => sandbox.close())

  const arm = (fault: string, path: string, more = {}) =>
    fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'octo', fault, path: `/wayfare${path}`, times: 1, ...more }),
    })
  const walk = () =>
    findStart(
      supplier,
      tours,
      accra,
      ({ questions, pickup, isOnRequest }) => !questions.length && pickup === 'none' && !isOnRequest,
    )
  const reserve = async (reference: string) => {
    const { ref, start, unitIds, net } = await walk()
    return supplier.reserve({ ...ref, availabilityId: start.availabilityId, unitIds, reference, minutes: 15, price: net })
  }

  test.each([
    ['503', 'unavailable'],
    ['429', 'rate-limited'],
    ['500', 'unknown-outcome'],
    ['502-html', 'unknown-outcome'],
    ['reset', 'unknown-outcome'],
    ['truncated-json', 'unknown-outcome'],
    ['sold-out', 'sold-out'],
    ['price-change', 'price-changed'],
  ])('a reservation under %s is %s', async (fault, kind) => {
    await walk()
    await arm(fault, '/bookings')
    expect(await kindOf(reserve(crypto.randomUUID()))).toBe(kind)
  })

  test('a booking whose answer was lost is unknown, and is found by our reference', async () => {
    const start = await walk()
    const held = await supplier.reserve({
      ...start.ref,
      availabilityId: start.start.availabilityId,
      unitIds: start.unitIds,
      reference: crypto.randomUUID(),
      minutes: 15,
      price: start.net,
    })
    const reference = crypto.randomUUID()
    await arm('accepted-then-lost', '/bookings')
    expect(await kindOf(supplier.book(bookingOf(start, reference, held.id)))).toBe('unknown-outcome')
    expect(await supplier.findBooking(reference)).toMatchObject({ id: held.id, status: 'issued' })
  })

  test('a refused booking is rejected, and a late cancellation is too late', async () => {
    const start = await walk()
    await arm('booking-refused', '/bookings')
    expect(await kindOf(supplier.book(bookingOf(start, crypto.randomUUID())))).toBe('rejected')
    const { id } = await supplier.book(bookingOf(start, crypto.randomUUID()))
    await arm('too-late', '/bookings')
    await expect(supplier.cancel(id ?? '')).rejects.toMatchObject({ kind: 'rejected', vendorCode: 'TOO_LATE' })
  })

  test('days without a valid price are not sold', async () => {
    await arm('price-zero', '/availability', { times: null })
    const found = (await searchBatches(supplier, accra)).flat()
    await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
    expect(found).toEqual([])
  })

  test('no log contains the key or a participant', () => {
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toMatch(/_test_sandbox|Adaeze|adaeze/)
  })
})
