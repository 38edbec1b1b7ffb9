import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Review, StayDetail } from '#contract/stays.ts'
import { rateFromText } from '#domain/stays/rooms/each-room.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { chooseRate } from '../../../products/stay/choose-rate.ts'
import { addToQuote } from '../../../products/quote/add-to-quote.ts'
import { addToTrip } from '../../../products/trip/add-to-trip.ts'
import { offerFailure } from '../../../results/offer/offer-failure.ts'
import { todayAtAgency } from '../../../session.ts'
import { bookRooms, chooseForRoom } from './each-room/book-rooms.ts'
import { eachIn } from './each-room/each-address.ts'
import type { EachView } from './each-room/each-view.ts'
import { readEachRoom } from './each-room/read-each-room.ts'
import { hotelPath, resultsOf } from './hotel-address.ts'
import { searchForHotel } from './search-for-hotel.ts'

/** A page's request, as loaders get it. */
interface Asking {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Milliseconds that the page waits for reviews after the rates. */
const REVIEWS_WAIT = 1_000
const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))

const idsOf = (params: URLSearchParams) => ({
  searchId: params.get('searchId') ?? '',
  propertyId: params.get('hotel') ?? '',
})

async function found(detail: StayDetail, asked: Promise<Review[]>, view: EachView | null = null) {
  const reviews = asked.catch(() => [])
  // A page without scripts shows only what is loaded when it is sent: reviews are mostly faster than rates.
  const known = await Promise.race([reviews, pause(REVIEWS_WAIT)])
  return { state: 'found' as const, detail, view, reviews, known, now: new Date().toISOString() }
}

/** A property of a search with current rooms. An address without a search starts one. A sold-out property opens the error dialog once. */
export async function readHotel({ request, context }: Asking) {
  const params = new URL(request.url).searchParams
  const ids = idsOf(params)
  if (!ids.propertyId) throw redirect('/accommodation/new')
  if (params.get('action')) throw redirect(resultsOf(params, params.get('action')))
  if (!ids.searchId) return { state: 'failed' as const, words: await searchForHotel({ request, context }) }
  const api = context.get(apiContext)
  const { stays } = api
  const differing = eachIn(params)
  if (differing) {
    const read = await readEachRoom(api, { params, ...differing })
    if (read.state !== 'found') return read
    const { detail, view } = read
    return found(detail, stays.reviews({ ...ids, searchId: detail.searchId }), view)
  }
  const reviews = stays.reviews(ids)
  reviews.catch(() => [])
  try {
    return await found(await stays.property({ ...ids, rate: params.get('rate') ?? undefined }), reviews)
  } catch (error) {
    const failure = offerFailure(error, { expired: 'stay.search-expired', gone: 'stay.no-availability' })
    const isTold = failure.state !== 'gone' || params.has('told')
    const dialog = error instanceof ApiFailure && !isTold && dialogOfProduct('stay', error.data)
    if (dialog) throw redirect(withError(`${hotelPath}?${params}&told=1`, dialog))
    return failure.state === 'gone' ? { ...failure, today: todayAtAgency(context) } : failure
  }
}

/** Opens a checkout of the selected rate, or adds it to a trip or a quote; of several rooms with different rates chooses one, or books all. */
export async function bookRate({ request, context }: Asking) {
  const typed = await readForm(request)
  const { rateId, intent } = typed
  const { search, searchParams } = new URL(request.url)
  const differing = eachIn(searchParams)
  if (differing) {
    const { each, search: whole } = differing
    const of = { params: searchParams, each, search: whole }
    if (intent === 'rooms') return bookRooms(context.get(apiContext), of, typed)
    const rate = rateFromText(rateId)
    if (rate && each.step !== 'all') return chooseForRoom(of, { step: each.step, rate })
    throw data(null, { status: 400 })
  }
  const ids = idsOf(searchParams)
  if (!rateId || !ids.searchId || !ids.propertyId) throw data(null, { status: 400 })
  if (intent === 'trip') return addToTrip(context.get(apiContext), { product: 'stay', ...ids, rateId })
  if (intent === 'quote') return addToQuote({ product: 'stay', searchId: ids.searchId, propertyId: ids.propertyId, rateId })
  return chooseRate(context.get(apiContext), { ...ids, rateId }, hotelPath + search)
}
