import type { TestApp } from '../app.ts'
import { sampleBodies } from '../sample-bodies.ts'

/** One endpoint as the OpenAPI document tells it. */
export interface Operation {
  /** `orders.get` */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/orders/{id}` */
  path: string
  /** Every place where a caller puts a value. */
  fields: Field[]
  /** A body of the right shape; null where none is taken. */
  body: object | null
}

export interface Field {
  in: 'path' | 'query' | 'body'
  /** Steps from the outside in; a number is a place in a list. */
  at: (string | number)[]
  /** The field's format where the document tells one: `uuid`, `date`. */
  format: string | null
}

interface Schema {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  minLength?: number
}

/** Every operation of the running app's `/api/openapi.json`. */
export async function readOperations(t: TestApp): Promise<Operation[]> {
  const document = (await t.app.inject({ url: '/api/openapi.json' })).json()
  return Object.entries<Record<string, OpenApiOperation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method, operation)),
  )
}

interface OpenApiOperation {
  operationId: string
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

function toOperation(path: string, method: string, { operationId, parameters = [], requestBody }: OpenApiOperation): Operation {
  const schema = requestBody?.content['application/json']?.schema ?? null
  return {
    name: operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    fields: [
      ...parameters.map((one): Field => ({ in: one.in, at: [one.name], format: one.schema.format ?? null })),
      ...(schema ? fieldsOf(schema, []) : []),
    ],
    body: schema ? (sampleBodies[operationId] ?? Object(sampleOf(schema))) : null,
  }
}

/** The fields of a body, those within lists and choices too. */
function fieldsOf(schema: Schema, at: Field['at']): Field[] {
  const own: Field[] = at.length > 0 ? [{ in: 'body', at, format: schema.format ?? null }] : []
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => fieldsOf(child, [...at, name])),
    ...(schema.items ? fieldsOf(schema.items, [...at, 0]) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((choice) => fieldsOf(choice, at).slice(at.length > 0 ? 1 : 0)),
  ]
  return [...own, ...inner]
}

const samples: Record<string, (schema: Schema) => unknown> = {
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})])),
  array: () => [],
  string: ({ format, minLength = 1 }) => samplesByFormat[format ?? ''] ?? 'x'.repeat(minLength),
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => false,
}
const samplesByFormat: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2027-01-01',
  email: 'a@example.com',
}

/** A value of that shape, as plain as can be. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return sampleOf(choice)
  return samples[schema.type ?? '']?.(schema) ?? null
}
