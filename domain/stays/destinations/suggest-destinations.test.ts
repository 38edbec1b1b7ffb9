import { beforeAll, describe, expect, it } from 'vitest'
import { Destination } from '../search.ts'
import { prepareDestinations } from './destination-index.ts'
import { listDestinations } from './destinations.ts'
import { suggestDestinations } from './suggest-destinations.ts'

beforeAll(prepareDestinations)

const ids = (query: string, limit = 8) => suggestDestinations(query, limit).map(({ id }) => id)

describe('suggesting destinations', () => {
  it('offers the most popular places for an empty query, Lagos first', () => {
    expect(ids('', 6)).toEqual([
      'city:lagos-ng',
      'city:abuja-ng',
      'city:port-harcourt-ng',
      'city:london-gb',
      'city:dubai-ae',
      'city:accra-gh',
    ])
    expect(ids('', 20)).toHaveLength(20)
  })

  it('offers travellers of Kenya their own cities, then those of neighbouring countries, and no small place of Nigeria', () => {
    const offered = suggestDestinations('', 20, 'KE')
    const abroad = offered.filter(({ country }) => country !== 'KE')
    expect(offered.slice(0, 4).map(({ country }) => country)).toEqual(['KE', 'KE', 'KE', 'KE'])
    expect(offered[0]?.id).toBe('city:nairobi-ke')
    expect(abroad.slice(0, 2).map(({ id }) => id)).toEqual(['city:zanzibar-tz', 'city:kigali-rw'])
    expect(abroad.filter(({ country }) => country === 'NG').map(({ id }) => id)).toEqual(['city:lagos-ng'])
  })

  it.each([
    ['lag', 'city:lagos-ng'],
    ['Lagos', 'city:lagos-ng'],
    ['lagos nigeria', 'city:lagos-ng'],
    ['abuja', 'city:abuja-ng'],
    ['PH', 'city:port-harcourt-ng'],
    ['São Paulo', 'city:sao-paulo-br'],
    ['sao paulo', 'city:sao-paulo-br'],
    ['VI lagos', 'landmark:victoria-island-ng'],
    ['victoria island', 'landmark:victoria-island-ng'],
    ['lekki', 'landmark:lekki-phase-1-ng'],
    ['unilag', 'landmark:university-of-lagos-ng'],
    ['eko atlantic', 'landmark:eko-atlantic-ng'],
    ['aso rock', 'landmark:aso-rock-ng'],
    ['yankari', 'landmark:yankari-game-reserve-ng'],
    ['olumo', 'landmark:olumo-rock-ng'],
    ['obudu mountain', 'landmark:obudu-mountain-resort-ng'],
    ['ogun', 'city:abeokuta-ng'],
    ['eiffel', 'landmark:eiffel-tower-fr'],
    ['heathrow', 'airport:LHR'],
    ['london heathrow', 'airport:LHR'],
    ['murtala', 'airport:LOS'],
    ['london', 'city:london-gb'],
    ['paris', 'city:paris-fr'],
    ['new york', 'city:new-york-us'],
    ['nyc', 'city:new-york-us'],
    ['makkah', 'city:makkah-sa'],
    ['mecca', 'city:makkah-sa'],
    ['bombay', 'city:mumbai-in'],
    ['marrakesh', 'city:marrakech-ma'],
    ['köln', 'city:cologne-de'],
    ['zanzibar', 'city:zanzibar-tz'],
    ['bali', 'city:bali-id'],
    ['santorini', 'city:santorini-gr'],
    ['zermatt', 'city:zermatt-ch'],
    ['victoria falls', 'city:victoria-falls-zw'],
    ['masai mara', 'city:maasai-mara-ke'],
    ['aspen', 'city:aspen-us'],
    ['springfield missouri', 'city:springfield-us'],
  ])('answers %s with %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id)
  })

  it.each([
    ['laogs', 'city:lagos-ng'],
    ['Lagoss', 'city:lagos-ng'],
    ['abujja', 'city:abuja-ng'],
    ['isatnbul', 'city:istanbul-tr'],
    ['port harcout', 'city:port-harcourt-ng'],
    ['johanesburg', 'city:johannesburg-za'],
    ['eifel tower', 'landmark:eiffel-tower-fr'],
    ['heatrow', 'airport:LHR'],
    ['marakech', 'city:marrakech-ma'],
  ])('tolerates %s', (query, id) => {
    expect(ids(query)[0]).toBe(id)
  })

  it('interprets a code as its city, then as its airport', () => {
    expect(ids('LOS').slice(0, 2)).toEqual(['city:lagos-ng', 'airport:LOS'])
    expect(ids('dxb').slice(0, 2)).toEqual(['city:dubai-ae', 'airport:DXB'])
    expect(ids('LHR')[0]).toBe('airport:LHR')
    expect(ids('LON')[0]).toBe('city:london-gb')
  })

  it('puts London in Britain before the one in Canada, and shows the difference', () => {
    const londons = suggestDestinations('london', 8).filter(({ name }) => name === 'London')
    expect(londons.map(({ context }) => context)).toEqual(['England, United Kingdom', 'Ontario, Canada'])
  })

  it('contains more than one Victoria, the island of Lagos among the first', () => {
    const found = ids('victoria', 12)
    expect(found.slice(0, 2)).toContain('landmark:victoria-island-ng')
    expect(found).toContain('city:victoria-sc')
  })

  it('answers a country with its cities, the most popular first', () => {
    expect(ids('Nigeria', 6)).toContain('city:abuja-ng')
    expect(ids('nigeria', 1)).toEqual(['city:lagos-ng'])
    expect(ids('UK', 1)).toEqual(['city:london-gb'])
    expect(ids('ghana', 1)).toEqual(['city:accra-gh'])
    for (const { country } of suggestDestinations('kenya', 10)) expect(country).toBe('KE')
  })

  it('begins with the most popular places for one letter', () => {
    expect(ids('l', 2)).toEqual(['city:lagos-ng', 'city:london-gb'])
    expect(ids('a', 1)).toEqual(['city:abuja-ng'])
  })

  it('has what a search needs: the name, the position and the distinguishing context', () => {
    const [lagos] = suggestDestinations('lagos', 1)
    expect(lagos).toMatchObject({ kind: 'city', name: 'Lagos', context: 'Lagos State, Nigeria', country: 'NG' })
    expect(lagos?.latitude).toBeCloseTo(6.45, 1)
    expect(suggestDestinations('eiffel', 1)[0]).toMatchObject({ kind: 'landmark', context: 'Paris, France', country: 'FR' })
  })

  it.each([' ', '%', '"', '\\', '(', '日本', '🛫', 'x'.repeat(80), 'a b c d e f g h'])('does not throw for %j', (query) => {
    expect(suggestDestinations(query, 8).length).toBeLessThanOrEqual(8)
  })
})

describe('the list of destinations', () => {
  const all = listDestinations().map(({ destination }) => destination)

  it('has a unique id for each, and only valid input for a search', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const each of all) expect(Destination.parse(each)).toEqual(each)
  })

  it('has hundreds of landmarks, with Nigeria’s first', () => {
    const landmarks = all.filter(({ kind }) => kind === 'landmark')
    expect(landmarks.length).toBeGreaterThan(250)
    expect(landmarks.filter(({ country }) => country === 'NG').length).toBeGreaterThan(100)
  })
})
