import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** `test.describe.each(...)` as `['test', 'describe', 'each']`; empty for other calls. */
function chainOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'CallExpression') return chainOf(callee.callee)
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return []
  return [...chainOf(callee.object), String(callee.property.name)]
}

const blocks = new Set(['test', 'it', 'describe'])
/** Calls whose tests run; tests under `skip`, `todo` or `fixme` do not count. */
const runs = new Set([...blocks, 'each', 'for', 'runIf'])

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
/** `%s` and `$name` of `test.each`. */
const slots = /%[sdifjoO#]|\\\$[a-zA-Z.]+/g
const asPattern = (text: string) => escaped(text).replaceAll(slots, '.+')

/** The title of a test as a pattern: interpolated parts match anything. Null for a title that is not a literal. */
function patternOf(title: unknown): string | null {
  if (!isNode(title)) return null
  if (title.type === 'Literal' && typeof title.value === 'string') return asPattern(title.value)
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return null
  return title.quasis.map(({ value }: { value: { cooked: string } }) => asPattern(value.cooked)).join('.+')
}

function patternsIn(node: Node, around: string): string[] {
  const [title] = node.type === 'CallExpression' && Array.isArray(node.arguments) ? node.arguments : []
  const chain = node.type === 'CallExpression' ? chainOf(node.callee) : []
  const isBlock = blocks.has(chain[0] ?? '')
  if (isBlock && !chain.every((name) => runs.has(name))) return []
  const pattern = isBlock ? patternOf(title) : null
  if (pattern === null) return childrenOf(node).flatMap((child) => patternsIn(child, around))
  if (!chain.includes('describe')) return [around + pattern]
  return childrenOf(node).flatMap((child) => patternsIn(child, `${around}${pattern} > `))
}

/** The titles of the tests in a file, with those of their `describe` blocks, as patterns. Parsed from the source, without running it. */
export function readTestTitles(file: string): RegExp[] {
  const program: unknown = parseSync(file, readFileSync(file, 'utf8')).program
  return isNode(program) ? patternsIn(program, '').map((pattern) => new RegExp(`^${pattern}$`, 'u')) : []
}
