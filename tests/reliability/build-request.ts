import type { Belongings } from '../api/belongings.ts'
import { areaOf } from '../api/ids-for.ts'
import type { Hostile } from './hostile-values.ts'
import type { Field, Operation } from './read-operations.ts'

export interface BuiltRequest {
  method: Operation['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Percent-encodes as UTF-8, including lone surrogates. */
const encode = (value: string): string => [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** A value in a URL: a string's text, or the JSON of anything else. */
function plain(value: Hostile): string {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'string' ? read : value
  } catch {
    return value
  }
}

/** The id for an operation's path among those of an agency: its own, its area's with that name, any area's with that name, or its area's. */
export function idFor(operation: Pick<Operation, 'name' | 'path'>, name: string, ids: Belongings): string {
  const area = areaOf(operation)
  return ids[`${operation.name}.${name}`] ?? ids[`${area}.${name}`] ?? ids[name] ?? ids[area] ?? crypto.randomUUID()
}

/** A valid request except for one value. */
export function buildRequest(operation: Operation, ids: Belongings, change?: { field: Field; value: Hostile }): BuiltRequest {
  const { method, body } = operation
  const isAt = (where: Field['in'], name: string) => change?.field.in === where && change.field.at[0] === name
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isAt('path', name) ? encode(plain(change?.value ?? '')) : idFor(operation, name, ids),
  )
  const query = change?.field.in === 'query' ? `?${change.field.at[0]}=${encode(plain(change.value))}` : ''
  const request = { method, url: `/api${path}${query}`, headers: { host: 'localhost' } }
  if (!body) return request
  const payload = change?.field.in === 'body' ? spoiled(body, change.field.at, change.value) : JSON.stringify(body)
  return { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, payload }
}

const MARK = '@@here@@'

/** The body as JSON with `value` inserted as raw text, which may be invalid JSON. */
function spoiled(body: object, at: Field['at'], value: Hostile): string {
  return JSON.stringify(put(body, at)).replace(`"${MARK}"`, () => value)
}

function put(node: unknown, [step, ...rest]: Field['at']): unknown {
  if (step === undefined) return MARK
  if (typeof step === 'number')
    return [put(Array.isArray(node) ? node[step] : null, rest), ...(Array.isArray(node) ? node.slice(1) : [])]
  const record: Record<string, unknown> = Object(node)
  return { ...record, [step]: put(record[step], rest) }
}
