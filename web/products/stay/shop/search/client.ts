import { applicableFilters } from '#domain/results/applicable-filters.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { stayPlace } from '#domain/stays/search-place.ts'
import { MAX_DAYS_AHEAD, MAX_ROOMS } from '#domain/stays/search-rules.ts'
import { writePreference } from '../../../../kit/cookies.ts'
import { destinationWords, suggested } from '../../../../search/destinations/destination-words.ts'
import {
  checkStay,
  draftToParams,
  guestProblem,
  newRoom,
  type StayDraft,
  unknownDestination,
} from '../../../../screens/stays/search/stay-draft.ts'
import { hotelOn } from '../../../../screens/stays/hotel/hotel-address.ts'
import { distanceOf, distancesOf } from '../../../../screens/stays/search/distances.ts'
import { daysHelp } from '../../../../screens/stays/search/days-help.ts'
import { recentPlaces } from '../../../../screens/stays/search/recent-places.ts'
import { isTyped, lastStay, recentStays } from '../../../../screens/stays/search/recent-stay.ts'
import { dayFields } from '../../../../search/shop/client/day-fields.ts'
import { watchPanels } from '../../../../search/shop/client/panels.ts'
import { partyFields } from '../../../../search/shop/client/party-fields.ts'
import { part, piece } from '../../../../search/shop/client/piece.ts'
import { destinationRules } from '../../../../search/shop/client/destination-rules.ts'
import { placeField } from '../../../../search/shop/client/place-field.ts'
import type { Problems } from '../../../../search/shop/client/problems.ts'
import { showRecent } from '../../../../search/shop/client/recent.ts'
import { runForm } from '../../../../search/shop/client/run-form.ts'
import type { PlainFacts } from '../../../../search/shop/form.tsx'
import { savedStays } from '../../saved-searches.ts'
import { guestsCount, guestsWords } from '../../stay-words.ts'

const placeRules = destinationRules({ many: 10, keep: (found) => found, recent: recentPlaces, words: destinationWords })

/** Serves the search for stays on a page of plain HTML, and the form of a property's page, which has days and guests alone. */
export function runStayForm(form: HTMLFormElement): void {
  const facts: PlainFacts = JSON.parse(form.dataset.facts ?? '')
  const start: StayDraft = JSON.parse(form.dataset.draft ?? '')
  const isOfHotel = 'ofProperty' in form.dataset
  let wrong: Problems = {}
  const list = part(form, '[data-rooms]')
  const rooms: ReturnType<typeof addRoom>[] = []
  list.replaceChildren()

  const place = isOfHotel
    ? null
    : placeField(part(form, '[data-place]'), placeRules, (chosen, text) =>
        change({
          destination: chosen?.place ?? null,
          destinationText: text && { ...text, meant: text.meant.map((one) => one.place) },
        }),
      )
  const days = dayFields(
    part(form, '[data-day-fields]'),
    { today: facts.today, daysAhead: MAX_DAYS_AHEAD, first: () => facts.today, isPair: () => true, help: daysHelp },
    ([checkIn = null, checkOut = null], unread) => {
      wrong = unread
      change({ checkIn, checkOut, checkInText: null, checkOutText: null })
    },
  )

  function addRoom(index: number) {
    const host = piece(form, 'room')
    const party = partyFields(host, (next) => change({ rooms: now().rooms.with(index, next) }))
    part(host, '[data-remove-room]').addEventListener('click', () => change({ rooms: now().rooms.toSpliced(index, 1) }))
    list.append(host)
    return { host, party }
  }

  const { now, change } = runForm<StayDraft, StaySearch>(form, () => ({
    start: isOfHotel ? start : (lastOf(facts) ?? { ...start, ...choicesOf(form) }),
    given: facts.problems,
    check(draft) {
      const checked = checkStay(draft)
      if (Object.keys(wrong).length === 0) return checked
      return { problems: { ...('problems' in checked ? checked.problems : {}), ...wrong } }
    },
    live: (draft) => ({ ...guestProblem(draft), ...unknownDestination(draft), ...wrong }),
    addressOf: draftToParams,
    storedIn: facts.storedIn,
    settle: async () => place?.settle(),
    toResults(search) {
      if (isOfHotel) return hotelOn(new URLSearchParams(location.search), search)
      savedStays.save(search)
      const after = stayToParams(search)
      const before = new URLSearchParams(location.search)
      return `/accommodation/results?${after}${applicableFilters({ before, after, names: facts.filters, ...stayPlace })}`
    },
    paint(draft) {
      const { destination, destinationText: text, checkIn, checkOut, rooms: people } = draft
      if (!isOfHotel) paintChoices(form, draft)
      place?.paint(destination && suggested(destination), text ? { ...text, meant: text.meant.map(suggested) } : null)
      days.paint([checkIn, checkOut])
      while (rooms.length < people.length) rooms.push(addRoom(rooms.length))
      for (const { host } of rooms.splice(people.length)) host.remove()
      rooms.forEach(({ host, party }, index) => {
        const room = people[index]
        if (room) party.paint(room)
        nameRoom(host, index, people.length === 1)
      })
      part(form, '[data-value]').textContent = guestsCount(people)
      const isFull = people.length >= MAX_ROOMS
      part<HTMLButtonElement>(form, '[data-add-room]').disabled = isFull
      part(form, '[data-total]').textContent = isFull ? `At most ${MAX_ROOMS} rooms in one booking.` : guestsWords(people)
    },
  }))

  part(form, '[data-add-room]').addEventListener('click', () => change({ rooms: [...now().rooms, newRoom] }))
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !['nationality', 'radius'].includes(target.name)) return
    if (target.name === 'nationality') writePreference('guestNationality', target.value)
    change(choicesOf(form))
  })
  watchPanels(form)
  showRecent(form, recentStays(savedStays.list(), facts.today))
}

/** At the form's own address, where that says nothing: the last search of this browser, as it is on the form of agents. */
function lastOf({ storedIn, today }: PlainFacts): StayDraft | null {
  const params = new URLSearchParams(location.search)
  const [last] = savedStays.list()
  return last && storedIn === 'address' && !isTyped(params) ? lastStay(last, today) : null
}

/** The distances follow the place: a city can be searched as a whole. */
function paintChoices(form: HTMLFormElement, draft: StayDraft): void {
  part<HTMLSelectElement>(form, 'select[name=nationality]').value = draft.nationality
  const radius = part<HTMLSelectElement>(form, 'select[name=radius]')
  const distances = distancesOf(draft)
  if (distances.map(({ value }) => value).join() !== [...radius.options].map(({ value }) => value).join())
    radius.replaceChildren(...distances.map(({ value, label }) => new Option(label, value)))
  radius.value = distanceOf(draft)
}

/** What stands in the fields that a browser keeps by itself. */
function choicesOf(form: HTMLFormElement): Pick<StayDraft, 'nationality' | 'radiusKm'> {
  const value = (name: string) => part<HTMLSelectElement>(form, `select[name=${name}]`).value
  return { nationality: value('nationality'), radiusKm: Number(value('radius')) || null }
}

/** Numbers a room; a single room cannot be removed. */
function nameRoom(host: HTMLElement, index: number, isOnly: boolean): void {
  const name = `Room ${index + 1}`
  host.setAttribute('aria-label', name)
  part(host, '[data-room-name]').textContent = name
  const remove = part(host, '[data-remove-room]')
  remove.hidden = isOnly
  remove.setAttribute('aria-label', `Remove room ${index + 1}`)
}
