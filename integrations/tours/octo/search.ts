import { isLess } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { chooseUnits, quantitiesOf } from '#domain/tours/choose-units.ts'
import { kmBetween } from '#domain/travel/distance.ts'
import type { SearchOptions } from '../../supplier-order.ts'
import type { SupplierDay, SupplierTour, TourQuery } from '../port.ts'
import type { Catalogue, CatalogueEntry } from './catalogue.ts'
import type { CallLimits, OctoClient } from './client.ts'
import { mapDay } from './map-availability.ts'

const CALLS_AT_ONCE = 8

/** The lowest price of each day over all options. */
function cheapestDays(days: readonly SupplierDay[]): SupplierTour['days'] {
  const cheapest = new Map<string, SupplierTour['days'][number]>()
  for (const { day, net } of days) {
    if (!net || net.amount <= 0) continue
    const before = cheapest.get(day)
    if (before && before.net.currency !== net.currency) continue
    if (!before || isLess(net, before.net)) cheapest.set(day, { day, net })
  }
  return [...cheapest.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}

export function createSearch(client: OctoClient, catalogue: Catalogue, supplier: string) {
  async function readDays(
    { listing, options }: CatalogueEntry,
    query: TourQuery,
    limits: CallLimits,
  ): Promise<SupplierTour | null> {
    const days = await Promise.all(
      options.map(async (option) => {
        const chosen = chooseUnits(option, query)
        if (!chosen) return []
        const units = quantitiesOf(chosen)
        const body = {
          productId: listing.productId,
          optionId: option.id,
          localDateStart: query.from,
          localDateEnd: query.to,
          units: units.map(({ unitId, quantity }) => ({ id: unitId, quantity })),
        }
        return (await client.calendar(body, limits)).map((day) => mapDay(day, units))
      }),
    )
    const found = cheapestDays(days.flat())
    return found.length > 0 ? { listing, days: found } : null
  }

  /** Nearest first; a tour that is no longer sold is left out. */
  async function* find(query: TourQuery, left: () => CallLimits): AsyncGenerator<SupplierTour[]> {
    const near = (await catalogue(left()))
      .map((entry) => ({ entry, km: kmBetween(entry.listing, query) }))
      .filter(({ km }) => km <= query.radiusKm)
      .sort((a, b) => a.km - b.km)
    for (let at = 0; at < near.length; at += CALLS_AT_ONCE) {
      const some = near.slice(at, at + CALLS_AT_ONCE)
      // Once for all of them: if it threw between two calls, nobody would wait for those that have begun.
      const limits = left()
      const tours = await Promise.all(some.map(({ entry }) => readDays(entry, query, limits).catch(withoutGone)))
      yield tours.filter((tour) => tour !== null)
    }
  }

  return async function* search(query: TourQuery, { signal, timeoutMs }: SearchOptions): AsyncGenerator<SupplierTour[]> {
    const endsAt = performance.now() + timeoutMs
    const ended = new AbortController()
    const until = AbortSignal.any([signal, ended.signal])
    const left = () => {
      const rest = Math.round(endsAt - performance.now())
      if (rest <= 0) throw new SupplierError('timeout', supplier, `${supplier} did not answer within ${timeoutMs} ms`)
      return { signal: until, timeoutMs: rest }
    }
    try {
      if (signal.aborted) return
      for await (const tours of find(query, left)) {
        if (signal.aborted) return
        yield tours
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      ended.abort()
    }
  }
}

const withoutGone = (error: unknown): null => {
  if (error instanceof SupplierError && error.kind === 'sold-out') return null
  throw error
}
