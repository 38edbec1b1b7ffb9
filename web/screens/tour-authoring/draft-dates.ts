import { draftDays, draftStarts } from '#domain/authored-tours/sale/draft-dates.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import { dayAt } from '#domain/dates.ts'
import { readPlainTourForm } from '#domain/tours/plain-form.ts'
import type { Party } from '#domain/tours/search.ts'
import { tourFromParams } from '#domain/tours/search-params.ts'
import { isMonth, lastDayOf, monthAfter, monthOf } from '../tours/tour/months.ts'

/** What the address of a preview has besides the tour and the width. */
const own = ['option', 'month', 'day', 'adults', 'children']

const TWO: Party = { adults: 2, children: [] }

function partyOf(params: URLSearchParams): Party {
  if (!params.has('adults')) return TWO
  const { adults, children = [] } = tourFromParams(readPlainTourForm(params))
  return { adults: Math.max(1, adults), children }
}

/** The days of the chosen option of a draft, and the starts of the chosen day; null while the draft has no option. */
export function readDraftDates(tour: AuthoredTour, params: URLSearchParams, currency: string) {
  const option = tour.options.find(({ id }) => id === params.get('option')) ?? tour.options[0]
  if (!option) return null
  const { zone } = tour.location
  const now = new Date()
  const party = partyOf(params)
  const today = dayAt(now, zone)
  const asked = { option, zone, party, currency, now }
  const typed = params.get('month') ?? ''
  const month = isMonth(typed) && typed > monthOf(today) ? typed : monthOf(today)
  const first = `${month}-01`
  const days = draftDays(asked, { from: first < today ? today : first, to: lastDayOf(monthAfter(month)) })
  const sold = days.filter(({ total }) => total !== null)
  const day = (sold.find((one) => one.day === params.get('day')) ?? sold[0])?.day ?? null
  return { optionId: option.id, party, today, month, day, days, starts: day ? draftStarts(asked, day) : [] }
}
export type DraftDates = NonNullable<ReturnType<typeof readDraftDates>>

/** The same preview with another choice. */
export function previewChoice(params: URLSearchParams, choice: Record<string, string>): string {
  const kept = [...params].filter(
    ([name]) => !(name in choice) && (!own.includes(name) || !('option' in choice) || name === 'adults'),
  )
  return `?${new URLSearchParams([...kept, ...Object.entries(choice)])}`
}
