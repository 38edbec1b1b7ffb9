import { z } from 'zod'
import { formatDate } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { changeableUntil, isBookedAs } from '#domain/tours/changes/change-rules.ts'
import { Participant, TourAnswer, TourPeople } from '#domain/tours/people.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { isOf } from '../../products/order-of-product.ts'
import type { ProductChange } from '../../products/product-change.ts'
import { placesOf } from '../booking/reserve-tour.ts'
import { storeTourDetails } from '../order/store-tour-details.ts'
import { sealTourContact } from '../order/tour-contact.ts'
import { dayWords } from '../order/tour-facts.ts'
import { personColumns } from '../person-columns.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'
import { timesOfTour } from '../times-of-tour.ts'
import { type FoundTourChange, findTourChange } from './find-change.ts'
import { peopleAfter } from './people-after.ts'

const WantedTour = z.object({
  day: z.string().optional(),
  time: z.string().nullable().optional(),
  adults: z.int().optional(),
  children: z.array(z.int()).optional(),
  /** Everybody who takes part then; null where those who stay keep their places. */
  people: z.object({ participants: z.array(Participant), answers: z.array(TourAnswer) }).nullable(),
})

/** The change of a booked tour to another start or other people. */
export const tourChange: ProductChange<z.infer<typeof WantedTour>, FoundTourChange> = {
  wanted: WantedTour,
  until: (ctx, order) =>
    isOf('tour', order) && supplierOfTour(ctx, order)?.change ? changeableUntil(order.itinerary, ctx.now()) : null,
  find: findTourChange,
  prepare(_ctx, { order }, { found, wanted }) {
    const { change, supplierOrderId, to } = found
    const people = peopleAfter(found, wanted.people)
    const { participants, contact, answers, pickup, requests } = people
    const booking = { ...placesOf(to), reference: order.id, reservationId: supplierOrderId, price: to.net }
    return {
      people,
      call: () => change(supplierOrderId, { ...booking, participants, contact, answers, pickup, requests }),
    }
  },
  isMade: (after, answer) => isBookedAs(SupplierTourOffer.parse(after), answer),
  async write(tx, ctx, { order, after, people: stored, answer }) {
    const offer = SupplierTourOffer.parse(after)
    const people = TourPeople.parse(stored)
    const [lead] = people.participants
    return {
      documentNumbers: await storeTourDetails(tx, ctx, order, answer),
      people: personColumns(offer, people),
      email: people.contact.email,
      columns: {
        itinerary: offer,
        ...(lead && { customer: `${lead.givenName} ${lead.familyName}` }),
        travellerCount: partyCount(offer),
        supplierOfferId: offer.availabilityId,
        ...timesOfTour(offer),
        contactCipher: sealTourContact(ctx, people),
      },
    }
  },
  refusal({ kind, vendorCode, supplier }) {
    if (vendorCode === 'TOO_LATE') return new AppError('tour.not-changeable')
    if (kind === 'sold-out') return new AppError('tour.no-availability')
    if (kind === 'price-changed') return new AppError('tour.change-differs')
    return new AppError('supplier.unavailable', { supplier })
  },
  codes: { differs: 'tour.change-differs', costs: 'tour.change-costs', notChangeable: 'tour.not-changeable' },
  words: {
    booked: startOf(formatDate),
    before: startOf(dayWords),
    same: { path: 'time', message: 'Choose another time or other people.' },
    refused: 'The operator refused the change. The booking is as it was.',
    notMade: 'The operator has not changed it. The booking is as it was; change it again.',
  },
}

/** The day and the time of a start, in words. */
function startOf(wordsOf: (day: string) => string): (itinerary: unknown) => string {
  return (itinerary) => {
    const { day, time } = SupplierTourOffer.parse(itinerary)
    return [wordsOf(day), time].filter(Boolean).join(', ')
  }
}
