import { describe, expect, it } from 'vitest'
import { nameScore, namesPart } from './compare-names.ts'
import { readName, wordsIn } from './read-name.ts'

const context = { places: wordsIn('Lagos', 'Victoria Island', 'Ikeja'), chain: wordsIn('Marriott', 'Radisson') }
const score = (left: string, right: string) => nameScore(readName(left, context), readName(right, context))
const part = (left: string, right: string) => namesPart(readName(left, context), readName(right, context))

describe('names of one property', () => {
  it.each([
    ['Sheraton Lagos Hotel', 'Sheraton Lagos'],
    ['Radisson Blu Anchorage Hotel, V.I.', 'RADISSON BLU ANCHORAGE HOTEL LAGOS VICTORIA ISLAND'],
    ['Protea Hotel by Marriott Ikeja Select', 'Protea Hotel Ikeja Select'],
    ['The Wheatbaker', 'Wheatbaker Hotel'],
    ['Hôtel Le Méridien', 'Le Meridien'],
    ['Lagoon-View Apartments', 'Lagoon View Apts'],
    ['St. George Guest House', 'Saint George Guesthouse'],
    ['Eko Hotels & Suites', 'Eko Hotel and Suites (5 stars)'],
    ['Ni’ima Guest Palace', 'Niima Guest Palace'],
    ['Southern Sun Ikoyi', 'Suothern Sun Ikoyi'],
  ])('%s and %s are similar', (left, right) => {
    expect(score(left, right)).toBeGreaterThan(0.85)
    expect(score(right, left)).toBe(score(left, right))
    expect(part(left, right)).toBe(false)
  })
})

describe('names of two properties', () => {
  it.each([
    ['Ibis Lagos Ikeja', 'Ibis Budget Lagos Ikeja'],
    ['Radisson Blu Ikeja', 'Radisson Red Ikeja'],
    ['Oriental Palace', 'Oriental Court'],
    ['Blue Heron Hotel', 'White Heron Hotel'],
    ['Lagos Continental Hotel', 'Lagos Oriental Hotel'],
  ])('%s and %s are not', (left, right) => {
    expect(score(left, right)).toBeLessThan(0.8)
  })

  it.each([
    ['Sapphire Court', 'Sapphire Court Annex'],
    ['Sapphire Court I', 'Sapphire Court II'],
    ['Premier Inn', 'Premier Inn Airport'],
    ['Sheraton Lagos', 'Four Points by Sheraton Lagos'],
    ['Sapphire Court Phase 1', 'Sapphire Court Phase 2'],
  ])('%s and %s contain a word for a different property', (left, right) => {
    expect(part(left, right)).toBe(true)
  })
})
