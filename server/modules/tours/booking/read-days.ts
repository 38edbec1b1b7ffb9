import type { TourDay, TourStart } from '#contract/tours.ts'
import { daysBetween } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { add } from '#domain/money/money.ts'
import type { Money } from '#domain/money/money.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { freeUntil, refundabilityAt } from '#domain/stays/cancellation.ts'
import { stepsUntil } from '#domain/tours/cancellation.ts'
import { unitPrices } from '#domain/tours/unit-prices.ts'
import type { Party } from '#domain/tours/search.ts'
import type { PlaceState } from '#domain/tours/tour.ts'
import type { TourOption } from '#domain/tours/tour.ts'
import type { OptionRef, TourSupplier, UnitQuantity } from '#integrations/tours/port.ts'
import type { Ctx } from '../../../ctx.ts'
import { waysToPay } from '../../pricing/offered-methods.ts'
import { readPricing } from '../../pricing/read-pricing.ts'
import { frozenRate } from '../../rates/frozen-rate.ts'
import { tourWaterfall } from '../tour-waterfall.ts'
import { OWN_SUPPLIER } from '../../own-tours/supplier/own-supplier-id.ts'
import { tourSearches } from '../search/tour-searches.ts'
import { partyOf, peopleOf } from './people-of.ts'
import { readOption } from './tour-at-supplier.ts'

const MOST_DAYS = 62

interface Wanted {
  searchId: string
  tourId: string
  optionId: string
  adults?: number | undefined
  children?: number[] | undefined
}

/** Only the agency's own tours have waiting lists. */
const hasWaitingList = (at: { supplier: string | null }, state: PlaceState): boolean =>
  at.supplier === OWN_SUPPLIER.id && state === 'sold-out'

async function open(ctx: Ctx, wanted: Wanted) {
  const record = await tourSearches.read(ctx, wanted.searchId)
  const found = await readOption(ctx, record, wanted)
  const party: Party = partyOf(record.search, wanted)
  const { units } = peopleOf(found.option, party)
  const pricing = await readPricing(ctx, { product: 'tour', dealCode: record.search.dealCode })
  /** The price without a payment fee, and with that of the cheapest method. */
  async function priceOf(net: Money, tax: Money | null = null) {
    const { total } = tourWaterfall(found.at, {
      ...pricing,
      net,
      tax,
      rate: await frozenRate(ctx, net.currency, pricing.currency),
    })
    return { bare: total, total: add(total, cheapestFee(total, waysToPay(ctx))) }
  }
  return { ...found, search: record.search, units, priceOf, ref: { productId: found.at.productId, optionId: found.option.id } }
}

/** An option at its supplier, for these people. */
export interface OpenOption {
  supplier: TourSupplier
  ref: OptionRef
  option: TourOption
  /** Where it is sold to others, who may wait for it; null for a change of a booking. */
  at: { supplier: string | null }
  units: readonly UnitQuantity[]
  /** The price without a payment fee, and as it is shown. */
  priceOf(net: Money, tax?: Money | null): Promise<{ bare: Money; total: Money }>
}

/** The days of an option, each with its lowest price for these people. */
export async function readDays(
  ctx: Ctx,
  { from, to, ...wanted }: Wanted & { from?: string | undefined; to?: string | undefined },
): Promise<TourDay[]> {
  const opened = await open(ctx, wanted)
  return daysOf(opened, { from: from ?? opened.search.from, to: to ?? opened.search.to })
}

/** The days of a period. Throws input.invalid for one that is too long. */
export async function daysOf(
  { supplier, ref, units, priceOf, at }: OpenOption,
  period: { from: string; to: string },
): Promise<TourDay[]> {
  const days = daysBetween(period.from, period.to)
  if (days < 0 || days >= MOST_DAYS)
    throw new AppError('input.invalid', { problems: [{ path: 'to', message: `At most ${MOST_DAYS} days.` }] })
  const found = await supplier.days(ref, { ...period, units })
  return Promise.all(
    found.map(async ({ day, state, left, net }) => ({
      day,
      state,
      left,
      total: net ? (await priceOf(net)).total : null,
      hasWaitingList: hasWaitingList(at, state),
    })),
  )
}

/** The starts of a day with places or without, ascending. */
export async function readStarts(ctx: Ctx, { day, ...wanted }: Wanted & { day?: string | undefined }): Promise<TourStart[]> {
  const opened = await open(ctx, wanted)
  return startsOf(ctx, opened, { day: day ?? opened.search.from })
}

/** The starts of a day; `without` is a booking of ours that is to be changed. */
export async function startsOf(
  ctx: Ctx,
  { supplier, ref, units, priceOf, option, at }: OpenOption,
  { day, without }: { day: string; without?: string | undefined },
): Promise<TourStart[]> {
  const starts = await supplier.starts(ref, { day, units, without })
  return Promise.all(
    starts.map(
      async ({
        time,
        endTime,
        openingHours,
        state,
        left,
        net,
        tax,
        each,
        startsAt,
        bookableUntil,
        cancellation,
        addOnsLeft,
      }): Promise<TourStart> => {
        const price = net && (await priceOf(net, tax))
        const extras = addOnsLeft ? { addOnsLeft } : {}
        const waits = hasWaitingList(at, state)
        const terms = { time, endTime, openingHours, state, left, bookableUntil, hasWaitingList: waits, ...extras }
        if (!net || !price) return { ...terms, total: null, prices: [], freeUntil: null, isPartlyRefundable: false }
        const priced = units.flatMap(({ unitId, quantity }) => {
          const unit = each.find((one) => one.unitId === unitId)
          const title = option.units.find(({ id }) => id === unitId)?.title ?? ''
          return unit ? [{ unitId, title, quantity, each: unit.net }] : []
        })
        const prices = unitPrices(price.bare, priced)
        const steps = cancellation ?? stepsUntil(new Date(startsAt), option.freeCancellationMinutes, net)
        const isPartlyRefundable = refundabilityAt(steps, net, ctx.now()) === 'partial'
        return { ...terms, total: price.total, prices, freeUntil: freeUntil(steps, ctx.now()), isPartlyRefundable }
      },
    ),
  )
}
