import { dayAt, daysBetween, formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
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
import { readLogo } from '../../images/read-logo.ts'
import { readBrand } from '../../mail/read-brand.ts'
import { orderOf } from '../../products/order-of-product.ts'
import { asGuest } from '../../stays/order/as-guest.ts'
import { openStayContact } from '../../stays/order/stay-contact.ts'
import { viewOffer } from '../../stays/rates/view-offer.ts'
import { readOrder } from '../read-order.ts'
import { readOrderMoney } from '../read-order-money.ts'
import { documentKind } from './order-documents.ts'
import { travellerUrls } from './order-url.ts'

/** An order of a stay as its documents show it. Throws access.not-found, and order.no-documents while its status has none. */
export async function readVoucherFacts(ctx: Ctx, orderId: string, isEnded = false): Promise<VoucherFacts> {
  const urlOf = await travellerUrls(ctx)
  const facts = await ctx.tx(async (tx) => {
    const found = await readOrder(tx, ctx, orderId)
    const order = orderOf('stay', found.order)
    if (!isEnded && documentKind(order) === null) throw new AppError('order.no-documents', { status: order.status })
    const { property, roomName, checkIn, checkOut, rooms } = order.itinerary
    const { phone, email } = StayDetails.parse(found.details)
    const { rate } = viewOffer(ctx, order.itinerary, { charge: order.waterfall })
    const guests = found.people.map(asGuest)
    const contact = openStayContact(ctx, order)
    const place = { city: property.address.city, zone: property.zone }
    return {
      id: order.id,
      number: formatOrderNumber(order),
      title: order.title,
      status: order.status,
      isConfirmed: order.status === 'Issued',
      brand: await readBrand(tx, ctx),
      bookingReference: order.bookingReference,
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
      requests: contact.requests,
      cancellation: cancellationWords(rate.cancellation, place, ctx.regional.zone),
      cancellationTerms: cancellationTerms(rate.cancellation, place, ctx.regional.zone),
      dueThere: dueThereWords(rate),
      conditions: rate.conditions.map(({ title, description }) => `${title}: ${description}`),
      keyCollection: property.keyCollection,
      money: await readOrderMoney(tx, ctx, order),
      url: urlOf(order),
      printedOn: formatDate(dayAt(ctx.now(), ctx.regional.zone)),
      changedAt: order.statusAt,
      contactEmail: contact.email,
    }
  })
  return { ...facts, logo: await readLogo(ctx.system, facts.brand.logoId) }
}

const addressOf = ({ address: { line, city, postcode, country } }: StayProperty): string =>
  [line, [city, postcode].filter(Boolean).join(' '), countryName(country)].filter(Boolean).join(', ')

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const momentOf = (day: string, time: string | null, { word, usual }: { word: string; usual: string }): StayMoment => ({
  day: `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDate(day)}`,
  time: time && `${word} ${time}`,
  local: `${day}T${time ?? usual}:00`,
})

/** Who sleeps in a room; those whose names were not asked for are counted. */
function roomWords(room: StayRoom, named: readonly Guest[]): string[] {
  const unnamed = guestsInRoom(room) - named.length
  return [...named.map(guestWords), ...(unnamed > 0 ? [`and ${unnamed} more ${unnamed === 1 ? 'guest' : 'guests'}`] : [])]
}

const guestWords = ({ givenName, familyName, type, age }: Guest): string => {
  const name = `${givenName} ${familyName}`
  if (type === 'child') return age === null ? `${name}, child` : `${name}, ${age} years`
  return type === 'infant' ? `${name}, infant` : name
}
