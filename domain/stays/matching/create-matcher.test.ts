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

/** Listing keys of each property, sorted, whatever the order of arrival. */
const groupsOf = (listings: readonly StayListing[], verdicts: readonly Verdict[] = []): string[] =>
  match(listings, verdicts)
    .clusters()
    .map((cluster) => cluster.listings.map(propertyIdOf).toSorted().join(' '))
    .toSorted()

const one = listing({ phone: '+2348031234567' })
const two = (told: Partial<StayListing>) => listing({ supplier: 'two', listingId: 'b', ...told })

describe('matching properties of several suppliers', () => {
  it.each<[string, Partial<StayListing>]>([
    ['shouted', { name: 'SAPPHIRE COURT' }],
    ['with its city', { name: 'Sapphire Court, Lagos', address: { ...one.address, line: '12 Allen St, Ikeja' } }],
    ['with its stars and a chain', { name: 'Sapphire Court 4* - by Adara Hotels' }],
    ['misspelt', { name: 'Saphire Court' }],
    ['with swapped letters', { name: 'Sapphire Cuort' }],
    [
      'with its telephone number in another format',
      { phone: '0803 123 4567', address: { ...one.address, line: 'Allen Roundabout' } },
    ],
    ['at a position down the street', { latitude: 6.6018, phone: '+234 803 123 4567' }],
    ['with one star less and no other data', { stars: 3, address: { ...one.address, line: '' } }],
  ])('a property %s is the same', (_, told) => {
    expect(groupsOf([one, two(told)])).toEqual(['one.a two.b'])
  })

  it.each<[string, Partial<StayListing>]>([
    ['the annex next door with its telephone number', { name: 'Sapphire Court Annex', phone: one.phone, latitude: 6.6007 }],
    ['a second phase', { name: 'Sapphire Court Phase 2', phone: one.phone }],
    ['a property with another name at the address', { name: 'Opal Inn' }],
    ['a namesake across the city', { latitude: 6.64 }],
    ['another property of the owner in the street', { name: 'Sapphire Royal', latitude: 6.603, phone: '+2348055555555' }],
  ])('%s is another', (_, told) => {
    expect(groupsOf([one, two(told)])).toEqual(['one.a', 'two.b'])
  })

  it('accents, articles and the word hotel do not matter', () => {
    const left = listing({ name: 'Hôtel Étoile', phone: '+22507070707' })
    expect(groupsOf([left, two({ name: 'Etoile Hotel' })])).toEqual(['one.a two.b'])
  })

  it('two properties of one supplier are never merged, however similar', () => {
    expect(groupsOf([one, listing({ listingId: 'z', phone: one.phone })])).toEqual(['one.a', 'one.z'])
  })

  it('of two likely properties the one with the higher score is chosen', () => {
    const far = listing({ listingId: 'far', latitude: 6.604 })
    expect(groupsOf([far, one, two({ phone: one.phone })])).toEqual(['one.a two.b', 'one.far'])
  })

  it('finds neighbours across the date line', () => {
    const left = listing({ longitude: 179.9999, latitude: -17 })
    const right = two({ longitude: -179.9998, latitude: -17 })
    const matcher = createMatcher({ verdicts: [], centre: { latitude: -17, longitude: 179.9 } })
    matcher.add([left, right])
    expect(matcher.clusters()).toHaveLength(1)
  })
})

describe('while suppliers respond', () => {
  it('a property keeps the id under which it was found, and later facts replace earlier ones', () => {
    const matcher = match([one])
    expect(matcher.clusters().map(({ id }) => id)).toEqual(['one.a'])
    matcher.add([two({ name: 'Elsewhere' })])
    expect(matcher.clusters()).toHaveLength(2)
    matcher.add([two({}), listing({ ...one, photos: ['front.webp'] })])
    const [property, ...others] = matcher.clusters()
    expect(others).toEqual([])
    expect(property?.id).toBe('one.a')
    expect(property?.listings.map(({ photos }) => photos)).toEqual([['front.webp'], []])
  })

  it('a likely but uncertain pair is doubtful, until a person decides', () => {
    const annex = two({ name: 'Sapphire Court Annex', phone: one.phone, latitude: 6.6007 })
    const [pair, ...others] = match([one, annex]).doubtful()
    expect(others).toEqual([])
    expect(pair).toMatchObject({ left: { listingId: 'a' }, right: { listingId: 'b' }, metres: 78 })
    const verdict: Verdict = { left: 'two.b', right: 'one.a', verdict: 'same' }
    expect(match([one, annex], [verdict]).doubtful()).toEqual([])
    expect(groupsOf([one, annex], [verdict])).toEqual(['one.a two.b'])
  })

  it('a pair is not doubtful once either has its match at the other’s supplier', () => {
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

describe('for any input', () => {
  it('the order of arrival changes no property', () => {
    fc.assert(
      fc.property(shuffled, fc.array(someVerdict('same'), { maxLength: 2 }), ([all, other], verdicts) => {
        expect(groupsOf(other, verdicts)).toEqual(groupsOf(all, verdicts))
      }),
    )
  })

  it('arrival together or one after the other, with reads in between, makes no difference', () => {
    fc.assert(
      fc.property(someListings, (all) => {
        const matcher = createMatcher({ verdicts: [], centre })
        for (const each of all) {
          matcher.add([listing({ ...each, name: 'Not known yet', latitude: 6.5 })])
          matcher.clusters()
          matcher.add([each])
        }
        const properties = matcher.clusters().map((cluster) => cluster.listings.map(propertyIdOf).toSorted().join(' '))
        expect(properties.toSorted()).toEqual(groupsOf(all))
      }),
    )
  })

  it('every listing is in one property, and none has two of a supplier', () => {
    fc.assert(
      fc.property(someListings, (all) => {
        const properties = match(all).clusters()
        expect(properties.flatMap((property) => property.listings.map(propertyIdOf)).toSorted()).toEqual(
          all.map(propertyIdOf).toSorted(),
        )
        for (const { listings } of properties)
          expect(new Set(listings.map(({ supplier }) => supplier)).size).toBe(listings.length)
      }),
    )
  })

  it('pairs decided as different are never one property, and pairs decided as the same always are', () => {
    fc.assert(
      fc.property(someListings, someVerdict('same'), someVerdict('different'), (all, same, different) => {
        const keys = new Set(all.map(propertyIdOf))
        const together = (verdict: Verdict) => {
          const properties = match(all, [same, different]).clusters()
          const groupOf = (key: string) =>
            properties.findIndex((property) => property.listings.some((each) => propertyIdOf(each) === key))
          return groupOf(verdict.left) === groupOf(verdict.right)
        }
        const isThere = ({ left, right }: Verdict) => keys.has(left) && keys.has(right)
        const isSamePair = [same.left, same.right].toSorted().join() === [different.left, different.right].toSorted().join()
        if (isThere(different)) expect(together(different)).toBe(false)
        if (isThere(same) && !isSamePair) expect(together(same)).toBe(true)
      }),
    )
  })
})
