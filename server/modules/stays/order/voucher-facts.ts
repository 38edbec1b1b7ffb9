import { daysBetween, formatDate } from '#domain/dates.ts'
import { cancellationTerms, cancellationWords, dueThereWords } from '#domain/stays/cancellation-words.ts'
import type { Guest } from '#domain/stays/guest.ts'
import { boardWords } from '#domain/stays/kinds.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import { type StayProperty, usualTimes } from '#domain/stays/property.ts'
import type { StayRoom } from '#domain/stays/search.ts'
import { guestsInRoom } from '#domain/stays/search-rules.ts'
import { countryName } from '#domain/travel/places.ts'
import type { Ctx } from '../../../ctx.ts'
import type { StayMoment, VoucherFacts } from '../../../documents/order-facts.ts'
import type { OrderOf } from '../../products/order-of-product.ts'
import type { DocumentRecord } from '../../products/product-documents.ts'
import { viewOffer } from '../rates/view-offer.ts'
import { asGuest } from './as-guest.ts'
import { openStayContact } from './stay-contact.ts'

/** The documents' data of an order of a stay. */
export function voucherFacts(ctx: Ctx, { order, people, details, facts }: DocumentRecord<OrderOf<'stay'>>): VoucherFacts {
  const { property, roomName, checkIn, checkOut, rooms } = order.itinerary
  const { phone, email } = StayDetails.parse(details)
  const { rate } = viewOffer(ctx, order.itinerary, { charge: order.waterfall })
  const guests = people.map(asGuest)
  const place = { city: property.address.city, zone: property.zone }
  return {
    ...facts,
    isConfirmed: order.status === 'Issued',
    property: {
      name: property.name,
      address: addressOf(property),
      phone: phone ?? property.phone,
      email: email ?? property.email,
      latitude: property.latitude,
      longitude: property.longitude,
    },
    arrival: momentOf(checkIn, property.checkInFrom, { word: 'from', usual: usualTimes.checkIn }),
    departure: momentOf(checkOut, property.checkOutUntil, { word: 'until', usual: usualTimes.checkOut }),
    zone: property.zone,
    nights: daysBetween(checkIn, checkOut),
    roomName,
    board: boardWords[rate.board],
    rooms: rooms.map((room, index) =>
      roomWords(
        room,
        guests.filter((guest) => guest.room === index),
      ),
    ),
    requests: openStayContact(ctx, order).requests,
    cancellation: cancellationWords(rate.cancellation, place, { zone: ctx.regional.zone, numbers: ctx.numbers }),
    cancellationTerms: cancellationTerms(rate.cancellation, place, ctx.regional.zone),
    dueThere: dueThereWords(rate, ctx.numbers),
    conditions: rate.conditions.map(({ title, description }) => `${title}: ${description}`),
    keyCollection: property.keyCollection,
  }
}

const addressOf = ({ address: { line, city, postcode, country } }: StayProperty): string =>
  [line, [city, postcode].filter(Boolean).join(' '), countryName(country)].filter(Boolean).join(', ')

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const momentOf = (day: string, time: string | null, { word, usual }: { word: string; usual: string }): StayMoment => ({
  day: `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDate(day)}`,
  time: time && `${word} ${time}`,
  local: `${day}T${time ?? usual}:00`,
})

/** The guests of a room; guests without names are counted. */
function roomWords(room: StayRoom, named: readonly Guest[]): string[] {
  const unnamed = guestsInRoom(room) - named.length
  return [...named.map(guestWords), ...(unnamed > 0 ? [`and ${unnamed} more ${unnamed === 1 ? 'guest' : 'guests'}`] : [])]
}

const guestWords = ({ givenName, familyName, type, age }: Guest): string => {
  const name = `${givenName} ${familyName}`
  if (type === 'child') return age === null ? `${name}, child` : `${name}, ${age} years`
  return type === 'infant' ? `${name}, infant` : name
}
