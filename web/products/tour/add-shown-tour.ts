import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { readShownTour, type ShownTour, startAsShown } from '#domain/tours/found-tour.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { addToQuote } from '../quote/add-to-quote.ts'
import { addToTrip } from '../trip/add-to-trip.ts'
import { shownIn } from '../trip/shown-in.ts'
import { toChooseFirst } from './tour-address.ts'

/**
 * Adds the start that a list or a comparison showed of a tour (`shownTourText`) to a trip (`toTrip`) or to a quote (`toQuote`), if it is the only one
 * of the only option for these people. Where there is a choice, or another price, the page of the tour is where it is chosen.
 */
export async function addShownTour(api: Api, { toTrip, toQuote }: Record<string, string>, params: URLSearchParams) {
  const shown = readShownTour(toTrip ?? toQuote ?? '')
  const { searchId, query } = shownIn(params)
  if (!shown.id || !searchId) throw data(null, { status: 400 })
  const page = redirect(toChooseFirst({ searchId, query, ...shown, into: toQuote ? 'quote' : 'trip' }))
  try {
    const only = await onlyStart(api, searchId, shown)
    if (!only) return page
    const choice = { product: 'tour' as const, searchId, tourId: shown.id, day: shown.day, party: null, addOns: [], ...only }
    return toQuote ? addToQuote(choice) : await addToTrip(api, choice, { tourId: shown.id })
  } catch (error) {
    const isGone = error instanceof ApiFailure && error.data.code === 'tour.no-availability'
    return isGone ? page : failedForm(error, { tourId: shown.id })
  }
}

async function onlyStart({ tours }: Api, searchId: string, shown: ShownTour) {
  const of = { searchId, tourId: shown.id }
  const { options } = await tours.tour(of)
  const [option, ...others] = options.filter(({ takesParty }) => takesParty)
  if (!option || others.length > 0) return null
  const start = startAsShown(await tours.starts({ ...of, optionId: option.id, day: shown.day }), shown)
  return start && { optionId: option.id, time: start.time }
}
