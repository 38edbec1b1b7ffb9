import type { ZodToJsonSchemaConverterOptions } from '@orpc/zod/zod4'
import { globalRegistry } from 'zod'

type Interceptor = NonNullable<ZodToJsonSchemaConverterOptions['interceptors']>[number]
type JsonSchema = Awaited<ReturnType<Interceptor>>[1]
type ZodType = Parameters<Interceptor>[0]['schema']

/** Formats that JSON Schema defines exactly as Zod checks them. */
const exactFormats = new Set(['date', 'uri'])

interface Check {
  check: string
  pattern?: RegExp
  tx?: (value: string) => unknown
  minimum?: number
  error?: (issue: object) => string | { message: string } | null | undefined
}

/** A schema made by a format, such as `z.email()`, is itself the check. */
const checksOf = (schema: ZodType): Check[] => {
  const { check, checks = [] } = Object(schema._zod.def)
  return [...(check ? [Object(schema._zod.def)] : []), ...checks.map((one: ZodType) => Object(one._zod.def))]
}

/** Zod's patterns for formats that are wider in JSON Schema, such as any UUID instead of those of RFC 9562. */
const patternsOf = (checks: Check[]): string[] =>
  checks.flatMap(({ check, pattern }) => (check === 'string_format' && pattern ? [pattern.source] : []))

/** A text of spaces is empty after trimming. */
function trimmedPattern(checks: Check[]): string[] {
  const isTrimmed = checks.some(({ check, tx }) => check === 'overwrite' && tx?.(' a ') === 'a')
  const least = Math.max(0, ...checks.map(({ check, minimum }) => (check === 'min_length' ? (minimum ?? 0) : 0)))
  if (!isTrimmed || least === 0) return []
  return [least === 1 ? '\\S' : `\\S[^]{${least - 2},}\\S`]
}

/** The message of a rule that JSON Schema cannot express. */
const rulesOf = (checks: Check[]): string[] =>
  checks.flatMap(({ check, error }) => {
    const says = check === 'custom' ? error?.({}) : null
    return typeof says === 'string' ? [says] : (says?.message ?? [])
  })

function withPatterns(json: JsonSchema, patterns: string[]): JsonSchema {
  const known = new Set([json.pattern, ...(json.allOf ?? []).map((one) => Object(one).pattern)])
  const [first, ...others] = patterns.filter((pattern) => !known.has(pattern))
  if (first === undefined) return json
  const rest = json.pattern === undefined ? others : [first, ...others]
  return {
    ...json,
    pattern: json.pattern ?? first,
    ...(rest.length > 0 ? { allOf: [...(json.allOf ?? []), ...rest.map((pattern) => ({ pattern }))] } : {}),
  }
}

/**
 * Completes the converter's output for a Zod schema, so that the document refuses what the server refuses: patterns beside formats, trimmed texts,
 * messages of refinements, and everything in `.meta()`.
 */
export const describeSchema: Interceptor = ({ schema, options, next }) => {
  const [required, json] = next()
  if (options.strategy === 'output') return [required, json]
  const checks = checksOf(schema)
  const isText = json.type === 'string' && !exactFormats.has(json.format ?? '')
  const patterns = isText ? [...patternsOf(checks), ...trimmedPattern(checks)] : []
  const meta = globalRegistry.get(schema) ?? {}
  const rules = rulesOf(checks)
  const description = [meta.description, ...rules].filter(Boolean).join(' ')
  return [required, { ...withPatterns(json, patterns), ...meta, ...(description ? { description } : {}) }]
}
