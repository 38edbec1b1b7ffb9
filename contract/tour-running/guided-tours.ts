import { z } from 'zod'
import { isDay } from '#domain/dates.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id } from '../shapes.ts'
import { CheckIn, DepartureRef, ManifestBooking, TourDeparture, VoucherCheck } from './tour-departures.ts'

const tags = ['Departures']

export const GuidedDeparture = TourDeparture.pick({
  tourId: true,
  optionId: true,
  departureId: true,
  title: true,
  option: true,
  day: true,
  time: true,
  startsAt: true,
  closed: true,
}).extend({
  /** Where participants meet; null where the tour does not say. */
  meeting: z.string().nullable(),
  /** Confirmed participants, and how many of them have arrived. */
  people: z.int(),
  arrived: z.int(),
})
export type GuidedDeparture = z.infer<typeof GuidedDeparture>

/** A booking as its guide sees it: without prices, and with the telephone as the only way to reach it. */
export const GuidedBooking = ManifestBooking.omit({ total: true, sellerReference: true, contact: true }).extend({
  contact: z.object({ name: z.string(), phone: z.string().nullable() }),
})
export type GuidedBooking = z.infer<typeof GuidedBooking>

export const GuidedManifest = GuidedDeparture.extend({ bookings: z.array(GuidedBooking) })
export type GuidedManifest = z.infer<typeof GuidedManifest>

export const guidedTours = {
  list: endpoint('tours:guide', 'List the departures of a day that I guide')
    .route({ method: 'GET', path: '/guided-departures', tags, description: 'Without a day: of today.' })
    .input(z.object({ day: Words.max(10).refine(isDay, 'Enter a day of the calendar.').optional() }))
    .output(z.array(GuidedDeparture)),
  get: endpoint('tours:guide', 'Get the manifest of a departure that I guide')
    .route({
      method: 'GET',
      path: '/guided-departures/{tourId}/{optionId}/{departureId}',
      tags,
      description: 'Confirmed bookings, without prices.',
    })
    .input(DepartureRef)
    .output(GuidedManifest),
  checkIn: endpoint('tours:guide', 'Check a voucher in on a departure that I guide')
    .route({
      method: 'POST',
      path: '/guided-check-ins',
      tags,
      description: 'As the check-in of all departures; a voucher of a departure that somebody else guides is not counted.',
    })
    .input(VoucherCheck)
    .output(CheckIn),
  noShow: endpoint('tours:guide', 'Record that a participant of my departure did not come')
    .route({ method: 'PUT', path: '/guided-bookings/{id}/no-shows', tags })
    .input(z.object({ id: Id, place: z.int().min(0).max(199), isNoShow: z.boolean() }))
    .output(Done),
}
