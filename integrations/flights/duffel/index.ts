import { SupplierError } from '#domain/supplier-error.ts'
import { createHttp, type HttpOptions, type IntegrationLog } from '../../http.ts'
import type { FlightSupplier } from '../port.ts'
import { BadOffer } from './amounts.ts'
import { createAncillaries } from './ancillaries.ts'
import { createBooking } from './book.ts'
import { createClient } from './client.ts'
import { explainDuffel } from './error-table.ts'
import { readOffer } from './read-offers.ts'
import { createSearch } from './search.ts'
import { createDuffelWebhook } from './webhook.ts'

export interface DuffelOptions {
  /** Of this configured source; it begins the ids of its offers. */
  id: string
  title: string
  /** `https://api.duffel.com/`, or the sandbox's `http://.../duffel/`. */
  baseUrl: string
  token: string
  webhookSecret: string | null
  /** Of one call that neither searches nor books. */
  timeoutMs?: number
  guard?: HttpOptions['guard']
  log?: IntegrationLog
}

/** Flights over Duffel API v2 (https://duffel.com/docs/api). */
export function createDuffel({
  id,
  title,
  baseUrl,
  token,
  webhookSecret,
  timeoutMs = 30_000,
  guard,
  log,
}: DuffelOptions): FlightSupplier {
  const headers = { authorization: `Bearer ${token}`, 'duffel-version': 'v2' }
  const http = createHttp({ supplier: id, baseUrl, headers, explain: explainDuffel, timeoutMs, guard, log })
  const client = createClient(http, id)
  return {
    id,
    title,
    search: createSearch(client, id, log),
    ...createBooking(client, id),
    ancillaries: createAncillaries(client, id),
    webhook: webhookSecret === null ? null : createDuffelWebhook(webhookSecret, id),

    async reprice(supplierOfferId) {
      try {
        const offer = readOffer(await client.getOffer(supplierOfferId), id)
        if (offer.supplierOfferId !== supplierOfferId) throw new BadOffer('another offer than asked')
        return offer
      } catch (error) {
        if (error instanceof BadOffer)
          throw new SupplierError('unavailable', id, `${id} answered with an unusable offer: ${error.message}`, 'UNUSABLE_ANSWER')
        // Duffel forgets offers a while after they expire.
        if (error instanceof SupplierError && error.vendorCode === 'not_found')
          throw new SupplierError('sold-out', id, error.message, 'not_found')
        throw error
      }
    },
  }
}
