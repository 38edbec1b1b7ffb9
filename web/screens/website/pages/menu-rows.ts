import type { AnyPageId } from '#domain/site/pages.ts'
import type { MenuEntry } from '#domain/site/site.ts'

/** The menu as rows: pages below an entry follow it. */
export interface MenuRow {
  page: AnyPageId
  isUnder: boolean
}

export const toRows = (menu: readonly MenuEntry[]): MenuRow[] =>
  menu.flatMap(({ page, under }) => [{ page, isUnder: false }, ...under.map((one) => ({ page: one, isUnder: true }))])

/** A first row cannot be below another one. */
export function toMenu(rows: readonly MenuRow[]): MenuEntry[] {
  const menu: MenuEntry[] = []
  for (const { page, isUnder } of rows) {
    const above = menu.at(-1)
    if (isUnder && above) above.under.push(page)
    else menu.push({ page, under: [] })
  }
  return menu
}

/** The number of rows that move together: an entry and the pages below it. */
function lengthAt(rows: readonly MenuRow[], at: number): number {
  if (rows[at]?.isUnder) return 1
  const next = rows.findIndex(({ isUnder }, each) => each > at && !isUnder)
  return (next === -1 ? rows.length : next) - at
}

/** Moves a row, with those below it, to the index of another one. */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  const length = lengthAt(rows, from)
  if (to >= from && to < from + length) return [...rows]
  const moved = rows.slice(from, from + length)
  const rest = rows.filter((_, at) => at < from || at >= from + length)
  const target = to > from ? to - length + 1 : to
  return toRows(toMenu([...rest.slice(0, target), ...moved, ...rest.slice(target)]))
}

/** Moves one step up or down: a page within its entry, and beyond its ends out of it; an entry past whole entries. */
export function stepRow(rows: readonly MenuRow[], at: number, by: -1 | 1): MenuRow[] {
  if (rows[at]?.isUnder) return moveRow(rows, at, at + by)
  const starts = rows.flatMap(({ isUnder }, each) => (isUnder ? [] : [each]))
  const turn = starts.indexOf(at)
  const [before, after] = [starts[turn - 1], starts[turn + 1]]
  if (by === -1) return before === undefined ? [...rows] : moveRow(rows, at, before)
  return after === undefined ? [...rows] : moveRow(rows, at, after + lengthAt(rows, after) - 1)
}

/** Moves a page below the entry above it, or out of it; the pages below it move along. The first row is unchanged. */
export function nestRow(rows: readonly MenuRow[], at: number, isUnder: boolean): MenuRow[] {
  if (at === 0) return [...rows]
  return toRows(toMenu(rows.map((row, each) => (each === at ? { ...row, isUnder } : row))))
}
