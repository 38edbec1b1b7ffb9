import { daysBetween } from '#domain/dates.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { cancellationWords, dueThereWords } from '#domain/stays/cancellation-words.ts'
import { boardWords } from '#domain/stays/kinds.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import { type ChoiceSummary, spanOf } from '#domain/travel/choice-summary.ts'
import type { Ctx } from '../../ctx.ts'
import { viewOffer } from './rates/view-offer.ts'
import { timesOfStay } from './times-of-stay.ts'

const count = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

/** A chosen rate in words. */
export function describeStay(
  ctx: Ctx,
  { offer, waterfall }: { offer: SupplierStayOffer; waterfall: PriceWaterfall },
): ChoiceSummary {
  const { property, checkIn, checkOut, rooms, quote } = offer
  const { rate, property: shown } = viewOffer(ctx, offer, { charge: waterfall })
  const place = { city: property.address.city, zone: property.zone }
  const due = dueThereWords(rate, ctx.numbers)
  const total = (of: (room: (typeof rooms)[number]) => number) => rooms.reduce((sum, room) => sum + of(room), 0)
  return {
    title: `${property.name}, ${property.address.city}`,
    detail: offer.roomName,
    from: checkIn,
    to: checkOut,
    ...spanOf({ ...timesOfStay(offer), zone: property.zone }),
    adults: total(({ adults }) => adults),
    children: total(({ children }) => children.length),
    infants: total(({ infants }) => infants),
    facts: [
      `${count(daysBetween(checkIn, checkOut), 'night')}, ${count(rooms.length, 'room')}: ${offer.roomName}`,
      `${boardWords[rate.board]}.`,
      ...cancellationWords(rate.cancellation, place, { zone: ctx.regional.zone, numbers: ctx.numbers }),
      ...due,
    ],
    due,
    photo: shown.photos[0] ?? null,
    bookableUntil: quote?.expiresAt ?? rate.expiresAt,
  }
}
