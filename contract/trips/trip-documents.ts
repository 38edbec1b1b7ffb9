import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shapes.ts'

const ById = z.object({ id: Id })

/** The trip of one or several orders: `tripId` of an order, or the id of the checkout of a trip. */
export const trips = {
  itineraryPdf: endpoint('own-order', 'Download the itinerary of a trip as PDF', ['order.no-documents'])
    .route({
      method: 'GET',
      path: '/trips/{id}/itinerary.pdf',
      tags: ['Documents'],
      description: 'A page with all bookings of the trip by date, followed by the ticket or voucher of each.',
    })
    .input(ById)
    .output(z.file()),
  calendar: endpoint('own-order', 'Download a trip as a calendar file', ['order.no-documents'])
    .route({
      method: 'GET',
      path: '/trips/{id}/itinerary.ics',
      tags: ['Documents'],
      description: 'The events of all confirmed bookings of the trip.',
    })
    .input(ById)
    .output(z.file()),
}
