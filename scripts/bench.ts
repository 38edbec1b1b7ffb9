import { parseArgs } from 'node:util'
import { migratedDump } from '#server/db/engine/make-migrated-dump.ts'
import { measures } from '#tests/bench/registry.ts'
import { tally, toTable } from '#tests/bench/report/print-table.ts'
import { recordRun } from '#tests/bench/report/record-run.ts'
import { type Row, readOtherLoad, runMeasure } from '#tests/bench/report/run-measures.ts'
import { buildWeb } from './bundle/build-web.ts'

/**
 * `npm run bench [name ...]`: measures the product on this machine, as ratios to references of the same run, next to the goals. `npm run bench --
 * --record` replaces the last complete run in docs/performance.md. It fails if a measurement is impossible, never because of a figure.
 */
// process.exit also ends the databases and programs that were started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
const { positionals: names, values } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean' } } })
const unknown = names.filter((name) => !measures.some((measure) => measure.name === name))
if (unknown.length > 0) {
  console.error(`No such measure: ${unknown.join(', ')}. There are: ${measures.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (values.record && names.length > 0) {
  console.error('Only a whole run is recorded: --record takes no names.')
  process.exit(1)
}
const wanted = measures.filter(({ name }) => names.length === 0 || names.includes(name))
if (wanted.some((measure) => measure.needsWeb)) {
  await migratedDump()
  if (!(await buildWeb())) process.exit(1)
}
const before = await readOtherLoad()
const rows: Row[] = []
for (const measure of wanted) {
  const started = performance.now()
  try {
    const { busy } = await readOtherLoad()
    const measured = await runMeasure(measure)
    rows.push(...measured)
    const seconds = ((performance.now() - started) / 1_000).toFixed(0)
    console.error(`${measure.name}: ${seconds} s, other programs used ${(busy * 100).toFixed(0)} % before it`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${measure.name} could not be measured:`, error)
  }
}
const after = await readOtherLoad()
const percent = (busy: number) => `${(busy * 100).toFixed(0)} %`
const machine = `${before.processors} processors; other programs kept them ${percent(before.busy)} busy before and ${percent(after.busy)} after. Node ${process.versions.node}.`
console.log(`\n${toTable(rows, { isAligned: true })}\n\n${tally(rows)}. ${machine}`)
if (values.record) await recordRun(rows, machine)
process.exit()
