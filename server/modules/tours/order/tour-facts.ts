import { formatDate } from '#domain/dates.ts'
import { cancellationTerms } from '#domain/stays/cancellation-words.ts'
import { addOnWords } from '#domain/tours/add-on-rules.ts'
import { TourDetails, type VoucherCode } from '#domain/tours/order-details.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { durationWords, personWords, unitWords } from '#domain/tours/wording.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import type { TourCode, TourFacts } from '../../../documents/order-facts.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { DocumentRecord } from '../../products/product-documents.ts'
import { viewOffer } from '../booking/view-offer.ts'
import { asParticipants } from './as-participants.ts'
import { openTourContact, type TourContact } from './tour-contact.ts'

const WHOLE_DAY = { from: '09:00', to: '18:00' }

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** `Thursday 10 Dec 2026` */
export const dayWords = (day: string): string => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDate(day)}`

const qrOf = (codes: readonly VoucherCode[]): string | null =>
  codes.find(({ format }) => format === 'qr' || format === 'aztec' || format === 'code128')?.value ?? null

function codesOf({ group, tickets }: TourDetails, holders: readonly string[]): TourCode[] {
  if (tickets.length > 0)
    return tickets.map(({ index, reference, codes }) => ({ holder: holders[index] ?? '', reference, qr: qrOf(codes) }))
  return group ? [{ holder: 'Everybody', reference: group.reference, qr: qrOf(group.codes) }] : []
}

function pickupOf({ option }: SupplierTourOffer, { pickup }: TourContact): string | null {
  if (!pickup) return null
  const point = option.pickupPoints.find(({ id }) => id === pickup.pointId)
  if (point) return [point.name, point.address, point.directions].filter(Boolean).join(', ')
  return pickup.hotel
}

/** The documents' data of an order of a tour. */
export function tourFacts(ctx: Ctx, { order, people, details, facts }: DocumentRecord<OrderOf<'tour'>>): TourFacts {
  const offer = order.itinerary
  const { tour, option, day, time, endDay, endTime, openingHours } = offer
  const contact = openTourContact(ctx, order)
  const named = asParticipants(people, contact)
  const holders = offer.people.map(({ unitId, age }, index) => {
    const unit = personWords(option.units.find(({ id }) => id === unitId)?.title ?? 'Person', age)
    const person = named.find((one) => one.index === index)
    return person ? `${person.givenName} ${person.familyName}, ${unit.toLowerCase()}` : unit
  })
  const open = openingHours[0] ?? WHOLE_DAY
  const meeting = tour.meetingPoint
  const shown = viewOffer(ctx, offer, { charge: order.waterfall })
  return {
    ...facts,
    isConfirmed: order.status === 'Issued',
    tour: { name: tour.title, option: option.title, city: tour.city },
    day: dayWords(day),
    time: time ?? `Open ${open.from} to ${open.to}`,
    startLocal: `${day}T${time ?? open.from}:00`,
    endLocal: `${endDay}T${endTime ?? open.to}:00`,
    zone: tour.zone,
    duration: option.durationMinutes === null ? null : durationWords(option.durationMinutes),
    meeting: {
      title: meeting?.title ?? tour.title,
      address: [meeting?.address ?? tour.city, countryName(tour.country)].filter(Boolean).join(', '),
      directions: meeting?.directions ?? null,
      latitude: meeting?.latitude ?? tour.latitude,
      longitude: meeting?.longitude ?? tour.longitude,
    },
    pickup: pickupOf(offer, contact),
    party: unitWords(offer.units),
    participants: holders,
    addOns: (offer.addOns ?? []).map((one) => addOnWords(one, ctx.numbers)),
    codes: codesOf(TourDetails.parse(details), holders),
    inclusions: tour.inclusions,
    exclusions: tour.exclusions,
    information: tour.information,
    cancellation: cancellationTerms(shown.cancellation, { city: tour.city, zone: tour.zone }, ctx.regional.zone),
    requests: contact.requests,
  }
}
