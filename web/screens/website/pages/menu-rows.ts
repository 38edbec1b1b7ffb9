import type { AnyPageId } from '#domain/site/pages.ts'
import type { MenuEntry } from '#domain/site/site.ts'

/** The menu line by line: what stands under another page follows it. */
export interface MenuRow {
  page: AnyPageId
  isUnder: boolean
}

export const toRows = (menu: readonly MenuEntry[]): MenuRow[] =>
  menu.flatMap(({ page, under }) => [{ page, isUnder: false }, ...under.map((one) => ({ page: one, isUnder: true }))])

/** A first row that is set under nothing stands alone. */
export function toMenu(rows: readonly MenuRow[]): MenuEntry[] {
  const menu: MenuEntry[] = []
  for (const { page, isUnder } of rows) {
    const above = menu.at(-1)
    if (isUnder && above) above.under.push(page)
    else menu.push({ page, under: [] })
  }
  return menu
}

/** How many rows move with one: an entry takes the pages under it along. */
function lengthAt(rows: readonly MenuRow[], at: number): number {
  if (rows[at]?.isUnder) return 1
  const next = rows.findIndex(({ isUnder }, each) => each > at && !isUnder)
  return (next === -1 ? rows.length : next) - at
}

/** Moves a row, with those under it, to the place of another one. */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  const length = lengthAt(rows, from)
  if (to >= from && to < from + length) return [...rows]
  const moved = rows.slice(from, from + length)
  const rest = rows.filter((_, at) => at < from || at >= from + length)
  const target = to > from ? to - length + 1 : to
  return toRows(toMenu([...rest.slice(0, target), ...moved, ...rest.slice(target)]))
}

/** One step up or down: a page among those under its entry, and past their ends out of it; an entry past whole entries. */
export function stepRow(rows: readonly MenuRow[], at: number, by: -1 | 1): MenuRow[] {
  if (rows[at]?.isUnder) return moveRow(rows, at, at + by)
  const starts = rows.flatMap(({ isUnder }, each) => (isUnder ? [] : [each]))
  const turn = starts.indexOf(at)
  const [before, after] = [starts[turn - 1], starts[turn + 1]]
  if (by === -1) return before === undefined ? [...rows] : moveRow(rows, at, before)
  return after === undefined ? [...rows] : moveRow(rows, at, after + lengthAt(rows, after) - 1)
}

/** Puts a page under the entry above it, or takes it out; those under it go along. The first row stays where it is. */
export function nestRow(rows: readonly MenuRow[], at: number, isUnder: boolean): MenuRow[] {
  if (at === 0) return [...rows]
  return toRows(toMenu(rows.map((row, each) => (each === at ? { ...row, isUnder } : row))))
}
