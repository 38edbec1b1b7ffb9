import { anyone } from '../../http/implement.ts'
import { asKnownVisitor } from '../access/known-visitor.ts'
import { addItem, removeItem } from './change-items.ts'
import { readTripCalendar, readTripPdf } from './documents/read-trip-documents.ts'
import { changeTrip, removeTrip } from './save-trip.ts'
import { startTrip } from './start-trip.ts'
import { listTrips, viewTrip } from './view-trip.ts'

const done = { done: true } as const

export const plannedTrips = {
  list: anyone.plannedTrips.list.handler(async ({ context }) => ({ items: await listTrips(context.ctx) })),
  get: anyone.plannedTrips.get.handler(({ context, input }) => viewTrip(context.ctx, input)),
  create: anyone.plannedTrips.create.handler(({ context, input }) =>
    startTrip(asKnownVisitor(context), { ...input, choices: [] }),
  ),
  change: anyone.plannedTrips.change.handler(async ({ context, input }) => {
    await changeTrip(context.ctx, input)
    return done
  }),
  remove: anyone.plannedTrips.remove.handler(async ({ context, input }) => {
    await removeTrip(context.ctx, input)
    return done
  }),
}

export const plannedItems = {
  add: anyone.plannedItems.add.handler(({ context, input }) => addItem(asKnownVisitor(context), input)),
  remove: anyone.plannedItems.remove.handler(({ context, input }) => removeItem(context.ctx, input)),
}

export const trips = {
  itineraryPdf: anyone.trips.itineraryPdf.handler(({ context, input }) => readTripPdf(context.ctx, input)),
  calendar: anyone.trips.calendar.handler(({ context, input }) => readTripCalendar(context.ctx, input)),
}
