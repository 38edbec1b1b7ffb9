import { documented, resolve, type Schema } from '../api/api-document.ts'

import { sampleBodies } from '../api/sample-bodies.ts'

/** One endpoint in the OpenAPI document. */
export interface Operation {
  /** `orders.get` */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/orders/{id}` */
  path: string
  /** Every value that a caller sends. */
  fields: Field[]
  /** A body of the right shape; null without a JSON body. */
  body: object | null
  /** The document's schema of that body. */
  schema: Schema | null
}

export interface Field {
  in: 'path' | 'query' | 'body'
  /** Steps from the outside in; a number is a list index. */
  at: (string | number)[]
  /** The field's format in the document, if any: `uuid`, `date`. */
  format: string | null
}

/** Every operation of the document. */
export const readOperations = (): Operation[] =>
  documented.map(({ name, method, path, parameters, body }) => {
    const schema = body?.type === 'application/json' ? body.schema : null
    return {
      name,
      method,
      path,
      fields: [
        ...parameters.map((one): Field => ({ in: one.in, at: [one.name], format: one.schema.format ?? null })),
        ...(schema ? fieldsOf(schema, [], sampleBodies[name]) : []),
      ],
      body: schema ? (sampleBodies[name] ?? Object(sampleOf(schema))) : null,
      schema,
    }
  })

/** The fields of a body, including those within lists and unions. Of a union that names its choices those of the sample's choice: others are no fields of it. */
function fieldsOf(given: Schema, at: Field['at'], sample: unknown): Field[] {
  const schema = resolve(given)
  const own: Field[] = at.length > 0 ? [{ in: 'body', at, format: schema.format ?? null }] : []
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => fieldsOf(child, [...at, name], Object(sample)[name])),
    ...(schema.items ? fieldsOf(schema.items, [...at, 0], Object(sample)[0]) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
      .filter((choice) => isChosen(choice, sample))
      .flatMap((choice) => fieldsOf(choice, at, sample).slice(at.length > 0 ? 1 : 0)),
  ]
  return [...own, ...inner]
}

/** Whether a sample may be of that choice of a union: none of its constants says otherwise. */
const isChosen = (choice: Schema, sample: unknown): boolean =>
  Object.entries(resolve(choice).properties ?? {}).every(([name, child]) => {
    const { const: only } = resolve(child)
    const value: unknown = Object(sample)[name]
    return only === undefined || value === undefined || value === only
  })

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

/** A minimal value of that shape. */
function sampleOf(given: Schema): unknown {
  const schema = resolve(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return sampleOf(choice)
  return samples[schema.type ?? '']?.(schema) ?? null
}
