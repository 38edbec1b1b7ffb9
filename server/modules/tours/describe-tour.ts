import { type ChoiceSummary, spanOf } from '#domain/travel/choice-summary.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { cancellationWords } from '#domain/stays/cancellation-words.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { durationWords, unitWords } from '#domain/tours/wording.ts'
import type { Ctx } from '../../ctx.ts'
import { viewOffer } from './booking/view-offer.ts'
import { timesOfTour } from './times-of-tour.ts'

/** A chosen start of a tour in words. */
export function describeTour(
  ctx: Ctx,
  { offer, waterfall }: { offer: SupplierTourOffer; waterfall: PriceWaterfall },
): ChoiceSummary {
  const { tour, option, day, time, endDay, openingHours, adults, children } = offer
  const shown = viewOffer(ctx, offer, { charge: waterfall })
  const place = { city: tour.city, zone: tour.zone }
  const [open] = openingHours
  const hours = open ? `Open ${open.from} to ${open.to}` : 'At any time of the day'
  return {
    title: `${tour.title}, ${tour.city}`,
    from: day,
    to: endDay,
    ...spanOf(timesOfTour(offer)),
    adults,
    children: children.length,
    infants: 0,
    facts: [
      option.title,
      `For ${unitWords(offer.units)}.`,
      `${time === null ? hours : `Starts at ${time}`}${option.durationMinutes === null ? '' : `, ${durationWords(option.durationMinutes)}`}.`,
      ...(tour.meetingPoint ? [`Meeting point: ${tour.meetingPoint.title}.`] : []),
      ...cancellationWords(shown.cancellation, place, { zone: ctx.regional.zone, numbers: ctx.numbers }),
    ],
    photo: shown.tour.photos[0] ?? null,
    bookableUntil: offer.bookableUntil,
  }
}
