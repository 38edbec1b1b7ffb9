import type { SupplierStayOrder } from '../port.ts'
import type { StaysClient } from './client.ts'
import { mapOrder, referenceOf } from './map-order.ts'
import { WireBooking } from './wire.ts'

const PAGE = 200
/** A lost booking is among the newest two thousand. */
const MOST_PAGES = 10
/** Maximum difference between the vendor's clock and ours. */
const SLACK_MS = 10 * 60_000

/** A booking is confirmed when it is made, or later: one confirmed long ago was made before that. */
const madeBefore = ({ created_at, confirmed_at }: WireBooking, moment: number): boolean =>
  Date.parse(created_at ?? confirmed_at ?? '') < moment

/** Duffel has no filter by reference but lists the newest first: pages are read until bookings are older than ours can be. */
export const createFindBooking =
  (client: StaysClient) =>
  async ({ reference, notBefore }: { reference: string; notBefore: Date }): Promise<SupplierStayOrder | null> => {
    const oldest = notBefore.getTime() - SLACK_MS
    let after: string | null = null
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const found = await client.listBookings({ limit: PAGE, ...(after === null ? {} : { after }) })
      for (const raw of found.bookings) {
        const wire = WireBooking.safeParse(raw).data
        if (!wire) continue
        if (referenceOf(wire) === reference) return mapOrder(wire)
        if (madeBefore(wire, oldest)) return null
      }
      after = found.after
      if (after === null) return null
    }
    return null
  }
