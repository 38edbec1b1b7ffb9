import { describe, expect, it } from 'vitest'
import { type Guest, guestProblems } from './guest.ts'

const adult = (room: number): Guest => ({ room, type: 'adult', age: null, title: null, givenName: 'Ada', familyName: 'Obi' })
const child = (room: number): Guest => ({ ...adult(room), type: 'child', age: 7 })
const rooms = [
  { adults: 2, children: [7], infants: 0 },
  { adults: 1, children: [], infants: 1 },
]
const says = (guests: Guest[]) => guestProblems(guests, rooms).map(({ message }) => message)

describe('guests by room', () => {
  it('need an adult who checks in to each room, and no more', () => {
    expect(says([adult(0), adult(1)])).toEqual([])
    expect(says([adult(0)])).toEqual(['Enter who checks in to room 2.'])
    expect(says([child(0), adult(0), adult(1)])).toEqual(['Enter who checks in to room 1.'])
  })

  it('match the searched rooms', () => {
    expect(says([adult(0), adult(1), child(1)])).toEqual(['Room 2 was searched for other guests.'])
    expect(says([adult(0), adult(1), adult(2)])).toEqual(['There is a guest without a room.'])
  })
})
