import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { addOnsFor } from '#domain/tours/add-on-rules.ts'
import { isSameBooking } from '#domain/tours/changes/change-rules.ts'
import { forFewerPeople } from '#domain/tours/changes/fewer-people.ts'
import type { Party } from '#domain/tours/search.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { changePricing } from '../../pricing/change-pricing.ts'
import type { Changing, FoundChange } from '../../products/product-change.ts'
import { askStart } from '../booking/find-start.ts'
import { peopleOf } from '../booking/people-of.ts'
import type { OpenOption } from '../booking/read-days.ts'
import { tourWaterfall } from '../tour-waterfall.ts'
import { type ChangeableTour, changeableTour } from './changeable-tour.ts'

export interface ForPeople {
  adults?: number | undefined
  children?: number[] | undefined
}

/** A start; the booked day and time where none is named. */
export interface ToStart {
  day?: string | undefined
  time?: string | null | undefined
}

const partyFor = ({ offer }: ChangeableTour, { adults, children }: ForPeople): Party => ({
  adults: adults ?? offer.adults,
  // An address cannot say that there are none.
  children: children ?? (adults === undefined ? offer.children : []),
})

const pricingOf = (ctx: Ctx, order: ChangeableTour['order']) =>
  changePricing<Pick<SupplierTourOffer, 'supplier' | 'net' | 'tax'>>(ctx, order, (offer, pricing) =>
    tourWaterfall(offer, { ...pricing, net: offer.net, tax: offer.tax }),
  )

/** The option of an order at its supplier, for these people. Throws as `changeableTour`, and input.invalid where it does not take them. */
export async function openChange(ctx: Ctx, changing: Changing, people: ForPeople): Promise<OpenOption & ChangeableTour> {
  const read = changeableTour(ctx, changing)
  const { offer, order } = read
  const { units } = peopleOf(offer.option, partyFor(read, people))
  const pricing = await pricingOf(ctx, order)
  return {
    ...read,
    ref: { productId: offer.productId, optionId: offer.optionId },
    option: offer.option,
    at: { supplier: null },
    units,
    async priceOf(net, tax = null) {
      const { total } = pricing({ ...offer, net, tax })
      return { bare: total, total }
    },
  }
}

export interface FoundTourChange extends FoundChange, ChangeableTour {
  to: SupplierTourOffer
  until: string
}

/**
 * Another start of the same option, or other people, at the supplier's current price. Throws as `changeableTour`, tour.no-availability without places,
 * and input.invalid for people whom it does not take.
 */
export async function findTourChange(
  ctx: Ctx,
  changing: Changing,
  { day: asked, time: askedTime, ...people }: ForPeople & ToStart,
): Promise<FoundTourChange> {
  const read = changeableTour(ctx, changing)
  const { offer, order, supplierOrderId } = read
  const [day, time] = [asked ?? offer.day, askedTime === undefined ? offer.time : askedTime]
  const { supplier, productId, tour, option } = offer
  const at = { supplier, productId, tour, options: [option] }
  const party = partyFor(read, people)
  const isSameStart = day === offer.day && time === offer.time
  const fewer = isSameStart ? forFewerPeople(offer, peopleOf(option, party).people, party) : null
  const addOns = addOnsFor(offer.addOns, party.adults + party.children.length)
  const to = await findPlaces(ctx, { at, option, party, day, time, addOns, without: supplierOrderId }, fewer)
  return { ...read, to, waterfall: (await pricingOf(ctx, order))(to), isSame: isSameBooking(offer, to) }
}

async function findPlaces(
  ctx: Ctx,
  wanted: Parameters<typeof askStart>[1],
  fewer: SupplierTourOffer | null,
): Promise<SupplierTourOffer> {
  try {
    return await askStart(ctx, wanted)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'sold-out' && fewer) return fewer
    if (error.kind === 'sold-out') throw new AppError('tour.no-availability')
    throw new AppError('supplier.unavailable', { supplier: error.supplier })
  }
}
