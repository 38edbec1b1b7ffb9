import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiDocument, type DocumentedOperation, documented, type Schema } from '../api/api-document.ts'
import { type Belongings, sellTrip } from '../api/belongings.ts'
import { type SignedIn, type TestApp, testApp } from '../app.ts'
import { seed, sizes } from '../sizes.ts'
import { idFor } from './build-request.ts'
import { generate } from './generate-value.ts'

/** The document is sufficient to write a client: a request that follows it is refused only by documented rules, and answers match it. */

const { components } = apiDocument
const ajv = addFormats.default(new Ajv2020({ strict: false }))
const validators = new Map<string, ValidateFunction>()
/** The error of a value by a schema of the document; null if valid. */
function broken(key: string, schema: object, value: unknown): string | null {
  const validate = validators.get(key) ?? ajv.compile({ ...schema, components })
  validators.set(key, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

let t: TestApp
let owner: SignedIn
let ids: Belongings

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  ids = await sellTrip(t, owner)
}, 120_000)
afterAll(() => t.close())

/** Parts of a message that depend on this agency and this code, which the document does not contain, are omitted. */
const withoutCurrency = (message: string) =>
  message
    .replaceAll(/\b[A-Z]{3} (?=\d)/g, '')
    .replace(/ Did you mean .*/, '')
    .replace(/ is for \S.* on \d\d \w{3} \d{4}\./, ' is for somebody else.')
    .replace(/ a person of \d{1,3} on /, ' a person of another age on ')
    .replace(/^\P{L}[A-Z]{3}\P{L} /u, 'A code ')
    .replace(/^“.*” (?=is not a city)/su, '')

/** The text of everything that the document says about an operation. */
function wordsOf(node: unknown, seen = new Set<string>()): string {
  const text = JSON.stringify(node)
  const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].flatMap(([, name]) =>
    name && !seen.has(name) ? [name] : [],
  )
  names.forEach((name) => seen.add(name))
  return names.reduce((all, name) => all + wordsOf(Object(components?.schemas)[name], seen), text)
}

/** How an answer differs from the document; null if it does not. */
function unsaid({ name, operation }: DocumentedOperation, answer: LightMyRequestResponse): string | null {
  const status = String(answer.statusCode)
  const described = Object(operation.responses)[status]
  if (!described) return `${status} is not in the document: ${answer.body.slice(0, 200)}`
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';')
  const schema = described.content?.[type]?.schema
  if (!schema) return null
  const body = answer.json()
  const problem = broken(`${name} ${status}`, schema, body)
  if (problem) return `${status} ${problem}: ${answer.body.slice(0, 300)}`
  if (body.code !== 'input.invalid') return null
  const words = wordsOf(operation)
  const untold = (body.data.problems ?? []).filter(
    ({ message }: { message: string }) => !words.includes(JSON.stringify(withoutCurrency(message)).slice(1, -1)),
  )
  return untold.length > 0 || !body.data.problems?.length
    ? `refused by a rule that is not in the document: ${answer.body.slice(0, 400)}`
    : null
}

const made = new Map<Schema, fc.Arbitrary<unknown>>()
function sampleOf(schema: Schema, at: number): unknown {
  const arbitrary = made.get(schema) ?? generate(schema)
  made.set(schema, arbitrary)
  return fc.sample(arbitrary, { numRuns: 1, seed: seed + at })[0]
}

/** A request by the document alone, with ids of things that exist; null where its rules over several fields were not met. */
function requestOf({ name, method, path, parameters, body }: DocumentedOperation, at: number) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const schema = parameters.find((one) => one.name === key)?.schema ?? {}
    return schema.format === 'uuid' || key.endsWith('Id')
      ? idFor({ name, path }, key, ids)
      : encodeURIComponent(String(sampleOf(schema, at)))
  })
  const query = new URLSearchParams()
  for (const one of parameters) {
    const value = one.in === 'query' && (one.required || at % 2) ? sampleOf(one.schema, at) : null
    for (const [index, each] of [value].flat().entries())
      if (each !== null && each !== undefined)
        query.append(Array.isArray(value) ? `${one.name}[${index}]` : one.name, String(each))
  }
  const url = `/api${filled}?${query}`
  if (body?.type !== 'application/json') return { method, url }
  const payload = sampleOf(body.schema, at)
  return broken(name, body.schema, payload) ? null : { method, url, payload: JSON.stringify(payload) }
}

/** The first result of several attempts that is not null. */
function firstOf<T>(tries: number, make: (n: number) => T | null): T | null {
  for (let n = 0; n < tries; n += 1) {
    const one = make(n)
    if (one !== null) return one
  }
  return null
}

test('a request that follows the document is never refused by an undocumented rule, and every response has its documented form', async () => {
  const operations = documented.filter(({ body }) => body === null || body.type === 'application/json')
  const sent = new Map<string, number>()
  const failures: string[] = []
  for (let at = 0; at < Math.max(sizes.documentedRequests, operations.length); at += 1) {
    const operation = operations[at % operations.length]
    // Rules over several fields are met by chance: each operation gets several attempts.
    const request = operation && firstOf(60, (n) => requestOf(operation, at * 60 + n))
    if (!operation || !request) continue
    sent.set(operation.name, (sent.get(operation.name) ?? 0) + 1)
    const headers = {
      host: 'localhost',
      ...(operation.name === 'auth.signOut' ? {} : { cookie: owner.cookie }),
      ...('payload' in request ? { 'content-type': 'application/json' } : {}),
    }
    const answer = await t.app.inject({ ...request, headers })
    const problem = unsaid(operation, answer)
    if (problem) failures.push(`${operation.name} ${JSON.stringify(request).slice(0, 300)} -> ${problem}`)
  }
  expect(failures, `seed ${seed}`).toEqual([])
  expect(operations.flatMap(({ name }) => (sent.has(name) ? [] : [name]))).toEqual([])
}, 3_600_000)
