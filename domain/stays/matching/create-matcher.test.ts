import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyIdOf, type StayListing } from '../property.ts'
import { createMatcher } from './create-matcher.ts'
import { listing } from './listing.fixture.ts'
import type { Verdict } from './verdict.ts'

const centre = { latitude: 6.6, longitude: 3.35 }

function match(listings: readonly StayListing[], verdicts: readonly Verdict[] = []) {
  const matcher = createMatcher({ verdicts, centre })
  matcher.add(listings)
  return matcher
}

/** Keys of each house, sorted, whatever the order of arrival was. */
const housesOf = (listings: readonly StayListing[], verdicts: readonly Verdict[] = []): string[] =>
  match(listings, verdicts)
    .clusters()
    .map((cluster) => cluster.listings.map(propertyIdOf).toSorted().join(' '))
    .toSorted()

const one = listing({ phone: '+2348031234567' })
const two = (told: Partial<StayListing>) => listing({ supplier: 'two', listingId: 'b', ...told })

describe('telling houses of several suppliers apart', () => {
  it.each<[string, Partial<StayListing>]>([
    ['shouted', { name: 'SAPPHIRE COURT' }],
    ['with its city', { name: 'Sapphire Court, Lagos', address: { ...one.address, line: '12 Allen St, Ikeja' } }],
    ['with its stars and a chain', { name: 'Sapphire Court 4* - by Adara Hotels' }],
    ['misspelt', { name: 'Saphire Court' }],
    ['with letters that changed places', { name: 'Sapphire Cuort' }],
    ['on a telephone written otherwise', { phone: '0803 123 4567', address: { ...one.address, line: 'Allen Roundabout' } }],
    ['measured down the street', { latitude: 6.6018, phone: '+234 803 123 4567' }],
    ['a star less and nothing else told', { stars: 3, address: { ...one.address, line: '' } }],
  ])('a house %s is the same', (_, told) => {
    expect(housesOf([one, two(told)])).toEqual(['one.a two.b'])
  })

  it.each<[string, Partial<StayListing>]>([
    ['the annex next door on its telephone', { name: 'Sapphire Court Annex', phone: one.phone, latitude: 6.6007 }],
    ['a second phase', { name: 'Sapphire Court Phase 2', phone: one.phone }],
    ['the house of another name at the address', { name: 'Opal Inn' }],
    ['a namesake across the city', { latitude: 6.64 }],
    ['another house of the owner in the street', { name: 'Sapphire Royal', latitude: 6.603, phone: '+2348055555555' }],
  ])('%s is another', (_, told) => {
    expect(housesOf([one, two(told)])).toEqual(['one.a', 'two.b'])
  })

  it('accents, articles and the word hotel tell nothing', () => {
    const left = listing({ name: 'Hôtel Étoile', phone: '+22507070707' })
    expect(housesOf([left, two({ name: 'Etoile Hotel' })])).toEqual(['one.a two.b'])
  })

  it('two houses of one supplier stay two, however alike', () => {
    expect(housesOf([one, listing({ listingId: 'z', phone: one.phone })])).toEqual(['one.a', 'one.z'])
  })

  it('of two likely houses the likelier is taken', () => {
    const far = listing({ listingId: 'far', latitude: 6.604 })
    expect(housesOf([far, one, two({ phone: one.phone })])).toEqual(['one.a two.b', 'one.far'])
  })

  it('finds neighbours across the date line', () => {
    const left = listing({ longitude: 179.9999, latitude: -17 })
    const right = two({ longitude: -179.9998, latitude: -17 })
    const matcher = createMatcher({ verdicts: [], centre: { latitude: -17, longitude: 179.9 } })
    matcher.add([left, right])
    expect(matcher.clusters()).toHaveLength(1)
  })
})

describe('while suppliers answer', () => {
  it('a house keeps the id under which it was found, and later facts replace earlier ones', () => {
    const matcher = match([one])
    expect(matcher.clusters().map(({ id }) => id)).toEqual(['one.a'])
    matcher.add([two({ name: 'Elsewhere' })])
    expect(matcher.clusters()).toHaveLength(2)
    matcher.add([two({}), listing({ ...one, photos: ['front.webp'] })])
    const [house, ...others] = matcher.clusters()
    expect(others).toEqual([])
    expect(house?.id).toBe('one.a')
    expect(house?.listings.map(({ photos }) => photos)).toEqual([['front.webp'], []])
  })

  it('what is likely and not sure is doubtful, until somebody decides', () => {
    const annex = two({ name: 'Sapphire Court Annex', phone: one.phone, latitude: 6.6007 })
    const [pair, ...others] = match([one, annex]).doubtful()
    expect(others).toEqual([])
    expect(pair).toMatchObject({ left: { listingId: 'a' }, right: { listingId: 'b' }, metres: 78 })
    const verdict: Verdict = { left: 'two.b', right: 'one.a', verdict: 'same' }
    expect(match([one, annex], [verdict]).doubtful()).toEqual([])
    expect(housesOf([one, annex], [verdict])).toEqual(['one.a two.b'])
  })

  it('a pair is not doubtful once either has its house at the other’s supplier', () => {
    const annex = two({ listingId: 'annex', name: 'Sapphire Court Annex', latitude: 6.6007 })
    expect(match([one, two({}), annex]).doubtful()).toEqual([])
  })
})

const someListing = fc
  .record({
    supplier: fc.constantFrom('one', 'two', 'three'),
    listingId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    name: fc.constantFrom(
      'Sapphire Court',
      'SAPPHIRE COURT LAGOS',
      'Sapphire Court Annex',
      'Sapphier Court',
      'Opal Inn',
      'Hotel Opal',
    ),
    latitude: fc.double({ min: 6.59, max: 6.61, noNaN: true }),
    longitude: fc.double({ min: 3.34, max: 3.36, noNaN: true }),
    phone: fc.constantFrom(null, '+2348031234567', '+2348039999999'),
    stars: fc.constantFrom(null, 3, 4),
  })
  .map(listing)
const someListings = fc.uniqueArray(someListing, { selector: propertyIdOf, maxLength: 15 })
const someKey = fc.tuple(fc.constantFrom('one', 'two', 'three'), fc.constantFrom('a', 'b', 'c')).map((parts) => parts.join('.'))
const someVerdict = (verdict: Verdict['verdict']) =>
  fc.record({ left: someKey, right: someKey, verdict: fc.constant(verdict) }).filter(({ left, right }) => left !== right)

const shuffled = someListings.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

describe('whatever comes', () => {
  it('the order of arrival changes no house', () => {
    fc.assert(
      fc.property(shuffled, fc.array(someVerdict('same'), { maxLength: 2 }), ([all, other], verdicts) => {
        expect(housesOf(other, verdicts)).toEqual(housesOf(all, verdicts))
      }),
    )
  })

  it('nor does it matter whether they come at once or one after the other, with questions between', () => {
    fc.assert(
      fc.property(someListings, (all) => {
        const matcher = createMatcher({ verdicts: [], centre })
        for (const each of all) {
          matcher.add([listing({ ...each, name: 'Not known yet', latitude: 6.5 })])
          matcher.clusters()
          matcher.add([each])
        }
        const houses = matcher.clusters().map((cluster) => cluster.listings.map(propertyIdOf).toSorted().join(' '))
        expect(houses.toSorted()).toEqual(housesOf(all))
      }),
    )
  })

  it('every listing is in one house, and none has two of a supplier', () => {
    fc.assert(
      fc.property(someListings, (all) => {
        const houses = match(all).clusters()
        expect(houses.flatMap((house) => house.listings.map(propertyIdOf)).toSorted()).toEqual(all.map(propertyIdOf).toSorted())
        for (const { listings } of houses) expect(new Set(listings.map(({ supplier }) => supplier)).size).toBe(listings.length)
      }),
    )
  })

  it('what people say is different never is one house, and what they say is the same always is', () => {
    fc.assert(
      fc.property(someListings, someVerdict('same'), someVerdict('different'), (all, same, different) => {
        const keys = new Set(all.map(propertyIdOf))
        const together = (verdict: Verdict) => {
          const houses = match(all, [same, different]).clusters()
          const houseOf = (key: string) => houses.findIndex((house) => house.listings.some((each) => propertyIdOf(each) === key))
          return houseOf(verdict.left) === houseOf(verdict.right)
        }
        const isThere = ({ left, right }: Verdict) => keys.has(left) && keys.has(right)
        const isSamePair = [same.left, same.right].toSorted().join() === [different.left, different.right].toSorted().join()
        if (isThere(different)) expect(together(different)).toBe(false)
        if (isThere(same) && !isSamePair) expect(together(same)).toBe(true)
      }),
    )
  })
})
