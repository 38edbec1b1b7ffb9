import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eachDay, inDays } from './each-day.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a value is of the day on which it is read, and a copy keeps its day', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:59:59Z'), toFake: ['Date'] })
  const search = eachDay(() => ({ from: 'LOS', depart: inDays(1) }))
  const copy = { ...search, from: 'ABV' }
  expect(search).toEqual({ from: 'LOS', depart: '2027-01-01' })
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'))
  expect(JSON.parse(JSON.stringify(search))).toEqual({ from: 'LOS', depart: '2027-01-02' })
  expect(copy).toEqual({ from: 'ABV', depart: '2027-01-01' })
})

/** Functions run later. */
const later = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
const daysFromNow = new Set(['inDays', 'startIn'])
/** Values of `eachDay`: their days are not read at import either. */
const ofEachDay = new Set<string>()

type Node = { type: string; start: number; [part: string]: unknown }
const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string'

/** Whether a node reads the clock, or a value that does. */
function readsToday(node: Node): boolean {
  const { type, callee, object, argument, property } = Object(node)
  if (type === 'NewExpression') return callee.name === 'Date' && Object(node).arguments.length === 0
  if (type === 'MemberExpression' && object.name === 'Date') return property.name === 'now'
  if (type === 'CallExpression') return daysFromNow.has(callee.name)
  return (type === 'MemberExpression' && ofEachDay.has(object.name)) || (type === 'SpreadElement' && ofEachDay.has(argument.name))
}

/** Where a file reads the clock while it is imported. */
function readsAtImport(node: Node): number[] {
  if (later.has(node.type)) return []
  const parts = Object.values(node).flat().filter(isNode)
  return [...(readsToday(node) ? [node.start] : []), ...parts.flatMap(readsAtImport)]
}

const parse = (source: string, path = 'a.ts'): Node => Object(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))

describe('what helpers of tests compute at import', async () => {
  const root = join(import.meta.dirname, '..')
  const files: { path: string; source: string }[] = []
  // A program of `bench/programs` is started for one measurement.
  for await (const path of glob('**/*.{ts,tsx}', { cwd: root }))
    if (!/\.(?:test|spec|bench)\.tsx?$|^bench.programs/.test(path))
      files.push({ path, source: readFileSync(join(root, path), 'utf8') })
  for (const { source } of files)
    for (const [, name = ''] of source.matchAll(/const (\w+)(?::[^=]+)? = eachDay\(/g)) ofEachDay.add(name)

  test('the check finds each way', () => {
    expect(ofEachDay).toContain('familyInAccra')
    const found = (source: string) => readsAtImport(parse(source)).length
    expect(found('const today = new Date().toISOString()')).toBe(1)
    expect(found('const at = { depart: addDays(inDays(2), 1), now: Date.now() }')).toBe(2)
    expect(found('const copy = { ...familyInAccra, to: familyInAccra.from }')).toBe(2)
    expect(found('const later = () => new Date(); function today() { return inDays(0) }; const fixed = new Date(0)')).toBe(0)
  })

  test('is no day: a run over midnight would have the day before', () => {
    const found = files.flatMap(({ path, source }) =>
      readsAtImport(parse(source, path)).map((start) => `${path}:${source.slice(0, start).split('\n').length}`),
    )
    expect(found).toEqual([])
  })
})
