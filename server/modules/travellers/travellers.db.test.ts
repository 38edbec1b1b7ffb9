import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedTraveller } from '#contract/travellers.ts'
import { savedTravellers } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
afterAll(() => t.close())

const adesola: SavedTraveller = {
  title: 'ms',
  givenName: 'Adéṣọlá',
  familyName: 'Ogunbanjo',
  gender: 'f',
  bornOn: '1990-05-04',
  document: { type: 'passport', number: 'B04410027', country: 'NG', expiresOn: '2031-08-30' },
  loyalty: [{ airline: 'BA', number: '12345678' }],
}
const save = async (person: SavedTraveller, client = owner) => (await client.call('POST', '/travellers', person)).body.id
const list = async (query: string, more = '', client = owner) =>
  (await client.call('GET', `/travellers?query=${query}${more}`)).body

test('a saved traveller is found by any of their names without diacritics, with only the data needed to distinguish people', async () => {
  const id = await save(adesola)
  const row = { id, name: 'Adéṣọlá Ogunbanjo', birthYear: 1990, documentEnding: '027', passport: null }
  for (const query of ['', 'ades', 'ogun', 'Ogunbanjo%20Adesola']) expect(await list(query), query).toEqual([row])
  expect(await list('nobody')).toEqual([])
  expect((await owner.call('GET', `/travellers/${id}`)).body).toEqual(adesola)
})

test('the passport is checked against the requested journey', async () => {
  const passport = async (lastDay: string) => (await list('ades', `&lastDay=${lastDay}`))[0].passport
  expect(await passport('2030-01-01')).toBe('fine')
  expect(await passport('2031-08-01')).toBe('expires-soon')
  expect(await passport('2031-08-30')).toBe('expired')
})

test('the same name and date of birth is the same person: new fields are stored, absent ones stay', async () => {
  const { document: _document, ...without } = adesola
  const id = await save({ ...without, document: null, title: 'dr', loyalty: [{ airline: 'ET', number: 'ET99887' }] })
  expect(await list('ogunbanjo')).toHaveLength(1)
  expect((await owner.call('GET', `/travellers/${id}`)).body).toEqual({
    ...adesola,
    title: 'dr',
    loyalty: [
      { airline: 'BA', number: '12345678' },
      { airline: 'ET', number: 'ET99887' },
    ],
  })
  await save({ ...adesola, bornOn: '1961-05-04' })
  expect(await list('ogunbanjo')).toHaveLength(2)
})

test('the last chosen traveller is listed first, and reading one does not change that', async () => {
  const [first, second] = await list('ogunbanjo')
  expect((await owner.call('POST', `/travellers/${second.id}/choose`)).body.givenName).toBe(adesola.givenName)
  await owner.call('GET', `/travellers/${first.id}`)
  expect((await list('ogunbanjo')).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
})

test('two concurrent saves of one new person create one person', async () => {
  const twin = { ...adesola, givenName: 'Kehinde' }
  const ids = await Promise.all([save(twin), save(twin), save(twin)])
  expect(new Set(ids).size).toBe(1)
})

test('the database has only names in clear text', async () => {
  const stored = JSON.stringify(await t.system.db.select().from(savedTravellers))
  expect(stored).toContain('adesola ogunbanjo')
  for (const secret of ['B04410027', '1990-05-04', '12345678']) expect(stored).not.toContain(secret)
})

test('a removed traveller is not found, nor are those of other agencies', async () => {
  const id = await save({ ...adesola, givenName: 'Taiwo' })
  const savanna = await t.signIn('owner@savanna.test')
  expect(await list('', '', savanna)).toEqual([])
  expect((await savanna.call('DELETE', `/travellers/${id}`)).status).toBe(404)
  expect((await owner.call('DELETE', `/travellers/${id}`)).body).toEqual({ done: true })
  expect((await owner.call('GET', `/travellers/${id}`)).status).toBe(404)
})
