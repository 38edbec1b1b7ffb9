import { applicableFilters } from '#domain/results/applicable-filters.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { tourPlace } from '#domain/tours/search-place.ts'
import { MAX_DAYS_AHEAD } from '#domain/tours/search-rules.ts'
import { daysHelp } from '../../../../screens/tours/search/days-help.ts'
import { placeWords } from '../../../../screens/tours/search/place-words.ts'
import { recentPlaces } from '../../../../screens/tours/search/recent-places.ts'
import { isTyped, lastTour, recentTours } from '../../../../screens/tours/search/recent-tour.ts'
import {
  checkTour,
  draftToParams,
  peopleProblem,
  type TourDraft,
  unknownDestination,
} from '../../../../screens/tours/search/tour-draft.ts'
import { withTours } from '../../../../screens/tours/search/with-tours.ts'
import { suggested } from '../../../../search/destinations/destination-words.ts'
import { dayFields } from '../../../../search/shop/client/day-fields.ts'
import { watchPanels } from '../../../../search/shop/client/panels.ts'
import { partyFields } from '../../../../search/shop/client/party-fields.ts'
import { part } from '../../../../search/shop/client/piece.ts'
import { destinationRules } from '../../../../search/shop/client/destination-rules.ts'
import { placeField } from '../../../../search/shop/client/place-field.ts'
import type { Problems } from '../../../../search/shop/client/problems.ts'
import { showRecent } from '../../../../search/shop/client/recent.ts'
import { runForm } from '../../../../search/shop/client/run-form.ts'
import type { PlainFacts } from '../../../../search/shop/form.tsx'
import { savedTours } from '../../saved-searches.ts'
import { resultsPath } from '../../tour-address.ts'
import { partyCount, partyWords } from '../../tour-words.ts'
import { runPeopleForm } from './people-client.ts'

const placeRules = destinationRules({ many: 18, keep: withTours, recent: recentPlaces, words: placeWords })

/** Serves the search for tours on a page of plain HTML, and the form of a tour's page, which has people alone. */
export function runTourForm(form: HTMLFormElement): void {
  if ('ofProperty' in form.dataset) return runPeopleForm(form)
  const facts: PlainFacts = JSON.parse(form.dataset.facts ?? '')
  const start: TourDraft = JSON.parse(form.dataset.draft ?? '')
  let wrong: Problems = {}
  const place = placeField(part(form, '[data-place]'), placeRules, (chosen, text) =>
    change({
      destination: chosen?.place ?? null,
      destinationText: text && { ...text, meant: text.meant.map((one) => one.place) },
    }),
  )
  const days = dayFields(
    part(form, '[data-day-fields]'),
    { today: facts.today, daysAhead: MAX_DAYS_AHEAD, first: () => facts.today, isPair: () => true, help: daysHelp },
    ([from = null, to = null], unread) => {
      wrong = unread
      change({ from, to, fromText: null, toText: null })
    },
  )
  const party = partyFields(form, ({ adults, children }) => change({ adults, children }))
  const { change } = runForm<TourDraft, TourSearch>(form, () => ({
    start: lastOf(facts) ?? start,
    given: facts.problems,
    check(draft) {
      const checked = checkTour(draft)
      if (Object.keys(wrong).length === 0) return checked
      return { problems: { ...('problems' in checked ? checked.problems : {}), ...wrong } }
    },
    live: (draft) => ({ ...peopleProblem(draft), ...unknownDestination(draft), ...wrong }),
    addressOf: draftToParams,
    storedIn: facts.storedIn,
    settle: () => place.settle(),
    toResults(search) {
      savedTours.save(search)
      const after = tourToParams(search)
      const before = new URLSearchParams(location.search)
      return `${resultsPath}?${after}${applicableFilters({ before, after, names: facts.filters, ...tourPlace })}`
    },
    paint(draft) {
      const { destination, destinationText: text, from, to } = draft
      place.paint(destination && suggested(destination), text ? { ...text, meant: text.meant.map(suggested) } : null)
      days.paint([from, to])
      party.paint({ ...draft, infants: 0 })
      part(form, '[data-value]').textContent = partyCount(draft)
      part(form, '[data-total]').textContent = partyWords(draft)
    },
  }))
  watchPanels(form)
  showRecent(form, recentTours(savedTours.list(), facts.today))
}

/** At the form's own address, where that says nothing: the last search of this browser, as it is on the form of agents. */
function lastOf({ storedIn, today }: PlainFacts): TourDraft | null {
  const [last] = savedTours.list()
  return last && storedIn === 'address' && !isTyped(new URLSearchParams(location.search)) ? lastTour(last, today) : null
}
