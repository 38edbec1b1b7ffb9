import type { TourChoice } from '#contract/products/tour.ts'
import { AppError } from '#domain/errors.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { addOnsFor, bookAddOns, leftOf } from '#domain/tours/add-on-rules.ts'
import type { ChosenAddOn } from '#domain/tours/add-ons.ts'
import { stepsUntil } from '#domain/tours/cancellation.ts'
import type { Party, TourSearch } from '#domain/tours/search.ts'
import { type BookedUnit, type TourOption, tourOfOption } from '#domain/tours/tour.ts'
import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { SupplierStart } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { readPricing } from '../../pricing/read-pricing.ts'
import { frozenRate } from '../../rates/frozen-rate.ts'
import { publicTourId } from '../public-tour-id.ts'
import { tourSearches } from '../search/tour-searches.ts'
import { supplierOfTour } from '../supplier-of-tour.ts'
import { tourWaterfall } from '../tour-waterfall.ts'
import { peopleOf } from './people-of.ts'
import { readOption, type TourAtSupplier } from './tour-at-supplier.ts'

export interface FoundStart {
  search: TourSearch
  offer: SupplierTourOffer
  waterfall: PriceWaterfall
}

export interface WantedStart {
  at: TourAtSupplier
  option: TourOption
  party: Party
  day: string
  time: string | null
  /** What is chosen with it. */
  addOns?: readonly ChosenAddOn[]
  /** A booking of ours that is to be changed. */
  without?: string
}

const isSold = ({ state }: SupplierStart) => state !== 'sold-out' && state !== 'closed'

/** The start at its supplier's current price. Throws SupplierError `sold-out` without places. */
export async function askStart(
  ctx: Ctx,
  { at, option, party, day, time, without, addOns = [] }: WantedStart,
): Promise<SupplierTourOffer> {
  const supplier = supplierOfTour(ctx, at)
  if (!supplier) throw new AppError('supplier.unavailable', { supplier: at.supplier })
  const { people, units } = peopleOf(option, party)
  const starts = await supplier.starts({ productId: at.productId, optionId: option.id }, { day, units, without })
  const start = starts.find((one) => one.time === time)
  if (!start?.net || !isSold(start)) throw new SupplierError('sold-out', at.supplier, `no places on ${day}`)
  const booked = bookAddOns(option.addOns, addOns, people.length)
  if (!booked) throw new AppError('input.invalid', { problems: [{ path: 'addOns', message: 'Choose extras of this option.' }] })
  const missing = booked.find(({ id, quantity }) => (leftOf(id, start.addOnsLeft) ?? quantity) < quantity)
  if (missing) throw new AppError('tour.add-on-sold-out', { title: missing.title })
  const { net, tax, endDay, endTime, openingHours, left, availabilityId, bookableUntil, each } = start
  const priced = units.flatMap(({ unitId, quantity }): BookedUnit[] => {
    const unit = option.units.find(({ id }) => id === unitId)
    const price = each.find((one) => one.unitId === unitId)?.net ?? null
    return unit ? [{ unitId, kind: unit.kind, title: unit.title, quantity, each: price }] : []
  })
  return {
    id: publicTourId(at.supplier, at.productId, option.id, availabilityId),
    tour: tourOfOption(at.tour, option),
    option,
    day,
    time,
    endDay,
    endTime,
    openingHours,
    adults: party.adults,
    children: party.children,
    units: priced,
    people: people.map(({ unit, age }) => ({ unitId: unit.id, age })),
    left,
    ...(booked.length > 0 && { addOns: booked }),
    supplier: at.supplier,
    productId: at.productId,
    optionId: option.id,
    availabilityId,
    net,
    tax,
    cancellation: start.cancellation ?? stepsUntil(new Date(start.startsAt), option.freeCancellationMinutes, net),
    bookableUntil,
  }
}

/** An offer at the agency's current price. Throws as `readPricing`. */
async function price(ctx: Ctx, offer: SupplierTourOffer, dealCode: string | null): Promise<PriceWaterfall> {
  const pricing = await readPricing(ctx, { product: 'tour', dealCode })
  const { net, tax } = offer
  return tourWaterfall(offer, { ...pricing, net, tax, rate: await frozenRate(ctx, net.currency, pricing.currency) })
}

/** A start of a tour at its supplier, at the agency's current price. Throws SupplierError `sold-out` when it is gone. */
export async function findAt(ctx: Ctx, wanted: WantedStart, dealCode: string | null): Promise<Omit<FoundStart, 'search'>> {
  const offer = await askStart(ctx, wanted)
  return { offer, waterfall: await price(ctx, offer, dealCode) }
}

/** A chosen start of a tour of this agency's search. Throws `tour.search-expired`, `tour.no-availability`, and `input.invalid` for people whom it does not take. */
export async function findStart(ctx: Ctx, choice: TourChoice): Promise<FoundStart> {
  const record = await tourSearches.read(ctx, choice.searchId)
  const { at, option } = await readOption(ctx, record, choice)
  const party = choice.party ?? record.search
  const offer = await askStart(ctx, { at, option, party, day: choice.day, time: choice.time, addOns: choice.addOns })
  const search = { ...record.search, adults: party.adults, children: party.children }
  return { search, offer, waterfall: await price(ctx, offer, search.dealCode) }
}

/** The same start again, at today's price. Throws SupplierError `sold-out` when it is gone. */
export async function refindStart(ctx: Ctx, { search, offer }: { search: TourSearch; offer: SupplierTourOffer }) {
  const { supplier, productId, tour, option, day, time, adults, children } = offer
  const at = { supplier, productId, tour, options: [option] }
  const addOns = addOnsFor(offer.addOns, offer.people.length)
  return findAt(ctx, { at, option, party: { adults, children }, day, time, addOns }, search.dealCode)
}
