import type { AircraftType } from './network/aircraft.ts'

/** Seat letters of a row by block, for every layout in the aircraft table. */
export const lettersOf: Record<string, readonly string[]> = {
  '1-2': ['A', 'CD'],
  '2-2': ['AC', 'DF'],
  '2-3': ['AC', 'DEF'],
  '3-3': ['ABC', 'DEF'],
  '1-2-1': ['A', 'DG', 'K'],
  '2-1-2': ['AC', 'D', 'HK'],
  '2-2-2': ['AC', 'DG', 'HK'],
  '2-3-2': ['AC', 'DEG', 'HK'],
  '2-4-2': ['AC', 'DEFG', 'HK'],
  '3-3-3': ['ABC', 'DEG', 'HJK'],
  '3-4-3': ['ABC', 'DEFG', 'HJK'],
}

export interface CabinPlan {
  blocks: readonly string[]
  /** Row numbers; there is no row 13. */
  rows: readonly number[]
  exits: ReadonlySet<number>
}

const seatsIn = (blocks: readonly string[]) => blocks.reduce((sum, block) => sum + block.length, 0)

function rowNumbers(first: number, count: number): number[] {
  const rows: number[] = []
  for (let row = first; rows.length < count; row++) if (row !== 13) rows.push(row)
  return rows
}

/** The cabins of a type, front to back. Without business, economy has its rows too. */
export function cabinPlans(type: AircraftType, withBusiness: boolean): { business: CabinPlan | null; economy: CabinPlan } {
  const front = withBusiness && type.business ? (lettersOf[type.business] ?? []) : []
  const blocks = lettersOf[type.economy] ?? []
  const businessRows = front.length > 0 ? type.businessRows : 0
  const economyRows = Math.max(8, Math.floor((type.seats - businessRows * seatsIn(front)) / seatsIn(blocks)))
  const afterBusiness = type.wide ? 20 : businessRows + 1
  const first = businessRows === 0 ? 1 : afterBusiness
  const rows = rowNumbers(first, economyRows)
  const exitAt = type.wide
    ? [0, Math.floor(economyRows * 0.55)]
    : [Math.floor(economyRows * 0.42), Math.floor(economyRows * 0.42) + 1]
  const exits = new Set(exitAt.map((index) => rows[index] ?? 0))
  return {
    business: businessRows > 0 ? { blocks: front, rows: rowNumbers(1, businessRows), exits: new Set() } : null,
    economy: { blocks, rows, exits },
  }
}
