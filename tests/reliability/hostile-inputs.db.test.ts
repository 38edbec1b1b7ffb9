import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Belongings, sellTrip } from '../api/belongings.ts'
import { type SignedIn, type TestApp, testApp } from '../app.ts'
import { checkInvariants } from '../check-invariants.ts'
import { seed, sizes, spread } from '../sizes.ts'
import { type BuiltRequest, buildRequest } from './build-request.ts'
import { generate } from './generate-value.ts'
import { hostileEnvelopes } from './hostile-envelopes.ts'
import { hostileValue } from './hostile-values.ts'
import { judgeAnswer } from './judge-answer.ts'
import { type Operation, readOperations } from './read-operations.ts'
import { changedTables, readState } from './read-state.ts'

/** Goal R12: no HTTP input causes a server error, reveals internals, or changes anything when it is refused. */

let t: TestApp
let ids: Belongings
let operations: Operation[]
let owner: SignedIn
let state: string

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  ids = await sellTrip(t, owner)
  operations = readOperations()
  state = await readState(t.system.db.$client)
}, 120_000)
afterAll(() => t.close())

/** Sends it as the owner. Returns the fault of the outcome, or null. */
async function outcomeOf(request: Omit<BuiltRequest, 'method'> & Pick<InjectOptions, 'method'>): Promise<string | null> {
  const cookie = request.url.includes('sign-out') ? '' : owner.cookie
  const answer = await t.app.inject({ ...request, headers: { ...request.headers, ...(cookie && { cookie }) } })
  const problem = judgeAnswer(answer)
  const now = await readState(t.system.db.$client)
  const changed = changedTables(state, now)
  state = now
  if (problem || answer.statusCode < 400 || changed.length === 0) return problem
  return `${answer.statusCode} ${answer.body.slice(0, 80)} changed ${changed.join(', ')}`
}

const made = new Map<string, fc.Arbitrary<unknown>>()
/** Every second request has a body generated from the document instead of the sample. */
function withBody(operation: Operation, index: number): Operation {
  if (!operation.schema || index % 2 === 0) return operation
  const arbitrary = made.get(operation.name) ?? generate(operation.schema)
  made.set(operation.name, arbitrary)
  return { ...operation, body: Object(fc.sample(arbitrary, { numRuns: 1, seed: seed + index })[0]) }
}

test('a hostile value in any field of any endpoint gets an error of the catalogue, or is processed correctly', async () => {
  const fields = operations.flatMap((operation) => operation.fields.map((field) => ({ operation, field })))
  const targets = spread(fields, sizes.hostileInputs)
  const values = fc.sample(hostileValue, { numRuns: Math.max(sizes.hostileInputs, targets.length), seed })
  const failures: string[] = []
  for (const [index, value] of values.entries()) {
    const target = targets[index % targets.length]
    if (!target) throw new Error('the document names no field')
    const problem = await outcomeOf(buildRequest(withBody(target.operation, index), ids, { field: target.field, value }))
    if (problem) failures.push(`${target.operation.name} ${target.field.at.join('.')} = ${value.slice(0, 120)} -> ${problem}`)
  }
  expect(failures, `seed ${seed}`).toEqual([])
}, 3_600_000)

test('a request that is corrupt around its values gets an error of the catalogue, or is processed correctly', {
  tags: ['full'],
  timeout: 3_600_000,
}, async () => {
  const cases = Object.entries(hostileEnvelopes).flatMap(([how, spoil]) =>
    operations.map((operation) => ({ how, spoil, operation })),
  )
  const chosen = fc.sample(fc.shuffledSubarray(cases, { minLength: cases.length }), { numRuns: 1, seed }).flat()
  const failures: string[] = []
  for (const { how, spoil, operation } of chosen.slice(0, sizes.hostileEnvelopes)) {
    const problem = await outcomeOf(spoil(buildRequest(operation, ids)))
    if (problem) failures.push(`${operation.name} ${how} -> ${problem}`)
  }
  expect(failures, `seed ${seed}`).toEqual([])
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api//orders',
  '/api/%2e%2e/orders',
  '/api/orders/%',
  '/api/webhooks/nobody',
  '/api/webhooks/%00',
])('%s, which does not exist, is answered as not found', async (url) => {
  for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS'] as const)
    expect(await outcomeOf({ method, url, headers: {} })).toBeNull()
})

test('afterwards no prototype is polluted and every invariant holds', async () => {
  expect(Object({}).polluted).toBeUndefined()
  await t.drain()
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
})
