import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import { describeApi } from '#server/http/api/describe-api.ts'

/** JSON Schema as used in the document. */
export interface Schema {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  contentMediaType?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
}

export interface DocumentedOperation {
  /** `orders.get` */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/orders/{id}` */
  path: string
  operation: OpenAPI.OperationObject
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  /** Null without a body. */
  body: { type: string; schema: Schema } | null
}

export const apiDocument = await describeApi()

/** The schema itself, named or inline. */
export function resolve(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? resolve(Object(apiDocument.components?.schemas)[name]) : schema
}

/** Every operation of the document. */
export const documented: DocumentedOperation[] = Object.entries(apiDocument.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries<OpenAPI.OperationObject>(Object(methods)).map(([method, operation]) => {
    const [content] = Object.entries<{ schema: Schema }>(Object(operation.requestBody).content ?? {})
    return {
      name: operation.operationId ?? '',
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
      path,
      operation,
      parameters: Object(operation.parameters ?? []),
      body: content ? { type: content[0], schema: content[1].schema } : null,
    }
  }),
)

/** Every value that a caller sends, including those within lists and unions: `checkouts.pay body.total.amount`. */
export const inputs: { at: string; schema: Schema }[] = documented.flatMap(({ name, parameters, body }) => [
  ...parameters.flatMap((one) => placesOf(one.schema, `${name} ${one.in} ${one.name}`)),
  ...(body ? placesOf(body.schema, `${name} body`) : []),
])

function placesOf(given: Schema, at: string): { at: string; schema: Schema }[] {
  const schema = resolve(given)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    { at, schema },
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => placesOf(child, `${at}.${name}`)),
    ...(schema.items ? placesOf(schema.items, `${at}.0`) : []),
    ...(schema.additionalProperties ? placesOf(schema.additionalProperties, `${at}.*`) : []),
    ...choices.flatMap((choice) => placesOf(choice, at)),
  ]
}
