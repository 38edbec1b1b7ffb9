import { describe, expect, it } from 'vitest'
import { type FlightFilters, judgeGroups, noFilters } from '#domain/flights/filters.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { groupByItinerary } from '#domain/flights/results.ts'
import { english } from '#domain/numbers.ts'
import type { FilterOption } from '../../../../results/filter-part.ts'
import { appliedToFlights } from '../flight-parts.ts'
import { filterSections } from './filter-sections.ts'

const direct = pricedOffer('direct', 900, {
  legs: [{ flight: '1', departs: '2026-12-10T10:30:00', minutes: 380 }],
  emissionsKg: 700,
})
const oneStop = pricedOffer('stop', 500, {
  legs: [{ flight: '2', departs: '2026-12-10T22:00:00', minutes: 720, via: 'ADD' }],
  owner: 'ET',
  ownerName: 'Ethiopian Airlines',
  refund: { allowed: true, penalty: null },
  emissionsKg: 900,
})
const groups = groupByItinerary([direct, oneStop])

function sectionsFor(filters: FlightFilters, list = groups) {
  const found = {
    groups: list,
    judged: judgeGroups(list, filters),
    open: judgeGroups(list, noFilters),
    filters,
    suppliers: [{ id: 'duffel', title: 'Duffel' }],
    typicalKg: 700,
  }
  return filterSections(found, english)
}
function linesOf(title: string, filters = noFilters): FilterOption[] {
  const section = sectionsFor(filters).find((one) => one.title === title)
  return section?.parts.flatMap((part) => ('options' in part ? part.options : [])) ?? []
}
const counted = (options: readonly FilterOption[]) => options.map(({ label, count, from }) => [label, count, from])

describe('the filter sections', () => {
  it('counts journeys up to a number of stops, with the lowest total', () => {
    expect(counted(linesOf('Stops'))).toEqual([
      ['Direct', 1, 900],
      ['Up to 1 stop', 2, 500],
      ['Up to 2 stops', 2, 500],
    ])
  })

  it('counts the journeys that each fare condition would leave', () => {
    const fares = new Map(linesOf('Fare').map((one) => [one.label, one]))
    expect(fares.get('Refundable')).toMatchObject({ count: 1, from: 500 })
    expect(fares.get('Changeable')).toMatchObject({ count: 0, from: null })
    expect(fares.has('Corporate fare')).toBe(false)
  })

  it('has times for each slice, and sliders from the lowest to the highest value', () => {
    const titles = sectionsFor(noFilters).map((section) => section.title)
    expect(titles).toContain('Times')
    expect(titles).not.toContain('Return times')
    const limits = sectionsFor(noFilters).flatMap((section) => section.parts.filter((part) => part.kind === 'limit'))
    expect(limits.find(({ name }) => name === 'maxTotal')).toMatchObject({ min: 500, max: 900 })
    expect(limits.find(({ name }) => name === 'maxMinutes')).toMatchObject({ min: 380, max: 720 })
  })

  it('leaves out sections without a choice: one supplier, one cabin, one airport', () => {
    const titles = sectionsFor(noFilters).map((section) => section.title)
    expect(titles).not.toContain('Source')
    expect(titles).not.toContain('Cabin')
    expect(titles).not.toContain('Airports')
  })

  it('keeps an airline in the list when other filters leave none of its journeys', () => {
    const names = linesOf('Airlines', { ...noFilters, stops: 0 }).map(({ label, count }) => [label, count])
    expect(names).toEqual([
      ['Ethiopian Airlines', 0],
      ['Virgin Atlantic', 1],
    ])
  })

  it('counts typical or lower emissions, and states the typical value', () => {
    expect(counted(linesOf('Emissions'))).toEqual([['Typical or lower', 1, 900]])
    expect(sectionsFor(noFilters).find(({ title }) => title === 'Emissions')?.note).toContain('700 kg')
  })
})

describe('active filters', () => {
  const applied = (change: Partial<FlightFilters>) => {
    const filters = { ...noFilters, ...change }
    return appliedToFlights(filters, sectionsFor(filters), (value, unit) => `${value} ${unit}`)
  }

  it('names each in words and removes only that one', () => {
    const chips = applied({
      stops: 0,
      airlines: ['ET', 'VS'],
      departs: ['0-morning'],
      maxMinutes: 600,
      avoid: ['ADD'],
      refundable: true,
    })
    expect(chips.map((one) => [one.label, one.without])).toEqual([
      ['Direct', { stops: null }],
      ['Refundable', { refundable: false }],
      ['Ethiopian Airlines', { airlines: ['VS'] }],
      ['Virgin Atlantic', { airlines: ['ET'] }],
      ['Departs 06:00–11:59', { departs: [] }],
      ['Longest duration: 600 duration', { maxMinutes: null }],
      ['Not via ADD ADD', { avoid: [] }],
    ])
  })

  it('names a limit once, even if both an option and a slider set it', () => {
    expect(applied({ maxEmissions: 700 }).map((one) => one.label)).toEqual(['Up to 700 kg of CO₂'])
    expect(applied({ maxEmissions: 650 }).map((one) => one.label)).toEqual(['Most CO₂: 650 kilograms'])
  })

  it('names filters of a link that this search has no option for, so that they can be removed', () => {
    expect(applied({ airlines: ['XX'], minLayover: 90 }).map((one) => [one.label, one.without])).toEqual([
      ['Airlines: XX', { airlines: [] }],
      ['Shortest layover', { minLayover: null }],
    ])
  })

  it('are empty without filters', () => {
    expect(applied({})).toEqual([])
  })
})
