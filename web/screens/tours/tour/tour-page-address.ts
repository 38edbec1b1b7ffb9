import type { Party } from '#domain/tours/search.ts'
import { offerAddresses } from '../../../results/offer/offer-addresses.ts'
import type { SoldOut } from '../../../results/offer/offer-failure.ts'

/** The address of a tour's page. */
export const tourPagePath = '/tour/singleTour'

/** What the dialog of an error reads from the address. */
const ofError = ['error', 'errorCode', 'errorType', 'errorPayload']
/** What a tour's address has beside the search and the filters. */
const own = ['tour', 'option', 'day', 'month', 'add', ...ofError]

const { without, changeOf, ...addresses } = offerAddresses({ results: '/tour/result', form: '/tour/new', own })
export const { resultsOf, searchAgainOf } = addresses

/** No place is free: other days, or another activity. */
export const soldOutOf = (params: URLSearchParams): SoldOut => ({
  title: 'No places are left',
  change: { to: changeOf(params), label: 'Change the search' },
  others: { to: resultsOf(params), label: 'Other things to do' },
})

/** What is chosen on the page. */
interface Choice {
  option: string
  day: string
  /** `2026-12`: the first month of the calendar. */
  month: string
}

/** The same page with another choice, at the part of the page where it is chosen. */
export function choiceAddress(params: URLSearchParams, choice: Partial<Choice>): string {
  const next = without(params, ofError)
  for (const [name, value] of Object.entries(choice)) next.set(name, value)
  return `${tourPagePath}?${next}#${'option' in choice ? 'options' : 'when'}`
}

/** What a form of other people sends along besides its fields. */
export const allButPeople = (params: URLSearchParams): [name: string, value: string][] => [
  ...without(params, ['adults', 'children', ...ofError]),
]

/** The same tour for other people. */
export function forPeople(params: URLSearchParams, { adults, children }: Party): string {
  const people = { adults: String(adults), ...(children.length > 0 && { children: children.join('.') }) }
  return `${tourPagePath}?${new URLSearchParams([...allButPeople(params), ...Object.entries(people)])}#when`
}
