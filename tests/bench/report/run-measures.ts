import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bound, Line, Measure, Reading } from '../measure.ts'
import { type Spread, spreadOf } from '../spread.ts'

export interface Row {
  line: Line
  value: Spread
  reference: Spread | null
  ratio: Spread | null
}

/** BENCH_ROUNDS=1 is a quick check of a measure on a busy machine. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** Runs the rounds of one measure, the product and the reference in turn. Medians are over rounds; a ratio is taken within each. */
export async function runMeasure(measure: Measure): Promise<Row[]> {
  const opened = await measure.open()
  const readings: Reading[] = []
  try {
    for (let round = 0; round < (measure.rounds ?? ROUNDS); round += 1) readings.push(...(await opened.round()))
  } finally {
    await opened.close()
  }
  return Object.entries(measure.lines).map(([key, line]) => {
    const mine = readings.filter((reading) => reading.line === key)
    const compared = mine.flatMap(({ value, reference }) => (reference === undefined ? [] : [{ value, reference }]))
    // A reference of zero has no ratio.
    const ratios = compared.flatMap(({ value, reference }) => (reference === 0 ? [] : [value / reference]))
    return {
      line,
      value: spreadOf(mine.map(({ value }) => value)),
      reference: compared.length > 0 ? spreadOf(compared.map(({ reference }) => reference)) : null,
      ratio: ratios.length > 0 ? spreadOf(ratios) : null,
    }
  })
}

/** `met`, `missed`, or empty without a bound. */
export function judge(row: Row, bound: Bound | undefined): '' | 'met' | 'missed' {
  if (!bound) return ''
  const figure = bound.of === 'value' ? row.value.median : (row.ratio?.median ?? Number.NaN)
  return (bound.is === 'at least' ? figure >= bound.at : figure <= bound.at) ? 'met' : 'missed'
}

/** How busy this machine is otherwise: the share of its processors used during a second of waiting. */
export async function readOtherLoad(): Promise<{ busy: number; processors: number; loadAverage: number }> {
  const total = () =>
    cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + times.idle + times.user + times.sys + times.nice + times.irq,
      }),
      { idle: 0, all: 0 },
    )
  const before = total()
  await wait(1_000)
  const after = total()
  const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
  return { busy, processors: cpus().length, loadAverage: loadavg()[0] ?? 0 }
}
