import type { TourPayoutDetail } from '#contract/tour-running/tour-payouts.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { type Cell, csvFile } from '../../documents/csv-file.ts'
import { readPayout } from './read-payout.ts'

type Line = TourPayoutDetail['lines'][number]

const columns: [title: string, read: (line: Line) => Cell][] = [
  ['Booking', (line) => line.reference],
  ["Reseller's reference", (line) => line.resellerReference],
  ['Tour', (line) => line.title],
  ['Day', (line) => line.day],
  ['Status', (line) => line.status],
  ['People', (line) => line.people],
  ['Currency', (line) => line.owed.currency],
  ['Price', (line) => Number(toDecimal(line.retail))],
  ['Commission', (line) => Number(toDecimal(line.commission))],
  ['Owed', (line) => Number(toDecimal(line.owed))],
]

/** The bookings of a payout as a CSV file. Throws access.not-found. */
export async function exportPayout(ctx: Ctx, wanted: { id: string }): Promise<File> {
  const { number, lines } = await readPayout(ctx, wanted)
  return csvFile(
    `payout-${number}.csv`,
    columns.map(([title]) => title),
    lines.map((line) => columns.map(([, read]) => read(line))),
  )
}
