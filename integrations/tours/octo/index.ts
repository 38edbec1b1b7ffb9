import { SupplierError } from '#domain/supplier-error.ts'
import type { TourSupplier } from '../port.ts'
import { createBooking } from './book.ts'
import { createCatalogue } from './catalogue.ts'
import { createClient, type OctoOptions } from './client.ts'
import { mapDay, mapStart } from './map-availability.ts'
import { mapListing, mapOption, mapTour } from './map-product.ts'
import { createSearch } from './search.ts'

/** Tours over OCTO (https://docs.octo.travel): core with prices, content, pick-ups and questions. */
export function createOcto(options: OctoOptions): TourSupplier {
  const { id, title, log } = options
  const client = createClient(options)
  const octoUnits = (units: readonly { unitId: string; quantity: number }[]) =>
    units.map(({ unitId, quantity }) => ({ id: unitId, quantity }))
  return {
    id,
    title,
    search: createSearch(client, createCatalogue(client, id, log), id),
    ...createBooking(client, id),

    async tour(productId) {
      const product = await client.product(productId)
      const listing = mapListing(product, id)
      if (!listing)
        throw new SupplierError('unavailable', id, `${id} answered without a place of ${productId}`, 'UNUSABLE_ANSWER')
      const mapped = product.options.map((option) => mapOption(option, product))
      return { tour: mapTour(product, listing), options: mapped.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)) }
    },

    async days({ productId, optionId }, { from, to, units }) {
      const period = { localDateStart: from, localDateEnd: to }
      const days = await client.calendar({ productId, optionId, ...period, units: octoUnits(units) })
      return days.map((day) => mapDay(day, units))
    },

    async starts({ productId, optionId }, { day, units }) {
      const period = { localDateStart: day, localDateEnd: day }
      const slots = await client.availability({ productId, optionId, ...period, units: octoUnits(units) })
      return slots.map((slot) => mapStart(slot, units)).filter((start) => start.day === day)
    },
  }
}
