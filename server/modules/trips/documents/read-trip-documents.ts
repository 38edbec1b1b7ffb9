import { dayAt, formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { distinctTitles } from '#domain/trips/item-titles.ts'
import type { Ctx } from '../../../ctx.ts'
import { printPdf } from '../../../documents/pdf-printer.ts'
import { joinCalendars } from '../../../documents/trip/trip-ics.ts'
import { type TripLine, tripDocument } from '../../../documents/trip/trip-pdf.ts'
import { documentsOf } from '../../../products/documents-of.ts'
import { documentOf } from '../../orders/documents/order-documents.ts'
import type { Order } from '../../orders/transition-order.ts'
import { readTripRecords, type TripRecords } from './read-trip-records.ts'

const fileName = ({ trip }: TripRecords, ending: string): string => `trip-${trip.number}.${ending}`

/** The bookings of a trip by date, followed by the document of each. Throws access.not-found and order.no-documents. */
export async function readTripPdf(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const found = await readTripRecords(ctx, id)
  const { trip, orders, records, facts } = found
  const documents = records.flatMap((record) => documentsOf(record.order).document?.(ctx, record) ?? [])
  const changes = orders.map(({ statusAt }) => statusAt.getTime())
  const { brand, logo, printedOn } = facts
  const titles = distinctTitles(orders.map((order) => ({ title: order.title, detail: documentsOf(order).detail?.(order) })))
  const bytes = await printPdf(
    tripDocument(
      {
        brand,
        logo,
        printedOn,
        title: trip.title,
        number: `Trip ${trip.number}`,
        changedAt: new Date(Math.max(...changes)),
        lines: orders.map((order, at) => lineOf(order, titles[at] ?? order.title)),
      },
      documents,
    ),
  )
  return new File([new Uint8Array(bytes)], fileName(found, 'pdf'), { type: 'application/pdf' })
}

function lineOf(order: Order, title: string): TripLine {
  const { startsAt, endsAt, zone, bookingReference } = order
  const [from, to] = [startsAt, endsAt].map((at) => (at && zone ? formatDate(dayAt(at, zone)) : ''))
  const document = documentOf(order)
  return {
    days: [...new Set([from, to])].filter(Boolean).join(' to '),
    title,
    notes: [
      `Order ${formatOrderNumber(order)}${bookingReference ? `, booking reference ${bookingReference}` : ''}`,
      document ? `${document.title}${documentsOf(order).document ? '' : ': a file of its own'}` : 'Not confirmed yet',
    ],
  }
}

/** The events of all confirmed bookings of a trip. Throws access.not-found and order.no-documents. */
export async function readTripCalendar(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const found = await readTripRecords(ctx, id)
  const { trip, records, facts } = found
  const dated = records.filter(({ order }) => documentOf(order)?.hasCalendar)
  const calendars = dated.flatMap((record) => documentsOf(record.order).calendar?.(ctx, record) ?? [])
  if (calendars.length === 0) throw new AppError('order.no-documents', { status: facts.status })
  const instants = dated.flatMap(({ order: { startsAt, endsAt } }) => [startsAt, endsAt]).flatMap((at) => at?.getTime() ?? [])
  const text = joinCalendars(calendars, {
    name: trip.title,
    company: facts.brand.name,
    from: new Date(Math.min(...instants)),
    until: new Date(Math.max(...instants)),
  })
  return new File([text], fileName(found, 'ics'), { type: 'text/calendar;charset=utf-8' })
}
