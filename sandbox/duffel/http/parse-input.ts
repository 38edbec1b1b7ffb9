import { z } from 'zod'
import type { ProblemCode } from './error-table.ts'
import { Problem, type ProblemItem, problem, sourceOf } from './problem.ts'

type Issue = z.core.$ZodIssue

const codeOf: Partial<Record<Issue['code'], ProblemCode>> = {
  invalid_format: 'validation_format',
  invalid_value: 'validation_inclusion',
  too_small: 'validation_length',
  too_big: 'validation_length',
}

const isBlank = (issue: Issue) =>
  (issue.code === 'invalid_type' && issue.input === undefined) || (issue.code === 'invalid_value' && issue.input === undefined)

function itemOf(issue: Issue): ProblemItem {
  const source = sourceOf(issue.path)
  if (isBlank(issue) || issue.input === null) {
    return { code: 'validation_required', message: `Field '${source.field}' can't be blank`, source }
  }
  const custom = issue.code === 'custom' ? issue.params?.code : undefined
  const code = typeof custom === 'string' ? customCodes[custom] : codeOf[issue.code]
  return { code: code ?? 'validation_type', message: `Field '${source.field}': ${issue.message}`, source }
}

/** Codes a schema's own checks may name through `params: { code }`. */
const customCodes: Record<string, ProblemCode> = {
  required: 'validation_required',
  format: 'validation_format',
  length: 'validation_length',
  unique: 'validation_unique',
  inclusion: 'validation_inclusion',
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  const seen = new Set<string>()
  const items = result.error.issues.map(itemOf).filter(({ source }) => {
    const pointer = typeof source === 'object' ? source.pointer : ''
    return !seen.has(pointer) && seen.add(pointer)
  })
  throw new Problem(items)
}

/** Reads the `data` of a JSON body; 400 when there is none, 422 with a source for each wrong field. */
export function parseData<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  if (typeof body !== 'object' || body === null || !('data' in body)) throw problem('missing_data_param')
  if (typeof body.data !== 'object' || body.data === null || Array.isArray(body.data)) throw problem('invalid_data_param')
  return parse(schema, body.data)
}

/** Reads the query string; 422 with a source for each wrong parameter. */
export function parseQuery<S extends z.ZodType>(schema: S, query: unknown): z.output<S> {
  return parse(schema, query)
}

/** `true` and `false` as clients write them in a query string (Python writes them capitalised). */
export const queryFlag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .transform((text) => text === 'true')

/** A whole number in a query string. */
export const queryNumber = (low: number, high: number) => z.coerce.number().int().min(low).max(high)

/** A repeatable parameter, which arrives as one text or a list of them. */
export const queryList = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())
