import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TourChangeQuote } from '#contract/products/tour-changes.ts'
import { dayAt } from '#domain/dates.ts'
import { chooseUnits } from '#domain/tours/choose-units.ts'
import { readPlainTourForm } from '#domain/tours/plain-form.ts'
import type { Party } from '#domain/tours/search.ts'
import { tourFromParams } from '#domain/tours/search-params.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readKnown } from '../../../kit/read-known.ts'
import { orderOrElsewhere } from '../../../order/order-only.ts'
import { orderAddress } from '../../../products/order-address.ts'
import { isMonth, lastDayOf, monthAfter, monthOf } from '../tour/months.ts'

/** Null for what the operator does not answer, and for what it no longer sells. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code !== 'order.illegal-transition') return null
    throw error
  }
}

type Quoted = { quote: TourChangeQuote } | { problem: string } | null

/** What the chosen start costs; why it cannot be had; null before one is chosen. */
async function quoteFor(
  { tourChanges }: Api,
  wanted: { id: string; day: string | null; time: string | null } & Party,
): Promise<Quoted> {
  const { day, time } = wanted
  if (!day || !time) return null
  try {
    return { quote: await tourChanges.quote({ ...wanted, day, time: time === 'any' ? null : time }) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { problem: Object.values(error.data.fields)[0] ?? error.data.body }
  }
}

/** An order of a tour with the days, times and people to which it can be changed, and the price of what is chosen. */
export async function readChange({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const { id = '' } = params
  const order = orderOrElsewhere('tour', await readKnown(api.orders.get({ id })))
  if (!order.actions.includes('change')) throw redirect(orderAddress(order))
  const { offer } = order
  const typed = tourFromParams(readPlainTourForm(searchParams))
  const party: Party = searchParams.has('adults')
    ? { adults: Math.max(1, typed.adults), children: typed.children ?? [] }
    : { adults: offer.adults, children: offer.children }
  const isTaken = chooseUnits(offer.option, party) !== null
  const today = dayAt(new Date(), offer.tour.zone)
  const day = searchParams.get('day') ?? offer.day
  const asked = searchParams.get('month') ?? ''
  const start = isMonth(asked) ? asked : monthOf(day)
  const month = start < monthOf(today) ? monthOf(today) : start
  const first = `${month}-01`
  const of = { id, ...party }
  const time = searchParams.get('time')
  const [days, starts, quoted] = isTaken
    ? await Promise.all([
        orNull(api.tourChanges.days({ ...of, from: first < today ? today : first, to: lastDayOf(monthAfter(month)) })),
        orNull(api.tourChanges.starts({ ...of, day })),
        quoteFor(api, { ...of, day, time }),
      ])
    : [null, null, null]
  return { order, party, isTaken, today, month, day, time, days, starts, quoted, hasMoved: searchParams.has('moved') }
}

export type ReadChange = Awaited<ReturnType<typeof readChange>>
