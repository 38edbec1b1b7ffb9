import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { addOnsFor } from '#domain/tours/add-on-rules.ts'
import { forFewerPeople } from '#domain/tours/changes/fewer-people.ts'
import type { Party } from '#domain/tours/search.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { Ctx } from '../../ctx.ts'
import { assertMayCancel } from '../access/customer-rules.ts'
import { readOrder } from '../orders/read-order.ts'
import { askStart } from '../tours/booking/find-start.ts'
import { peopleOf } from '../tours/booking/people-of.ts'
import type { OpenOption } from '../tours/booking/read-days.ts'
import { asParticipants } from '../tours/order/as-participants.ts'
import { openTourContact } from '../tours/order/tour-contact.ts'
import { type ChangeableTour, changeableTour } from './changeable-tour.ts'
import { changePricing, differenceOf } from './price-change.ts'

export interface ForPeople {
  id: string
  adults?: number | undefined
  children?: number[] | undefined
}

/** A start; the booked day and time where none is named. */
export interface ToStart {
  day?: string | undefined
  time?: string | null | undefined
}

/** The order with what was entered for it. Throws as `changeableTour`, and shop.not-offered. */
export async function readChangeable(ctx: Ctx, { id }: { id: string }) {
  assertMayCancel(ctx)
  const { order, people } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  const contact = openTourContact(ctx, order)
  return { ...changeableTour(ctx, order), contact, participants: asParticipants(people, contact) }
}

const partyFor = ({ offer }: ChangeableTour, { adults, children }: Omit<ForPeople, 'id'>): Party => ({
  adults: adults ?? offer.adults,
  // An address cannot say that there are none.
  children: children ?? (adults === undefined ? offer.children : []),
})

/** The option of an order at its supplier, for these people. Throws input.invalid where it does not take them. */
export async function openChange(ctx: Ctx, { id, ...people }: ForPeople): Promise<OpenOption & ChangeableTour> {
  const read = await readChangeable(ctx, { id })
  const { offer, order } = read
  const { units } = peopleOf(offer.option, partyFor(read, people))
  const pricing = await changePricing(ctx, order)
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

export interface FoundChange extends Awaited<ReturnType<typeof readChangeable>> {
  /** The tour after the change, and its price. */
  to: SupplierTourOffer
  waterfall: PriceWaterfall
  pay: Money
  refund: Money
}

/**
 * Another start of the same option, or other people, at the supplier's current price. Throws tour.no-availability without places, and input.invalid
 * for people whom it does not take.
 */
export async function findChange(
  ctx: Ctx,
  { id, day: asked, time: askedTime, ...people }: ForPeople & ToStart,
): Promise<FoundChange> {
  const read = await readChangeable(ctx, { id })
  const { offer, order, supplierOrderId } = read
  const [day, time] = [asked ?? offer.day, askedTime === undefined ? offer.time : askedTime]
  const { supplier, productId, tour, option } = offer
  const at = { supplier, productId, tour, options: [option] }
  const party = partyFor(read, people)
  const isSameStart = day === offer.day && time === offer.time
  const fewer = isSameStart ? forFewerPeople(offer, peopleOf(option, party).people, party) : null
  const addOns = addOnsFor(offer.addOns, party.adults + party.children.length)
  const to = await findPlaces(ctx, { at, option, party, day, time, addOns, without: supplierOrderId }, fewer)
  const waterfall = (await changePricing(ctx, order))(to)
  return { ...read, to, waterfall, ...differenceOf(order.waterfall.total, waterfall.total) }
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
