import type { Place } from '#contract/places.ts'
import type { LocalDate } from '#domain/dates.ts'
import { cabinOf } from '#domain/flights/cabins.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { flightPlace } from '#domain/flights/search-place.ts'
import { MAX_DAYS_AHEAD } from '#domain/flights/journey.ts'
import { tripOf } from '#domain/flights/search-rules.ts'
import type { NumberStyle } from '#domain/numbers.ts'
import { applicableFilters } from '#domain/results/applicable-filters.ts'
import { writePreference } from '../../../../kit/cookies.ts'
import { routeWords } from '../../../../screens/flights/results/route-words.ts'
import { flightResults } from '../../../../screens/flights/search/form-words.ts'
import {
  addLeg,
  canAddLeg,
  changeLeg,
  earliestDay,
  type LegDraft,
  legPrefix,
  legsOf,
  removeLeg,
  startLegs,
} from '../../../../screens/flights/search/legs.ts'
import { isPlaceMeant, placeLabel, placeRow, placeWords } from '../../../../screens/flights/search/place-words.ts'
import { recentFlight } from '../../../../screens/flights/search/recent-flight.ts'
import {
  checkDraft,
  draftFrom,
  type SearchDraft,
  searchOf,
  travellerProblem,
  unknownPlaces,
} from '../../../../screens/flights/search/search-draft.ts'
import { dayFields } from '../../../../search/shop/client/day-fields.ts'
import { watchPanels } from '../../../../search/shop/client/panels.ts'
import { partyFields } from '../../../../search/shop/client/party-fields.ts'
import { part, piece } from '../../../../search/shop/client/piece.ts'
import { type PlaceField, type PlaceRules, placeField } from '../../../../search/shop/client/place-field.ts'
import type { Problems } from '../../../../search/shop/client/problems.ts'
import { showRecent } from '../../../../search/shop/client/recent.ts'
import { runForm } from '../../../../search/shop/client/run-form.ts'
import type { PlainFacts } from '../../../../search/shop/form.tsx'
import { travellerCount } from '../../../../search/traveller-words.ts'
import { saveFlightSearch, savedFlights } from '../../saved-searches.ts'
import { knownPrices } from './known-prices.ts'
import { askApi } from '../../../../site/ask-api.ts'

const MANY = 8

const placeRules: PlaceRules<Place> = {
  label: 'Places',
  async ask(query, signal) {
    const params = new URLSearchParams({ query, limit: String(MANY) })
    return (await askApi(`/places/suggestions?${params}`, signal ? { signal } : {})).json()
  },
  isMeant: isPlaceMeant,
  labelOf: placeLabel,
  rowOf: (place, listed) => ({ kind: place.kind, ...placeRow(place, listed) }),
  words: placeWords,
}

type Facts = PlainFacts & { style: NumberStyle }

/** The form fields of one flight. */
interface LegFields {
  host: HTMLElement
  ends: readonly PlaceField<Place>[]
  paint: (leg: LegDraft, back: LocalDate | null) => void
}

/** The script of the search for flights on a page of plain HTML. */
export function runFlightForm(form: HTMLFormElement): void {
  const facts: Facts = JSON.parse(form.dataset.facts ?? '')
  const start: SearchDraft = JSON.parse(form.dataset.draft ?? '')
  const { today } = facts
  const known = knownPrices(facts)
  /** By flight: typed dates that cannot be parsed. */
  const unread: Problems[] = []
  const wrong = (): Problems => Object.assign({}, ...unread)
  const legs: LegFields[] = []
  const more = part(form, '[data-legs]')
  more.replaceChildren()
  const { now, change } = runForm<SearchDraft, FlightSearch>(form, (tell) => {
    const party = partyFields(part(form, '[data-panel]'), tell)
    legs.push(legFields(part(form, '[data-leg]'), 0))
    return {
      start: startOf(form, start),
      given: facts.problems,
      check: (draft) => merged(checkDraft(draft, today)),
      live: (draft) => ({ ...travellerProblem(draft, today), ...unknownPlaces(draft), ...wrong() }),
      addressOf: (draft) => searchToParams(searchOf(draft)),
      storedIn: facts.storedIn,
      settle: () => Promise.all(legs.flatMap(({ ends }) => ends.map((end) => end.settle()))),
      toResults(search) {
        saveFlightSearch(search, routeWords(now()))
        const after = searchToParams(search)
        const before = new URLSearchParams(location.search)
        return `${flightResults}?${after}${applicableFilters({ before, after, names: facts.filters, ...flightPlace })}`
      },
      // The error dialog says in full what is wrong with the days; results that are refused lead back with it.
      refusedAt(draft) {
        const checked = checkDraft(draft, today)
        const isTold = facts.storedIn === 'address' && 'dates' in checked && checked.dates !== null
        return isTold ? `${flightResults}?${searchToParams(searchOf(draft))}` : null
      },
      paint(draft) {
        const all = draft.trip === 'multi-city' ? legsOf(draft) : [draft]
        while (legs.length < all.length) legs.push(addFields(legs.length))
        for (const { host } of legs.splice(Math.max(all.length, 1))) host.remove()
        unread.length = Math.min(unread.length, legs.length)
        part<HTMLInputElement>(form, `[name=trip][value=${draft.trip}]`).checked = true
        legs.forEach((fields, index) => {
          const leg = all[index]
          if (leg) fields.paint(leg, draft.return)
        })
        party.paint(draft)
        part(form, '[data-value]').textContent = travellerCount(draft)
        part<HTMLButtonElement>(form, '[data-add-leg]').disabled = !canAddLeg(draft)
        part(form, '[data-full]').hidden = canAddLeg(draft)
      },
    }
  })

  /** An invalid date also prevents the search. */
  function merged(checked: ReturnType<typeof checkDraft>) {
    if (Object.keys(wrong()).length === 0) return checked
    return { problems: { ...('problems' in checked ? checked.problems : {}), ...wrong() } }
  }

  function addFields(index: number): LegFields {
    const host = piece(form, 'leg')
    part(host, 'legend').textContent = `Flight ${index + 1}`
    for (const element of host.querySelectorAll<HTMLElement>('[id], [for], [name], [data-field], [data-place]'))
      nameFor(element, legPrefix(index))
    const remove = part(host, '[data-remove-leg]')
    remove.setAttribute('aria-label', `Remove flight ${index + 1}`)
    remove.addEventListener('click', () => {
      change(removeLeg(now(), index))
      part(more, `fieldset:nth-of-type(${Math.min(index, legs.length - 1)}) input`).focus()
    })
    more.append(host)
    return legFields(host, index)
  }

  function legFields(host: HTMLElement, index: number): LegFields {
    const set = (part: Partial<LegDraft>) => change(changeLeg(now(), index, part))
    const field = (end: 'from' | 'to') =>
      placeField(part(host, `[data-place="${legPrefix(index)}${end}"]`), placeRules, (place, text) =>
        set(end === 'from' ? { from: place, fromText: text } : { to: place, toText: text }),
      )
    const ends = [field('from'), field('to')]
    const isPair = () => index === 0 && now().trip === 'round-trip'
    const days = dayFields(
      part(host, '[data-day-fields]'),
      {
        today,
        daysAhead: MAX_DAYS_AHEAD,
        first: () => earliestDay(legsOf(now()), index) ?? today,
        isPair,
        help: ([depart, back]) =>
          [
            isPair() && depart && !back ? 'Now choose the day of the return.' : 'Days are local to each airport.',
            priceNote(),
          ].join(' '),
        prices: (isEnd, redraw) => known.of(isEnd ? { ...now(), return: null } : now(), redraw),
      },
      ([depart = null, back = null], unreadable) => {
        unread[index] = unreadable
        if (index > 0) return set({ depart, departText: null })
        change({ ...changeLeg(now(), 0, { depart, departText: null }), ...(isPair() ? { return: back, returnText: null } : {}) })
      },
    )
    const [from, to] = ends
    return {
      host,
      ends,
      paint(leg, back) {
        from?.paint(leg.from, leg.fromText)
        to?.paint(leg.to, leg.toText)
        days.paint([leg.depart, back])
      },
    }
  }

  const priceNote = () =>
    known.of(now(), () => {}).size > 0 ? `Small figures: lowest totals known of the last half hour, in ${known.currency}.` : ''

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'trip') {
      const trip = tripOf(target.value)
      writePreference('flowType', trip)
      const draft = now()
      change({ ...(trip === 'multi-city' ? startLegs(draft, draft.trip === 'round-trip' ? draft.return : null) : {}), trip })
    } else if (target instanceof Element && target.closest('[name=cabin], [name=direct], [name=flex]')) change(choicesOf(form))
  })
  part(form, '[data-swap-places]').addEventListener('click', () => {
    const { from, to, fromText, toText } = now()
    change({ from: to, to: from, fromText: toText, toText: fromText })
  })
  part(form, '[data-add-leg]').addEventListener('click', () => {
    change(addLeg(now()))
    legs.at(-1)?.host.querySelectorAll<HTMLInputElement>('input')[1]?.focus()
  })
  watchPanels(form)
  showRecent(form, recentFlights(today))
}

/** The latest search of this browser, unless its dates have passed. */
const recentFlights = (today: LocalDate) =>
  savedFlights().flatMap(({ query, title }) => {
    const draft = draftFrom(new URLSearchParams(query), { trip: 'one-way', from: null, to: null })
    if (!draft.depart || draft.depart < today) return []
    return { ...recentFlight(searchOf(draft), { title, key: query }), to: `${flightResults}?${query}` }
  })

/** The values of fields that browsers restore. */
function choicesOf(form: HTMLFormElement): Pick<SearchDraft, 'cabin' | 'directOnly' | 'flexibleDates'> {
  const values = new FormData(form)
  const cabin = form.querySelector<HTMLSelectElement>('[name=cabin]')?.value ?? null
  return { cabin: cabinOf(cabin), directOnly: values.has('direct'), flexibleDates: values.has('flex') }
}

/** Renames the fields of a further flight to its index. */
function nameFor(element: HTMLElement, prefix: string): void {
  for (const name of ['name', 'data-field', 'data-place'])
    if (element.hasAttribute(name)) element.setAttribute(name, `${prefix}${element.getAttribute(name)}`)
  for (const name of ['id', 'for'])
    if (element.hasAttribute(name))
      element.setAttribute(name, (element.getAttribute(name) ?? '').replace(/-(?=[a-z]+$)/i, `-${prefix}`))
}

/** The page's draft with changes made before the script ran. */
function startOf(form: HTMLFormElement, start: SearchDraft): SearchDraft {
  const trip = tripOf(form.querySelector<HTMLInputElement>('[name=trip]:checked')?.value ?? null, start.trip)
  const legs = trip === 'multi-city' ? startLegs(start, start.trip === 'round-trip' ? start.return : null) : {}
  return { ...start, ...choicesOf(form), ...legs, trip }
}
