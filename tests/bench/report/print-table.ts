import type { Bound } from '../measure.ts'
import type { Spread } from '../spread.ts'
import { judge, type Row } from './run-measures.ts'

const heads = ['goal', 'measure', 'median (range)', 'reference', 'ratio (range)', 'must', 'goal', 'must is']

/** Three significant digits. */
const short = (value: number): string => {
  if (Number.isNaN(value)) return '-'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))))
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(3, digits) })
}

const spread = ({ median, least, most }: Spread, unit: string) => `${short(median)}${unit} (${short(least)}-${short(most)})`

const bound = (given: Bound | undefined, unit: string) =>
  given ? `${given.is === 'at least' ? '>=' : '<='} ${short(given.at)}${given.of === 'ratio' ? 'x' : unit}` : ''

const unitOf = (unit: string) => (unit === '' || unit.startsWith('/') ? unit : ` ${unit}`)

export function cellsOf(row: Row): string[] {
  const { line, value, reference, ratio } = row
  const unit = unitOf(line.unit)
  return [
    line.id,
    line.what,
    spread(value, unit),
    reference ? `${line.reference}: ${short(reference.median)}${unit}` : '',
    ratio ? spread(ratio, 'x') : '',
    bound(line.must, unit),
    bound(line.goal, unit),
    judge(row, line.must),
  ]
}

/** The rows as a Markdown table; `isAligned` for the terminal, else as narrow as possible. */
export function toTable(rows: readonly Row[], { isAligned }: { isAligned: boolean }): string {
  const cells = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, at) => (isAligned ? Math.max(...cells.map((row) => (row[at] ?? '').length)) : 1))
  const text = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = cells
  return [text(head), rule, ...body.map(text)].join('\n')
}

/** How many bounds were met: `24 of 30 musts met, 11 of 28 goals reached`. */
export function tally(rows: readonly Row[]): string {
  const count = (bounds: readonly (readonly [Row, Bound | undefined])[]) => {
    const judged = bounds.map(([row, given]) => judge(row, given)).filter((verdict) => verdict !== '')
    return `${judged.filter((verdict) => verdict === 'met').length} of ${judged.length}`
  }
  const musts = rows.map((row) => [row, row.line.must] as const)
  const goals = rows.map((row) => [row, row.line.goal] as const)
  return `${count(musts)} musts met, ${count(goals)} goals reached`
}
