import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { describeApi } from '#server/http/api/describe-api.ts'
import { apiDocument, documented, inputs, type Schema } from './api-document.ts'
import { endpoints } from './endpoints.ts'

/** Columns of four bytes, and amounts: JavaScript's safe integers in columns of eight. */
const INT4 = 2_147_483_647
const isAmount = (at: string) => /\.(amount|cost|markup|fee|perAdult|perChild|deposit\.value)$/.test(at)

const ajv = addFormats.default(new Ajv2020({ strict: false }))
const takes = (schema: Schema, value: unknown) => ajv.validate(schema, value)
const long = ['a', 'A', '0', ' ', '/', '-', 'é'].map((sign) => sign.repeat(9_000))
const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00']
const boundedFormats = new Set(['uuid', 'date'])
/** The longest text of a page, which no index holds. */
const MOST_TEXT = 8_000

const isText = ({ type, contentMediaType }: Schema) => type === 'string' && contentMediaType === undefined
const where = (isBroken: (schema: Schema, at: string) => boolean) =>
  inputs.flatMap(({ at, schema }) => (isBroken(schema, at) ? [`${at} ${JSON.stringify(schema).slice(0, 200)}`] : []))

test("the document follows Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(apiDocument), absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

describe('every operation', () => {
  test('is an endpoint of the contract', () => {
    expect(documented.map(({ name }) => name).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  })

  test('has a one-line summary that is unique in its section', () => {
    const lines = documented.map(({ operation }) => `${operation.tags?.join()}: ${operation.summary}`)
    expect(lines.filter((line) => !/^[A-Z]\w+: [A-Z][^.]{3,70}$/.test(line))).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('is in a section with a description', () => {
    const described = apiDocument.tags?.flatMap(({ name, description }) => (description ? [name] : []))
    expect(documented.flatMap(({ operation }) => operation.tags ?? []).filter((tag) => !described?.includes(tag))).toEqual([])
  })

  test('that is not public states its authentication', () => {
    const open = documented.flatMap(({ name, operation }) => (operation.security?.length === 0 ? [name] : []))
    expect(open.toSorted()).toEqual(endpoints.flatMap(({ name, meta }) => (meta.access === 'public' ? [name] : [])).toSorted())
  })
})

describe('every value that a caller sends', () => {
  test('is a number with bounds that fit its column', () => {
    const isOpen = ({ type, minimum, maximum }: Schema, at: string) => {
      if (type !== 'integer' && type !== 'number') return false
      const most = isAmount(at) ? Number.MAX_SAFE_INTEGER : INT4
      return minimum === undefined || maximum === undefined || minimum < -most || maximum > most
    }
    expect(where(isOpen)).toEqual([])
  })

  test('is a text of a limited length', () => {
    const isOpen = (schema: Schema) => {
      if (!isText(schema) || schema.enum || boundedFormats.has(schema.format ?? '')) return false
      return schema.maxLength === undefined ? long.some((text) => takes(schema, text)) : schema.maxLength > MOST_TEXT
    }
    expect(where(isOpen)).toEqual([])
  })

  test('is a text without NUL and lone surrogates, which PostgreSQL cannot store', () => {
    expect(where((schema) => isText(schema) && unstorable.some((text) => takes(schema, text)))).toEqual([])
  })

  test('is a list or record of a limited size', () => {
    const isOpen = ({ type, maxItems, additionalProperties, maxProperties }: Schema) =>
      (type === 'array' && maxItems === undefined) || (additionalProperties !== undefined && maxProperties === undefined)
    expect(where(isOpen)).toEqual([])
  })
})

test('the document names the gateway in front of the API if one is configured, and this server otherwise', async () => {
  expect(apiDocument.servers).toEqual([{ url: '/api', description: 'This server' }])
  const behind = await describeApi({ apiUrl: 'https://gateway.example/base' })
  expect(behind.servers).toEqual([{ url: 'https://gateway.example/base/api', description: 'The gateway' }])
})
