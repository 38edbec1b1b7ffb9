import type { ListingFacts } from './listing-facts.ts'
import { REACH_METRES } from './score-pair.ts'

/** Cells as wide as the maximum distance of two matching listings: everything within reach of a point is in its cell or a neighbour. */
export interface Grid<T extends { facts: ListingFacts }> {
  add(item: T): void
  remove(item: T): void
  /** The cell of a point and its eight neighbours. Plain lists, because they are iterated for every pair of a city. */
  around(facts: ListingFacts): (readonly T[])[]
}

const ROW = 100_000
const cellAt = (column: number, row: number) => row * ROW + column
const columnOf = ({ x }: ListingFacts) => Math.floor(x / REACH_METRES)
const rowOf = ({ y }: ListingFacts) => Math.floor(y / REACH_METRES)

export function createGrid<T extends { facts: ListingFacts }>(): Grid<T> {
  const cells = new Map<number, T[]>()
  const cellOf = ({ facts }: T) => cellAt(columnOf(facts), rowOf(facts))
  return {
    add(item) {
      const cell = cellOf(item)
      const there = cells.get(cell)
      if (there) there.push(item)
      else cells.set(cell, [item])
    },
    remove(item) {
      const there = cells.get(cellOf(item))
      const at = there?.indexOf(item) ?? -1
      if (at >= 0) there?.splice(at, 1)
    },
    around(facts) {
      const found: T[][] = []
      const [column, row] = [columnOf(facts), rowOf(facts)]
      for (let north = row - 1; north <= row + 1; north++)
        for (let east = column - 1; east <= column + 1; east++) {
          const there = cells.get(cellAt(east, north))
          if (there) found.push(there)
        }
      return found
    },
  }
}
