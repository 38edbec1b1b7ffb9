/** A cell of the grid, without its headers. */
export interface Step {
  row: number
  column: number
}

const LAST = 6

const moves: Record<string, (from: Step) => Step> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: LAST }),
}

const isInside = (at: number) => at >= 0 && at <= LAST

/** Where a key leads from a cell; null where it leads nowhere. */
export function stepFrom(from: Step, key: string): Step | null {
  const next = moves[key]?.(from)
  return next && isInside(next.row) && isInside(next.column) ? next : null
}
