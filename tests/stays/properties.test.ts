import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainWords } from '#domain/plain-words.ts'
import { type Cluster, createMatcher } from '#domain/stays/matching/create-matcher.ts'
import { isMisspelt } from '#domain/stays/matching/misspelling.ts'
import { propertyIdOf, type StayListing } from '#domain/stays/property.ts'
import { add, agreement, inWords, noAgreement, precision, recall } from './measure.ts'
import { cities, nameOf, openStaySandbox, type StaySandbox } from './stay-sandbox.ts'

const suppliers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const pairs: [number, number][] = [
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 9],
  [1, 10],
  [3, 8],
]

let sandbox: StaySandbox
/** By city and supplier. */
const found = new Map<string, StayListing[]>()
const listingsOf = (city: string, supplier: number) => found.get(`${city} ${supplier}`) ?? []

beforeAll(async () => {
  sandbox = await openStaySandbox()
  for (const [city, centre] of Object.entries(cities))
    for (const supplier of suppliers) {
      const stays = await sandbox.find(supplier, centre)
      found.set(
        `${city} ${supplier}`,
        stays.map(({ listing }) => listing),
      )
    }
}, 120_000)
afterAll(() => sandbox.close())

function match(city: string, asked: readonly number[]): readonly Cluster[] {
  const centre = cities[city]
  if (centre === undefined) throw new Error(`no city ${city}`)
  const matcher = createMatcher({ verdicts: [], centre })
  for (const supplier of asked) matcher.add(listingsOf(city, supplier))
  return matcher.clusters()
}

const key = (supplier: number, listingId: string) => propertyIdOf({ supplier: nameOf(supplier), listingId })

/** The properties that were matched at two suppliers, compared with the sandbox's truth. */
async function measure(city: string, properties: readonly Cluster[], [left, right]: readonly [number, number]) {
  const there = new Set([...listingsOf(city, left), ...listingsOf(city, right)].map(propertyIdOf))
  const same = (await sandbox.truePairs(left, right, city)).map(([a, b]) => [key(left, a), key(right, b)])
  const truth = same.filter((pair) => pair.every((id) => there.has(id))).map((pair) => pair.join(' '))
  const joined = properties.flatMap(({ listings }) => {
    const [one, other] = [left, right].map((number) => listings.find(({ supplier }) => supplier === nameOf(number)))
    return one && other ? [`${propertyIdOf(one)} ${propertyIdOf(other)}`] : []
  })
  return agreement(new Set(joined), new Set(truth))
}

describe('properties of the sandbox’s suppliers, in fourteen cities', () => {
  test.each(pairs)('StayX%i and StayX%i: matched listings are equal, and equal listings are matched', async (left, right) => {
    let all = noAgreement
    for (const city of Object.keys(cities)) all = add(all, await measure(city, match(city, [left, right]), [left, right]))
    expect(all.right, inWords(all)).toBeGreaterThan(250)
    expect(precision(all), inWords(all)).toBeGreaterThanOrEqual(0.98)
    expect(recall(all), inWords(all)).toBeGreaterThanOrEqual(0.95)
  })

  test('all ten suppliers together', { tags: ['full'], timeout: 60_000 }, async ({ annotate }) => {
    let all = noAgreement
    for (const city of Object.keys(cities)) {
      const properties = match(city, suppliers)
      for (const left of suppliers)
        for (const right of suppliers.slice(left)) all = add(all, await measure(city, properties, [left, right]))
    }
    await annotate(inWords(all))
    expect(precision(all), inWords(all)).toBeGreaterThanOrEqual(0.98)
    expect(recall(all), inWords(all)).toBeGreaterThanOrEqual(0.95)
  })

  test('an annex next door with the same telephone number is another property', { tags: ['full'] }, () => {
    const marks = ['annex', 'extension', 'two', 'wing']
    // Some suppliers misspell even these.
    const isAnnex = ({ name }: StayListing) =>
      plainWords(name).some((word) => marks.some((mark) => word === mark || isMisspelt(word, mark)))
    const properties = Object.keys(cities).flatMap((city) => match(city, suppliers))
    const annexes = properties.filter(({ listings }) => listings.some(isAnnex))
    expect(annexes.length).toBeGreaterThan(5)
    for (const { listings } of annexes) expect(listings.map(isAnnex)).not.toContain(false)
  })
})
