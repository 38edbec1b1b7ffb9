import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { readComparedRate } from '#domain/stays/compare.ts'
import { readSeenRate } from '#domain/stays/kinds.ts'
import { rateAsSeen } from '#domain/stays/rooms/best-rates.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { addToQuote } from '../quote/add-to-quote.ts'
import { addToTrip } from '../trip/add-to-trip.ts'
import { shownIn } from '../trip/shown-in.ts'
import { propertyAddress } from './stay-address.ts'

/**
 * Adds the rate that a list or a comparison showed of a property (`comparedRateText`) to a trip (`toTrip`) or to a quote (`toQuote`). Where it is no
 * longer sold so, the page of the property says what is.
 */
export async function addShownStay(api: Api, { toTrip, toQuote }: Record<string, string>, params: URLSearchParams) {
  const { id: propertyId, rate: seen } = readComparedRate(toTrip ?? toQuote ?? '')
  const { searchId, query } = shownIn(params)
  if (!propertyId || !searchId) throw data(null, { status: 400 })
  const page = redirect(propertyAddress(searchId, propertyId, query, seen))
  try {
    const { rooms } = await api.stays.property({ searchId, propertyId, rate: seen ?? undefined })
    const rate = rateAsSeen(
      rooms.flatMap(({ rates }) => rates),
      readSeenRate(seen),
    )
    if (!rate) return page
    const choice = { product: 'stay' as const, searchId, propertyId, rateId: rate.id }
    return toQuote ? addToQuote(choice) : await addToTrip(api, choice, { propertyId })
  } catch (error) {
    const isGone = error instanceof ApiFailure && error.data.code === 'stay.no-availability'
    return isGone ? page : failedForm(error, { propertyId })
  }
}
