import { SupplierError } from '#domain/supplier-error.ts'
import { askOffered } from '../../duffel/ask-offered.ts'
import { connectDuffel, type DuffelOptions } from '../../duffel/connect.ts'
import { createDuffelWebhook } from '../../duffel/webhook.ts'
import type { StaySupplier } from '../port.ts'
import { createBooking } from './book.ts'
import { createClient } from './client.ts'
import { createFindBooking } from './find-booking.ts'
import { createLookAround } from './look-around.ts'
import { createStayReader } from './map-stay.ts'
import { createSearch } from './search.ts'

/** Stays over Duffel Stays (https://duffel.com/docs/api/v2/stays), or over a supplier with the same API. */
export function createDuffelStays(options: DuffelOptions): StaySupplier {
  const { id, title, webhookSecret, log } = options
  const client = createClient(connectDuffel(options), id)
  return {
    id,
    title,
    search: createSearch(client, id, log),
    ...createBooking(client, id),
    ...createLookAround(client),
    findBooking: createFindBooking(client),
    webhook: webhookSecret === null ? null : createDuffelWebhook(webhookSecret, id),

    rates: (resultId) =>
      askOffered(id, async () => {
        const raw = await client.fetchRates(resultId)
        const reader = createStayReader(id, log)
        const stay = reader.readOne(raw)
        reader.tell()
        if (stay.rates?.length === 0) throw new SupplierError('sold-out', id, `${id} has no room left in ${stay.listing.name}`)
        return stay
      }),
  }
}
