import { describe, expect, it } from 'vitest'
import { parseRoom } from './parse-room.ts'

const read = (name: string) => parseRoom({ name, beds: [], sleeps: null })
const facts = (name: string) => read(name).facts

describe('parsing a room’s name', () => {
  it.each<[name: string, category: string, beds: string | null, view: string | null]>([
    ['Deluxe King Room with Sea View', 'deluxe', '1 king', 'sea view'],
    ['DELUXE ROOM - 1 KING BED - SEA VIEW', 'deluxe', '1 king', 'sea view'],
    ['Dlx King Rm Ocean View', 'deluxe', '1 king', 'sea view'],
    ['King Deluxe Room - Seaview', 'deluxe', '1 king', 'sea view'],
    ['Chambre Double Supérieure, vue sur la mer', 'superior', '1 double', 'sea view'],
    ['Superior Doppelzimmer mit Meerblick', 'superior', '1 double', 'sea view'],
    ['Habitación Doble Superior con vistas al mar', 'superior', '1 double', 'sea view'],
    ['Camera Matrimoniale Deluxe vista giardino', 'deluxe', '1 double', 'garden view'],
    ['Standard Twin Room', 'standard', '2 single', null],
    ['Standard Room, 2 Single Beds', 'standard', '2 single', null],
    ['Std Twn Rm', 'standard', '2 single', null],
    ['Einzelzimmer', 'single', '1 single', null],
    ['Single Room', 'single', '1 single', null],
    ['Double Room for Single Use', 'single', '1 double', null],
    ['Two Queen Beds Family Room', 'family', '2 queen', null],
    ['Family Room, 1 King Bed and 2 Single Beds', 'family', '1 king + 2 single', null],
    ['Superior Room, Partial Sea View', 'superior', null, 'partial sea view'],
    ['Junior Suite, Garden View', 'junior suite', null, 'garden view'],
    ['Jr Ste Kng', 'junior suite', '1 king', null],
    ['Executive Suite', 'executive suite', null, null],
    ['2BR Apt, City View', '2-bedroom apartment', null, 'city view'],
    ['Two-Bedroom Apartment', '2-bedroom apartment', null, null],
    ['Bed in Mixed Dormitory', 'dormitory', null, null],
    ['Presidential Suite', 'presidential suite', null, null],
    ['Luxury Safari Tent', 'deluxe tent', null, null],
    ['Overwater Bungalow', 'bungalow', null, null],
    ['Double Room', 'room', '1 double', null],
  ])('%s', (name, category, beds, view) => {
    expect(facts(name)).toMatchObject({ category, view, beds })
  })

  it.each<[string, boolean | null]>([
    ['Deluxe Room, Non Smoking', false],
    ['DELUXE ROOM NON-SMOKING', false],
    ['Nichtraucherzimmer Deluxe', false],
    ['Deluxe Room, Smoking', true],
    ['Chambre Deluxe Fumeur', true],
    ['Deluxe Room', null],
  ])('%s', (name, smoking) => {
    expect(facts(name)).toMatchObject({ category: 'deluxe', smoking })
  })

  it.each([
    'Accessible King Room',
    'King Room - Wheelchair Accessible',
    'Queen Room, Mobility/Hearing Accessible',
    'Disability Access Twin',
  ])('%s is an accessible room', (name) => {
    expect(facts(name).isAccessible).toBe(true)
  })

  it('the supplier’s own beds have priority over the name’s', () => {
    const { facts: told } = parseRoom({ name: 'Deluxe Double Room', beds: [{ type: 'queen', count: 1 }], sleeps: 2 })
    expect(told).toMatchObject({ category: 'deluxe', beds: '1 queen', sleeps: 2 })
  })

  it('rate conditions and sizes are no part of the room', () => {
    const plain = read('Deluxe King Room')
    for (const name of [
      'Deluxe King Room, 31 m²',
      'Deluxe King Room - Breakfast included',
      'Deluxe King Room (Non-refundable)',
      'Deluxe King Room, sleeps 2',
      'Deluxe King Room, 2 adults, Room only',
    ])
      expect(read(name), name).toEqual(plain)
  })

  it('unknown words are preserved: they distinguish rooms', () => {
    expect(read('Deluxe King Room, Tower Wing').rest).toEqual(['tower', 'wing'])
    expect(read('Deluxe King Room with Balcony').rest).toEqual(['balcony'])
    expect(read('Pay Later Special').rest).toEqual(['later', 'pay', 'special'])
  })
})
