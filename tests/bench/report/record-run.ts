import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { tally, toTable } from './print-table.ts'
import type { Row } from './run-measures.ts'

const page = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url))
const begin = '<!-- last whole run -->'
const end = '<!-- end of the last whole run -->'

/** Replaces the previous run in docs/performance.md. `machine` is a sentence. */
export async function recordRun(rows: readonly Row[], machine: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for the run: ${begin} ... ${end}`)
  const day = new Date().toISOString().slice(0, 10)
  const run = `${begin}\n${day}: ${tally(rows)}. ${machine}\n\n${toTable(rows, { isAligned: false })}\n`
  await writeFile(page, text.slice(0, from) + run + text.slice(to))
}
