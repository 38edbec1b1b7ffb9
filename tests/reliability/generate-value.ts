import fc from 'fast-check'
import { resolve, type Schema } from '../api/api-document.ts'

/** Texts for patterns that the generator does not support, such as those of names; the first ones that match are used. */
const texts = [
  'Ada',
  'ada@example.com',
  'https://example.com',
  '+2348031234567',
  'LOS',
  'NG',
  'QR:ACME1',
  '/deals',
  '#1e61dc',
  'A1B2C3',
]

const patternsOf = ({ pattern, allOf = [] }: Schema): RegExp[] =>
  [pattern, ...allOf.map((one) => one.pattern)].flatMap((one) => (one === undefined ? [] : [new RegExp(one, 'u')]))

const day = (from: string, until: string) =>
  fc.date({ min: new Date(from), max: new Date(until), noInvalidDate: true }).map((date) => date.toISOString())

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: day('2026-12-01', '2027-10-31').map((date) => date.slice(0, 10)),
  'date-time': day('2026-12-01', '2027-10-31'),
  email: fc.constantFrom('ada@example.com', 'o.eze+1@mail.example.org'),
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { format = '', minLength = 0, maxLength = 40 } = schema
  const known = byFormat[format]
  if (known) return known
  const patterns = patternsOf(schema)
  const fits = (text: string) =>
    [...text].length >= minLength && [...text].length <= maxLength && patterns.every((one) => one.test(text))
  const free = fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 12) })
    .filter((text) => text.length <= maxLength)
  const samples = texts.filter(fits)
  const made = patterns.map((one) => one.source).filter((source) => !source.includes('\\ud800'))
  // Simple patterns are matched by chance; for others the generator makes texts if it supports them.
  if (made.every((source) => source.startsWith('\\S'))) return free.filter(fits)
  return fc.oneof(
    ...(samples.length > 0 ? [fc.constantFrom(...samples)] : []),
    ...matching(patterns.find((one) => one.source === made[0])).map((one) => one.filter(fits)),
  )
}

function matching(pattern: RegExp | undefined): fc.Arbitrary<string>[] {
  try {
    return pattern ? [fc.stringMatching(pattern)] : []
  } catch {
    return []
  }
}

const numberOf = ({ minimum = 0, maximum = 1_000 }: Schema) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.integer({ min: Math.ceil(minimum), max: Math.min(maximum, minimum + 9) }),
  )

const makers: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = 3 }) =>
    fc.array(generate(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) }),
  object: ({ properties = {}, required = [], additionalProperties }) =>
    additionalProperties
      ? fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), generate(additionalProperties), { maxKeys: 3 })
      : fc.record(Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, generate(child)])), {
          requiredKeys: required,
        }),
}

/** Values of the type, length, pattern and range of a schema. Rules over several fields are ignored. */
export function generate(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(generate))
  return makers[schema.type ?? '']?.(schema) ?? fc.jsonValue({ maxDepth: 1 })
}
