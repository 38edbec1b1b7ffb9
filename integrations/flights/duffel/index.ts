import { BadOffer } from '../../duffel/amounts.ts'
import { askOffered } from '../../duffel/ask-offered.ts'
import { connectDuffel, type DuffelOptions } from '../../duffel/connect.ts'
import { createDuffelWebhook } from '../../duffel/webhook.ts'
import type { FlightSupplier } from '../port.ts'
import { createAncillaries } from './ancillaries.ts'
import { createBooking } from './book.ts'
import { createClient } from './client.ts'
import { readOffer } from './read-offers.ts'
import { createSchedule } from './schedule.ts'
import { createSearch } from './search.ts'

/** Flights over Duffel API v2 (https://duffel.com/docs/api). */
export function createDuffel(options: DuffelOptions): FlightSupplier {
  const { id, title, webhookSecret, log } = options
  const http = connectDuffel(options)
  const client = createClient(http, id)
  return {
    id,
    title,
    search: createSearch(client, id, log),
    ...createBooking(client, id),
    ...createSchedule(client, id),
    ancillaries: createAncillaries(client, id),
    webhook: webhookSecret === null ? null : createDuffelWebhook(webhookSecret, id),

    reprice: (supplierOfferId) =>
      askOffered(id, async () => {
        const offer = readOffer(await client.getOffer(supplierOfferId), id)
        if (offer.supplierOfferId !== supplierOfferId) throw new BadOffer('another offer than asked')
        return offer
      }),
  }
}
