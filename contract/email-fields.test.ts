import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'

/** A schema and all its nested schemas. The library represents a check of a string as a schema; such a check is not included. */
function* schemasBelow(node: unknown, seen = new Set<unknown>()): Generator<z.ZodType> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  if (node instanceof z.ZodType) {
    yield node
    yield* schemasBelow({ ...node.def, checks: undefined }, seen)
  } else for (const child of Object.values(node)) yield* schemasBelow(child, seen)
}

const isEmail = (schema: z.ZodType): boolean => 'format' in schema && schema.format === 'email'

test('every e-mail address in the contract is trimmed before it is validated', () => {
  const inputs = (node: object): unknown[] =>
    '~orpc' in node ? [Object(node['~orpc']).inputSchema] : Object.values(node).flatMap((child) => inputs(Object(child)))
  const addresses = inputs(contract).flatMap((input) => [...schemasBelow(input)].filter(isEmail))
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) expect(address.parse('  ada@skyways.test ')).toBe('ada@skyways.test')
})
