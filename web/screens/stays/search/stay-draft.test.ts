import { describe, expect, it } from 'vitest'
import type { Destination } from '#domain/stays/search.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { checkStay, draftFrom, guestProblem, pastProblems, type StayDraft, searchOf } from './stay-draft.ts'

const lagos: Destination = {
  kind: 'city',
  extentKm: null,
  id: 'city:lagos-ng',
  name: 'Lagos',
  context: 'Lagos State, Nigeria',
  country: 'NG',
  latitude: 6.45,
  longitude: 3.4,
}
const draft: StayDraft = {
  destination: lagos,
  checkIn: '2026-12-08',
  checkOut: '2026-12-11',
  rooms: [
    { adults: 2, children: [7], infants: 1 },
    { adults: 1, children: [], infants: 0 },
  ],
  nationality: 'GH',
  radiusKm: 5,
  dealCode: 'vip',
}
const problemsOf = (part: Partial<StayDraft>) => {
  const checked = checkStay({ ...draft, ...part })
  return 'problems' in checked ? checked.problems : {}
}

it('says beside the field of a day that the text is none', () => {
  expect(problemsOf({ checkOut: null, checkOutText: '31 Feb' })).toEqual({ checkOut: '“31 Feb” is not a date.' })
})

describe('a search for a stay while it is edited', () => {
  it('survives a round trip through an address', () => {
    expect(draftFrom(stayToParams(searchOf(draft)), 'NG')).toEqual({ ...draft, dealCode: 'VIP' })
  })

  it('starts with two adults in a room and the nationality that was chosen last', () => {
    expect(draftFrom(new URLSearchParams(), 'KE')).toEqual({
      destination: null,
      checkIn: null,
      checkOut: null,
      rooms: [{ adults: 2, children: [], infants: 0 }],
      nationality: 'KE',
      radiusKm: null,
      dealCode: '',
    })
  })

  it('drops invalid values of an address', () => {
    const params = new URLSearchParams('place=Lagos&at=640,3&checkIn=2026-02-31&rooms=x-90')
    expect(draftFrom(params, 'NG')).toMatchObject({
      destination: null,
      checkIn: null,
      rooms: [{ adults: 0, children: [null], infants: 0 }],
    })
  })

  it('is a search once it is complete', () => {
    expect(checkStay(draft)).toEqual({ search: { ...searchOf(draft), dealCode: 'VIP' } })
  })

  it('asks for the place, the days and each child’s age', () => {
    expect(problemsOf({ destination: null, checkIn: null, checkOut: null })).toEqual({
      destination: 'Choose a city, a landmark or a property from the list.',
      checkIn: 'Choose a date.',
      checkOut: 'Choose a date.',
    })
    expect(problemsOf({ rooms: [{ adults: 1, children: [null], infants: 0 }] })).toEqual({
      rooms: 'Choose the age of each child.',
    })
  })

  it('names the room without an adult before the search is submitted', () => {
    const rooms = [draft.rooms[0], { adults: 0, children: [9], infants: 0 }].filter((room) => room !== undefined)
    expect(guestProblem({ ...draft, destination: null, rooms })).toEqual({ rooms: 'Room 2: Each room takes an adult.' })
  })

  it('refuses a check-out that is not after the check-in', () => {
    expect(problemsOf({ checkOut: '2026-12-08' })).toEqual({ checkOut: 'Check-out is after check-in.' })
  })

  it('names the date that has passed; check-in today is possible', () => {
    const past = 'This date is in the past.'
    expect(pastProblems(draft, '2026-12-08')).toEqual({})
    expect(pastProblems(draft, '2026-12-09')).toEqual({ checkIn: past })
    expect(pastProblems(draft, '2026-12-11')).toEqual({ checkIn: past, checkOut: past })
  })
})
