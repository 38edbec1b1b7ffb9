import { describe, expect, it } from 'vitest'
import { judgeStays, noStayFilters, type StayFilters, withReach } from '#domain/stays/filters.ts'
import { foundStay, rateFacts } from '#domain/stays/found-stay.fixture.ts'
import { appliedToStays } from './stay-parts.ts'
import { staySections } from './stay-sections.ts'

const stays = [
  foundStay('a', 100, {
    stars: 5,
    score: 9.2,
    amenities: ['pool', 'wifi'],
    nearby: [{ name: 'Bar Beach', type: 'landmark', km: 1 }],
    rates: [rateFacts(100), rateFacts(120, { board: 'breakfast', refundability: 'free' })],
  }),
  foundStay('b', 60, { score: 7.4, amenities: ['wifi'], nearby: [{ name: 'Bar Beach', type: 'landmark', km: 2 }] }),
]
const sectionsFor = (filters: StayFilters) =>
  staySections(
    { stays, judged: judgeStays(stays, withReach(filters, 10)), open: judgeStays(stays, noStayFilters), filters },
    { reachKm: 10, mostKm: 30 },
  )
const linesOf = (title: string, filters = noStayFilters) =>
  sectionsFor(filters)
    .filter((section) => section.title === title)
    .flatMap(({ parts }) => parts.flatMap((part) => ('options' in part ? part.options : [])))
    .map(({ label, count, from }) => [label, count, from])

describe('the filter sections of stays', () => {
  it('counts properties and has the lowest total for each option', () => {
    expect(linesOf('Stars')).toEqual([
      ['5 stars', 1, 100],
      ['3 stars', 1, 60],
    ])
    expect(linesOf('Meals')).toEqual([
      ['Room only', 2, 60],
      ['Breakfast included', 1, 120],
    ])
    expect(linesOf('Amenities')).toEqual([
      ['Wi-Fi', 2, 60],
      ['Swimming pool', 1, 100],
    ])
    expect(linesOf('Guests’ score').map(([label, count]) => [label, count])).toEqual([
      ['9 or more, excellent', 1],
      ['8 or more, very good', 1],
      ['7 or more, good', 2],
      ['6 or more, fair', 2],
    ])
  })

  it('keeps an option that the other filters leave without a property', () => {
    expect(linesOf('Stars', { ...noStayFilters, board: ['breakfast'] })).toEqual([
      ['5 stars', 1, 120],
      ['3 stars', 0, null],
    ])
  })

  it('counts the properties that a switch would leave, at their price then', () => {
    expect(linesOf('Terms')).toEqual([
      ['Free cancellation', 1, 120],
      ['Pay later, at the property or in part', 0, null],
    ])
  })

  it('leaves out sections without a choice', () => {
    expect(sectionsFor(noStayFilters).map(({ title }) => title)).not.toContain('District')
  })
})

describe('active filters of stays', () => {
  const chips = (change: Partial<StayFilters>) => {
    const filters = { ...noStayFilters, ...change }
    return appliedToStays(filters, sectionsFor(filters), (value, unit) => `${value} ${unit}`)
  }

  it('names each in words and removes only that one', () => {
    const applied = chips({ minPrice: 50, within: 5, propertyName: ['eko'], rating: ['5'], freeCancellation: true })
    expect(applied.map(({ label, without }) => [label, without])).toEqual([
      ['Name has “eko”', { propertyName: [] }],
      ['From 50 money', { minPrice: null }],
      ['Within 5 kilometres', { within: null }],
      ['Free cancellation', { freeCancellation: false }],
      ['5 stars', { rating: [] }],
    ])
  })

  it('names an unknown district of a link beside a known one, so that each can be removed', () => {
    expect(chips({ zone: ['Ikoyi', 'Nowhere'] }).map(({ label, without }) => [label, without])).toEqual([
      ['Ikoyi', { zone: ['Nowhere'] }],
      ['District: Nowhere', { zone: ['Ikoyi'] }],
    ])
  })

  it('are empty without filters: the distance of the search itself is not listed', () => {
    expect(chips({})).toEqual([])
  })
})
