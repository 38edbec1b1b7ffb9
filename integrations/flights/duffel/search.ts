import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { IntegrationLog } from '../../http.ts'
import type { SearchOptions } from '../../supplier-order.ts'
import type { FlightQuery, FlightQueryPassenger } from '../port.ts'
import type { DuffelClient, SearchCall } from './client.ts'
import { createOfferReader } from './read-offers.ts'

/** Duffel decides adult or child by the age, as each airline defines it; type and age are never sent together. */
function passengerData({ type, age }: FlightQueryPassenger) {
  if (type === 'ADT') return { type: 'adult' }
  if (age !== null) return { age }
  return { type: type === 'INF' ? 'infant_without_seat' : 'child' }
}

/** `QR:CORP1` is code CORP1 of airline QR: Duffel requires the airline of a code. */
function privateFares(code: string | null) {
  const match = code === null ? null : /^([A-Z0-9]{2})[:/](.+)$/.exec(code)
  return match?.[1] && match[2] ? { private_fares: { [match[1]]: [{ corporate_code: match[2] }] } } : {}
}

export const searchData = (query: FlightQuery) => ({
  slices: query.slices.map(({ from, to, date }) => ({ origin: from, destination: to, departure_date: date })),
  passengers: query.passengers.map(passengerData),
  cabin_class: query.cabin,
  max_connections: query.directOnly ? 0 : 2,
  ...privateFares(query.corporateCode),
})

const noSuchAddress: ReadonlySet<string> = new Set(['not_found', 'HTTP_404', 'HTTP_405', 'HTTP_501'])
/** Number of offers that are read before other work runs. */
const AT_ONCE = 100
/** The interval between polls of a server that answers at once instead of waiting for new offers. */
const PAUSE_MS = 150

/** Airlines get a little less time than we have, so that the answer arrives in time. Duffel accepts 2,000 to 60,000. */
const supplierTimeout = (timeoutMs: number) => Math.round(Math.min(60_000, Math.max(2_000, timeoutMs - 500)))

/** Creates the search over one client. A server without batches is cached as such, and later searches use plain offer requests. */
export function createSearch(client: DuffelClient, supplier: string, log: IntegrationLog | undefined) {
  let hasBatches = true

  /** Null if the server has no batches. A batch that disappears later, as after a minute, is an error. */
  async function begin(data: unknown, timeoutMs: number, call: SearchCall) {
    if (!hasBatches) return null
    try {
      return await client.createBatch(data, supplierTimeout(timeoutMs), call)
    } catch (error) {
      if (!(error instanceof SupplierError) || !noSuchAddress.has(error.vendorCode ?? '')) throw error
      hasBatches = false
      return null
    }
  }

  async function* rawOffers(query: FlightQuery, timeoutMs: number, left: () => SearchCall): AsyncGenerator<unknown[]> {
    const data = searchData(query)
    let batch = await begin(data, timeoutMs, left())
    if (batch === null) {
      yield (await client.createOfferRequest(data, supplierTimeout(timeoutMs), left())).offers
      return
    }
    if (batch.offers?.length) yield batch.offers
    while (batch.remaining_batches > 0) {
      const call = left()
      const asked = performance.now()
      batch = await client.nextBatch(batch.id, call)
      if (batch.offers?.length) yield batch.offers
      else if (batch.remaining_batches > 0 && performance.now() - asked < PAUSE_MS)
        await wait(PAUSE_MS, undefined, { signal: call.signal })
    }
  }

  return async function* search(query: FlightQuery, { signal, timeoutMs }: SearchOptions): AsyncGenerator<SupplierFlightOffer[]> {
    const endsAt = performance.now() + timeoutMs
    const read = createOfferReader(supplier, log)
    const left = (): SearchCall => ({ signal, timeoutMs: Math.max(0, Math.round(endsAt - performance.now())) })
    try {
      for await (const raw of rawOffers(query, timeoutMs, left)) {
        for (let at = 0; at < raw.length && !signal.aborted; at += AT_ONCE) {
          if (at > 0) await nextTurn()
          const offers = read(raw.slice(at, at + AT_ONCE))
          if (offers.length > 0) yield offers
        }
        if (signal.aborted) return
      }
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}
