import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellTrip } from '../api/belongings.ts'
import { type SignedIn, type TestApp, testApp } from '../app.ts'
import { buildRequest } from './build-request.ts'
import { type Operation, readOperations } from './read-operations.ts'
import { changedTables, readState } from './read-state.ts'

/** A link or a picture on any page can make a browser send a GET with the session's cookie, so none may change anything (decision 028). */

let t: TestApp
let owner: SignedIn
let reads: Operation[]
let ids: Awaited<ReturnType<typeof sellTrip>>

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  ids = await sellTrip(t, owner)
  reads = readOperations().filter(({ method }) => method === 'GET')
}, 120_000)
afterAll(() => t.close())

/** A cache of public data, the same for everybody. */
const cache = /^public\.exchange_rates /

test('no GET of the contract changes anything', async () => {
  const changing: string[] = []
  let before = await readState(t.system.db.$client)
  for (const operation of reads) {
    const request = buildRequest(operation, ids)
    const { statusCode } = await t.app.inject({ ...request, headers: { ...request.headers, cookie: owner.cookie } })
    expect(statusCode, operation.name).toBeLessThan(500)
    const after = await readState(t.system.db.$client)
    const changed = changedTables(before, after).filter((table) => !cache.test(table))
    if (changed.length > 0) changing.push(`${operation.name}: ${changed.join(', ')}`)
    before = after
  }
  expect(reads.length).toBeGreaterThan(30)
  expect(changing).toEqual([])
})
