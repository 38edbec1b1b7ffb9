import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { TourDay, TourDetail, TourStart } from '#contract/tours.ts'
import { dayAt, type LocalDate } from '#domain/dates.ts'
import { chooseUnits } from '#domain/tours/choose-units.ts'
import { readPlainTourForm } from '#domain/tours/plain-form.ts'
import type { Party } from '#domain/tours/search.ts'
import { tourFromParams } from '#domain/tours/search-params.ts'
import { tourSearchProblems } from '#domain/tours/search-rules.ts'
import { tourOfOption } from '#domain/tours/tour.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { chooseTour } from '../../../products/tour/choose-tour.ts'
import { addToQuote } from '../../../products/quote/add-to-quote.ts'
import { addToTrip } from '../../../products/trip/add-to-trip.ts'
import { offerFailure } from '../../../results/offer/offer-failure.ts'
import { readAddOns } from './add-on-fields.tsx'
import { isMonth, lastDayOf, monthAfter, monthOf } from './months.ts'
import { searchAgainOf, tourPagePath } from './tour-page-address.ts'

/** A page's request, as loaders get it. */
interface Asking {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The most options whose prices are asked for at once. */
const MOST_OPTIONS = 6

export interface DaysOfOption {
  optionId: string
  /** Null where they could not be read. */
  days: TourDay[] | null
}

export interface FoundTourPage {
  state: 'found'
  detail: TourDetail
  party: Party
  optionId: string
  /** The first of the two months of the calendar. */
  month: string
  today: LocalDate
  /** Of every option that takes these people. */
  calendars: DaysOfOption[]
  day: LocalDate | null
  /** Of the chosen day; null where they could not be read. */
  starts: TourStart[] | null
  /** Of the search; null while no price is known. */
  currency: string | null
  now: string
}

/** What could not be read is told where it is missing. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code !== 'tour.search-expired') return null
    throw error
  }
}

const isSoldOn = ({ total }: TourDay) => total !== null
/** It can be chosen: it has places, or a waiting list. */
export const isChosenOn = (day: TourDay) => isSoldOn(day) || day.hasWaitingList

/** The people of the address; those of the search where it has none or what cannot be read. */
function partyOf(params: URLSearchParams, { search }: TourDetail): Party {
  const { adults, children = [] } = tourFromParams(readPlainTourForm(params))
  const isReadable = tourSearchProblems({ ...search, adults, children }).length === 0
  return params.has('adults') && isReadable ? { adults, children } : { adults: search.adults, children: search.children }
}

/** A tour of a search, with the calendars of its options and the starts of the chosen day. */
export async function readTour({ request, context }: Asking) {
  const params = new URL(request.url).searchParams
  const [searchId, tourId] = [params.get('searchId'), params.get('tour')]
  if (!searchId || !tourId) throw redirect(params.get('place') ? searchAgainOf(params) : '/tour/new')
  const { tours } = context.get(apiContext)
  try {
    return await readFound(tours, params, await tours.tour({ searchId, tourId }))
  } catch (error) {
    return offerFailure(error, { expired: 'tour.search-expired', gone: 'tour.no-availability' })
  }
}

async function readFound(tours: Api['tours'], params: URLSearchParams, detail: TourDetail): Promise<FoundTourPage> {
  const { searchId, search, tour, options } = detail
  const now = new Date()
  const today = dayAt(now, tour.zone)
  const party = partyOf(params, detail)
  const takes = options.filter((option) => chooseUnits(option, party) !== null)
  const wanted = options.find(({ id }) => id === params.get('option'))
  const option = wanted ?? takes[0] ?? options[0]
  if (!option) throw data(null, { status: 404 })
  const asked = params.get('day') ?? search.from
  const typed = params.get('month') ?? ''
  const start = isMonth(typed) ? typed : monthOf(asked)
  const month = start < monthOf(today) ? monthOf(today) : start
  const first = `${month}-01`
  const range = { from: first < today ? today : first, to: lastDayOf(monthAfter(month)) }
  const of = { searchId, tourId: tour.id, ...party }
  const calendars = await Promise.all(
    takes.slice(0, MOST_OPTIONS).map(async ({ id }) => ({
      optionId: id,
      days: await orNull(tours.days({ ...of, optionId: id, ...range })),
    })),
  )
  const days = calendars.find(({ optionId }) => optionId === option.id)?.days ?? []
  const sold = days.filter(isSoldOn)
  // The chosen day, or the first with places from the searched one on.
  const wantedDay = days.filter(isChosenOn).find(({ day }) => day === params.get('day'))
  const chosen = wantedDay ?? sold.find(({ day }) => day >= search.from) ?? sold[0]
  const starts = chosen ? await orNull(tours.starts({ ...of, optionId: option.id, day: chosen.day })) : []
  return {
    state: 'found',
    detail: { ...detail, tour: tourOfOption(tour, option) },
    party,
    optionId: option.id,
    month,
    today,
    calendars,
    day: chosen?.day ?? null,
    starts,
    currency: calendars.flatMap(({ days }) => days ?? []).find(isSoldOn)?.total?.currency ?? null,
    now: now.toISOString(),
  }
}

/** Opens a checkout of the chosen start, or adds it to a trip or a quote. */
export async function bookTour({ request, context }: Asking) {
  const { search, searchParams } = new URL(request.url)
  const typed = await readForm(request)
  const [searchId, tourId] = [searchParams.get('searchId'), searchParams.get('tour')]
  const { option, day, time } = typed
  if (!searchId || !tourId || !option || !day || time === undefined) throw data(null, { status: 400 })
  const party = {
    adults: Number(typed.adults),
    children: (typed.children ?? '').split('.').filter(Boolean).map(Number),
  }
  const choice = { searchId, tourId, optionId: option, day, time: time || null, party, addOns: readAddOns(typed) }
  if (typed.intent === 'trip') return addToTrip(context.get(apiContext), { product: 'tour', ...choice })
  if (typed.intent === 'quote') return addToQuote({ product: 'tour', ...choice })
  return chooseTour(context.get(apiContext), choice, tourPagePath + search)
}
