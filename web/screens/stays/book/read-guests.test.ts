import { expect, it } from 'vitest'
import { fillGuests, readGuests } from './read-guests.ts'
import { guestSeats } from './seats.ts'

const seats = guestSeats([
  { adults: 2, children: [7], infants: 1 },
  { adults: 1, children: [], infants: 0 },
])

const typed = {
  'guests.0.givenName': ' Adaeze ',
  'guests.0.familyName': 'Okonkwo-Eze',
  'guests.2.givenName': 'Zikora',
  'guests.2.familyName': 'Okonkwo',
  'guests.4.givenName': 'Tobenna',
  'guests.4.familyName': 'Okafor',
  'contact.email': 'adaeze@example.com',
  'contact.phone': '0803 123 4567',
  'contact.phoneCountry': 'NG',
  requests: 'Late arrival, about 23:00.',
}

it('labels everybody who was searched for, room by room', () => {
  expect(seats.map(({ room, label }) => [room, label])).toEqual([
    [0, 'Who checks in'],
    [0, 'Adult 2'],
    [0, 'Child, 7 years'],
    [0, 'Infant'],
    [1, 'Who checks in'],
  ])
})

it('parses the guests; the one who checks in is required, the others are optional', () => {
  const { people } = readGuests(typed, seats)
  expect(people?.guests.map(({ room, type, age, givenName }) => [room, type, age, givenName])).toEqual([
    [0, 'adult', null, 'Adaeze'],
    [0, 'child', 7, 'Zikora'],
    [1, 'adult', null, 'Tobenna'],
  ])
  expect(people?.contact).toEqual({ email: 'adaeze@example.com', phone: '+2348031234567' })
  expect(people?.loyaltyNumber).toBeNull()
})

it('names each field that is missing or half filled in', () => {
  const { problems } = readGuests({ ...typed, 'guests.4.familyName': '', 'guests.1.givenName': 'Chike' }, seats)
  expect(problems).toEqual({ 'guests.1.familyName': 'Enter the family name.', 'guests.4.familyName': 'Enter the family name.' })
  expect(readGuests({}, seats).problems).toMatchObject({ 'guests.0.givenName': 'Enter the given name.' })
})

it('fills the form with what was read from it', () => {
  const { people } = readGuests(typed, seats)
  if (!people) throw new Error('nothing was read')
  expect(fillGuests(people, seats)).toEqual({ ...typed, 'guests.0.givenName': 'Adaeze' })
})
